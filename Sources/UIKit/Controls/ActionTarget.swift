@_spi(Quince) import QuinceFoundation

/// A target for controls, gesture recognizers and display links whose action calls a closure.
///
/// Whoever adds it keeps it: controls and recognizers hold their targets weakly.
@MainActor package final class ActionTarget: NSObject {
    /// The action to add with the target.
    package static let selector = Selector("perform:")
    private let body: (AnyObject?) -> Void

    /// - Parameter body: Called with the sender of each action message.
    package init(_ body: @escaping (AnyObject?) -> Void) {
        self.body = body
        super.init()
        Self.register
    }

    private static let register: Void = ObjectRuntime.register(ActionTarget.self) { entry in
        entry.method(selector.name) { object, arguments in
            let sender = arguments.first as AnyObject?
            nonisolated(unsafe) let sent = sender
            MainActor.assumeIsolated { (object as? ActionTarget)?.body(sent) }
            return nil
        }
    }
}
