extension UIView {
    func endEditingInside(_ force: Bool) -> Bool {
        guard let editor = FirstResponder.current as? UIView, editor.isDescendant(of: self) else { return false }
        if editor.resignFirstResponder() { return true }
        if force { FirstResponder.forget(editor) }
        return force
    }
}
