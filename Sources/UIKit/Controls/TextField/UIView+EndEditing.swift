extension UIView {
    /// Makes the view or a subview of it that is first responder give that up; `force` does not ask it.
    @discardableResult public func endEditing(_ force: Bool) -> Bool {
        guard let editor = FirstResponder.current as? UIView, editor.isDescendant(of: self) else { return false }
        if editor.resignFirstResponder() { return true }
        if force { FirstResponder.forget(editor) }
        return force
    }
}
