extension UITextField: TextInputReceiver {
    package var acceptsText: Bool { true }
    package func insertTyped(_ text: String) { insertText(text) }
    package func deleteTypedBackward() { deleteBackward() }
}

extension UITextField: UIKeyInput {
    func type(_ text: String) {
        guard text != "\n", text != "\r" else {
            returnPressed()
            return
        }
        let selected = editor.marked ?? editor.selection
        let replaced = clearsOnInsertion ? NSRange(location: 0, length: editor.length) : selected
        clearsOnInsertion = false
        editor.marked = nil
        replace(replaced, with: text.replacingOccurrences(of: "\n", with: " "))
    }

    func movedPosition(_ position: UITextPosition, _ offset: Int) -> UITextPosition? {
        guard let start = (position as? TextOffset)?.offset, (0...editor.length).contains(start + offset) else { return nil }
        return TextOffset(start + offset)
    }

    func substring(_ range: UITextRange) -> String? {
        guard let range = (range as? TextOffsetRange)?.range, range.location + range.length <= editor.length else { return nil }
        return editor.text.substring(with: range)
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
        case .keyboardDeleteForward: if let range = editor.forwardRange { replace(range, with: "") }
        default: return command && edit(key.keyCode)
        }
        clearsOnInsertion = false
        return true
    }

    private func edit(_ key: UIKeyboardHIDUsage) -> Bool {
        switch key {
        case .keyboardA: selectAll(nil)
        case .keyboardC: copy(nil)
        case .keyboardX: cut(nil)
        case .keyboardV: paste(nil)
        default: return false
        }
        return true
    }
}
