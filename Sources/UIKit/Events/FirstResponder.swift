/// The responder that gets keys and nil-targeted actions first; one for the application, as the key window's.
@MainActor enum FirstResponder {
    private(set) weak static var current: UIResponder?
    /// Told after the first responder changed; text input shows and hides the keyboard with it.
    static var observers: [(UIResponder?) -> Void] = []

    static func make(_ responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let view = responder as? UIView, view.window == nil { return false }
        if let current {
            guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
        }
        current = responder
        for observer in observers { observer(responder) }
        return true
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard current === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        current = nil
        for observer in observers { observer(nil) }
        return true
    }

    /// Leaves nobody first responder, and asks and tells nobody.
    static func reset() { current = nil }

    /// Takes the role from a view that leaves its window, without asking.
    static func forget(_ responder: UIResponder) {
        guard current === responder else { return }
        _ = responder.resignFirstResponder()
        if current === responder {
            current = nil
            for observer in observers { observer(nil) }
        }
    }
}
