/// A text field or text view: what both do to their text in the same way.
@MainActor protocol TextEditing: UIView, UITextInput, TextInputReceiver {
    var editor: TextEditor { get }
    /// Whether text can be selected.
    var isSelectable: Bool { get }
    /// Puts typed text in place of the selection or the marked text, asking the delegate.
    func type(_ text: String)
    /// Removes text as typing does, asking the delegate; nothing for nil.
    func deleteTyped(_ range: NSRange?)
    /// Shows the editing commands above the selection.
    func showEditMenu()
}

extension TextEditing {
    private var selectedText: String { editor.text.substring(with: editor.selection) }

    /// Whether an editing command makes sense now.
    func performsEditAction(_ action: EditAction) -> Bool {
        let isSelected = editor.selection.length > 0
        return switch action {
        case .cut: isSelected && acceptsText && !isSecureTextEntry
        case .delete: isSelected && acceptsText
        case .copy: isSelected && !isSecureTextEntry
        case .paste: acceptsText && UIPasteboard.general.hasStrings
        case .select: !isSelected && editor.length > 0 && isSelectable
        case .selectAll: editor.selection.length < editor.length && isSelectable
        }
    }

    func performEditAction(_ action: EditAction) {
        switch action {
        case .cut:
            UIPasteboard.general.string = selectedText
            deleteTyped(editor.selection)
        case .copy: UIPasteboard.general.string = selectedText
        case .delete: deleteTyped(editor.selection)
        case .paste: if let text = UIPasteboard.general.string { type(text) }
        case .select:
            editor.selectWord(at: editor.head)
            showEditMenu()
        case .selectAll:
            editor.selectAll()
            showEditMenu()
        }
    }

    /// Does what ⌘ with a key does; false where that is nothing.
    func performCommandKey(_ key: UIKeyboardHIDUsage) -> Bool {
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
