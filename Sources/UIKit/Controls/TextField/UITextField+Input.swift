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
    public var hasText: Bool { !editor.text.isEmpty }

    /// Types text at the caret; a line break is the return key.
    public func insertText(_ text: String) {
        guard text != "\n", text != "\r" else {
            returnPressed()
            return
        }
        replace(editor.selection, with: text.replacingOccurrences(of: "\n", with: " "))
    }

    public func deleteBackward() {
        if let range = editor.backwardRange { replace(range, with: "") }
    }

    // MARK: Positions

    public var beginningOfDocument: UITextPosition { TextOffset(0) }
    public var endOfDocument: UITextPosition { TextOffset(editor.text.utf16.count) }

    public var selectedTextRange: UITextRange? {
        get { isFirstResponder ? TextOffsetRange(editor.selection) : nil }
        set { if let range = (newValue as? TextOffsetRange)?.range { editor.select(range) } }
    }

    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let start = (position as? TextOffset)?.offset, (0...editor.text.utf16.count).contains(start + offset) else { return nil }
        return TextOffset(start + offset)
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        ((toPosition as? TextOffset)?.offset ?? 0) - ((from as? TextOffset)?.offset ?? 0)
    }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        guard let from = (fromPosition as? TextOffset)?.offset, let to = (toPosition as? TextOffset)?.offset else { return nil }
        return TextOffsetRange(NSRange(location: min(from, to), length: abs(to - from)))
    }

    public func text(in range: UITextRange) -> String? {
        guard let range = (range as? TextOffsetRange)?.range, range.location + range.length <= editor.text.utf16.count else { return nil }
        return (editor.text as NSString).substring(with: range)
    }

    public func replace(_ range: UITextRange, withText text: String) {
        if let range = (range as? TextOffsetRange)?.range { replace(range, with: text) }
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
