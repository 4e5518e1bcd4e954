/// The responder that gets keys and nil-targeted actions first; one for the application, as the key window's.
@MainActor enum FirstResponder {
    private(set) weak static var current: UIResponder?
    /// Whether one responder gives way to another: the keyboard stays meanwhile.
    private static var isHandingOver = false

    static func make(_ responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let view = responder as? UIView, view.window == nil { return false }
        guard giveUp(for: responder) else { return false }
        current = responder
        responder.didBecomeFirstResponder()
        return true
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard current === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        current = nil
        if !isHandingOver { KeyboardController.shared.update() }
        return true
    }

    /// Lets the current first responder resign for another one.
    private static func giveUp(for responder: UIResponder) -> Bool {
        guard let current else { return true }
        isHandingOver = true
        defer { isHandingOver = false }
        return current.canResignFirstResponder && current.resignFirstResponder()
    }

    /// Leaves nobody first responder, and asks and tells nobody.
    static func reset() { current = nil }

    /// Takes the role from a view that leaves its window, without asking.
    static func forget(_ responder: UIResponder) {
        guard current === responder else { return }
        _ = responder.resignFirstResponder()
        if current === responder {
            current = nil
            KeyboardController.shared.update()
        }
    }
}
