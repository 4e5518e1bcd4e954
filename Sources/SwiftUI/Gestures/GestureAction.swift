@_spi(Quince) import QuinceFoundation

/// Calls a closure for a recognizer.
@MainActor final class GestureAction: NSObject {
    private let action: @MainActor (UIGestureRecognizer) -> Void
    private static let isRegistered: Void = ObjectRuntime.register(GestureAction.self) { type in
        type.method("recognized:") { object, arguments in
            guard let recognizer = arguments.first as? UIGestureRecognizer else { return nil }
            (object as? GestureAction)?.action(recognizer)
            return nil
        }
    }

    init(_ recognizer: UIGestureRecognizer, _ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.action = action
        super.init()
        _ = Self.isRegistered
        recognizer.addTarget(self, action: Selector("recognized:"))
    }
}
