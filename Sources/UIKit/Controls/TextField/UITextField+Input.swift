/// A place in text.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A part of text.
@preconcurrency @MainActor open class UITextRange: NSObject {
    open var isEmpty: Bool { true }
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
}

/// A position as an offset in UTF-16 units.
final class TextOffset: UITextPosition {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
}

final class TextOffsetRange: UITextRange {
    let range: NSRange
    init(_ range: NSRange) { self.range = range }
    /// The text between two positions, in whatever order.
    init?(between first: UITextPosition, and second: UITextPosition) {
        guard let first = (first as? TextOffset)?.offset, let second = (second as? TextOffset)?.offset else { return nil }
        range = NSRange(location: min(first, second), length: abs(first - second))
    }
    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { TextOffset(range.location) }
    override var end: UITextPosition { TextOffset(range.location + range.length) }
}

/// An object that takes simple text entry.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

extension UITextField: TextInputReceiver {
    package func insertTyped(_ text: String) { insertText(text) }
    package func deleteTypedBackward() { deleteBackward() }
}

extension UITextField: UIKeyInput {
    func type(_ text: String) {
        guard text != "\n", text != "\r" else {
            returnPressed()
            return
        }
        replace(editor.selection, with: text.replacingOccurrences(of: "\n", with: " "))
    }

    func movedPosition(_ position: UITextPosition, _ offset: Int) -> UITextPosition? {
        guard let start = (position as? TextOffset)?.offset, (0...editor.text.utf16.count).contains(start + offset) else { return nil }
        return TextOffset(start + offset)
    }

    func substring(_ range: UITextRange) -> String? {
        guard let range = (range as? TextOffsetRange)?.range, range.location + range.length <= editor.text.utf16.count else { return nil }
        return (editor.text as NSString).substring(with: range)
    }

    // MARK: Hardware keys

    /// Handles a key that edits or moves; false for others.
    package func handleTyped(_ key: UIKey) -> Bool {
        let shift = key.modifierFlags.contains(.shift), command = key.modifierFlags.contains(.command)
        switch key.keyCode {
        case .keyboardLeftArrow: command ? editor.moveToStart(extending: shift) : editor.move(by: -1, extending: shift)
        case .keyboardRightArrow: command ? editor.moveToEnd(extending: shift) : editor.move(by: 1, extending: shift)
        case .keyboardUpArrow, .keyboardHome: editor.moveToStart(extending: shift)
        case .keyboardDownArrow, .keyboardEnd: editor.moveToEnd(extending: shift)
        case .keyboardDeleteForward: if let range = editor.forwardRange { replace(range, with: "") }
        case .keyboardA where command: editor.selectAll()
        default: return false
        }
        return true
    }
}
