@_spi(Quince) import QuinceFoundation

/// Receives what gestures send, and calls closures.
@MainActor final class ViewActions: NSObject {
    static let selector = Selector("perform:")
    private let body: (AnyObject?) -> Void

    init(_ body: @escaping (AnyObject?) -> Void) {
        self.body = body
        super.init()
        Self.register
    }

    private static let register: Void = ObjectRuntime.register(ViewActions.self) { entry in
        entry.method(selector.name) { object, arguments in
            let sender = arguments.first as AnyObject?
            nonisolated(unsafe) let sent = sender
            MainActor.assumeIsolated { (object as? ViewActions)?.body(sent) }
            return nil
        }
    }
}
