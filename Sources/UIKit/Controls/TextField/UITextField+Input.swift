extension UITextField: TextEditing {
    var isSelectable: Bool { true }
    package var acceptsText: Bool { true }
    package func insertTyped(_ text: String) { insertText(text) }
    package func deleteTypedBackward() { deleteBackward() }
}

extension UITextField {
    func deleteTyped(_ range: NSRange?) { if let range { replace(range, with: "") } }

    func type(_ text: String) {
        guard text != "\n", text != "\r" else {
            returnPressed()
            return
        }
        let selected = editor.marked ?? editor.selection
        let replaced = clearsOnInsertion ? editor.everything : selected
        clearsOnInsertion = false
        editor.marked = nil
        replace(replaced, with: text.replacingOccurrences(of: "\n", with: " "))
    }

    // MARK: Hardware keys

    /// Handles a key that edits or moves; false for others.
    package func handleTyped(_ key: UIKey) -> Bool {
        let shift = key.modifierFlags.contains(.shift), command = key.modifierFlags.contains(.command)
        switch key.keyCode {
        case .keyboardLeftArrow: command ? editor.move(to: 0, extending: shift) : editor.move(by: -1, extending: shift)
        case .keyboardRightArrow: command ? editor.move(to: editor.length, extending: shift) : editor.move(by: 1, extending: shift)
        case .keyboardUpArrow, .keyboardHome: editor.move(to: 0, extending: shift)
        case .keyboardDownArrow, .keyboardEnd: editor.move(to: editor.length, extending: shift)
        case .keyboardDeleteForward: deleteTyped(editor.forwardRange)
        default: return command && performCommandKey(key.keyCode)
        }
        clearsOnInsertion = false
        return true
    }

    /// Shows the editing commands above the selection.
    func showEditMenu() {
        guard isFirstResponder else { return }
        let place = firstRect(for: TextOffsetRange(editor.selection)).common(bounds)
        EditMenu.show(for: self, above: place.isNull ? bounds : place)
    }

    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(self, editMenuForCharactersIn: editor.selection, suggestedActions: suggestedActions)
    }

    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }

    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }
}
