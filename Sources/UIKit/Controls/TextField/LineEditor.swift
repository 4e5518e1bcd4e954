/// The text and selection of a text field; offsets count UTF-16 units and never split a character.
@MainActor final class LineEditor {
    private(set) var text = ""
    /// The text with attributes of its parts; nil while all of it looks the same.
    private(set) var styled: NSMutableAttributedString?
    /// Attributes of what is typed next; nil for those of the text before.
    var typingAttributes: [NSAttributedString.Key: Any]?
    private(set) var selection = NSRange(location: 0, length: 0)
    /// The end of the selection that stays while the other one moves.
    private var anchor = 0
    var changed: () -> Void = {}

    private var source: NSString { text as NSString }
    private var length: Int { text.utf16.count }

    func set(_ text: String) {
        (self.text, styled) = (text, nil)
        place(length, length)
    }

    func set(_ text: NSAttributedString) {
        self.text = text.string
        styled = NSMutableAttributedString(attributedString: text)
        place(length, length)
    }

    /// Gives all of a styled text one attribute.
    func override(_ key: NSAttributedString.Key, _ value: Any?) {
        guard let styled else { return }
        let all = NSRange(location: 0, length: styled.length)
        if let value { styled.addAttribute(key, value: value, range: all) } else { styled.removeAttribute(key, range: all) }
    }

    func replace(_ range: NSRange, with string: String) {
        let range = clamped(range)
        if typingAttributes != nil, styled == nil, !string.isEmpty { styled = NSMutableAttributedString(string: text) }
        styled?.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: insertionAttributes(range)))
        text = source.replacingCharacters(in: range, with: string)
        let end = range.location + string.utf16.count
        place(end, end)
    }

    /// What text looks like that replaces a range: as was set for it, or like what it replaces or follows.
    private func insertionAttributes(_ range: NSRange) -> [NSAttributedString.Key: Any] {
        if let typingAttributes { return typingAttributes }
        guard let styled, styled.length > 0 else { return [:] }
        return styled.attributes(at: range.length > 0 ? range.location : max(range.location - 1, 0), effectiveRange: nil)
    }

    /// What text typed now looks like, beside the field's own attributes.
    var currentAttributes: [NSAttributedString.Key: Any] { insertionAttributes(selection) }

    private func clamped(_ range: NSRange) -> NSRange {
        let start = min(max(range.location, 0), length)
        return NSRange(location: start, length: min(max(range.length, 0), length - start))
    }

    private func place(_ anchor: Int, _ head: Int) {
        self.anchor = anchor
        let new = NSRange(location: min(anchor, head), length: abs(head - anchor))
        guard new != selection else { return }
        selection = new
        typingAttributes = nil
        changed()
    }

    // MARK: Moving

    func moveTo(_ offset: Int) { place(bounded(offset), bounded(offset)) }
    func moveToEnd() { place(length, length) }
    func collapse() { place(selection.location + selection.length, selection.location + selection.length) }
    func selectAll() { place(0, length) }
    func select(from start: Int, to end: Int) { place(bounded(start), bounded(end)) }
    func select(_ range: NSRange) { place(clamped(range).location, clamped(range).location + clamped(range).length) }

    /// Moves the caret by characters; without `extending` a selection collapses to its edge first.
    func move(by step: Int, extending: Bool) {
        if selection.length > 0, !extending {
            moveTo(step < 0 ? selection.location : selection.location + selection.length)
            return
        }
        var head = anchor == selection.location ? selection.location + selection.length : selection.location
        for _ in 0..<abs(step) { head = step < 0 ? before(head) : after(head) }
        place(extending ? anchor : head, head)
    }

    func moveToStart(extending: Bool) { place(extending ? anchor : 0, 0) }
    func moveToEnd(extending: Bool) { place(extending ? anchor : length, length) }

    func selectWord(at offset: Int) {
        guard length > 0 else { return }
        let isWord = { (index: Int) -> Bool in
            guard index >= 0, index < self.length else { return false }
            return UnicodeScalar(self.source.character(at: index)).map { CharacterSet.alphanumerics.contains($0) } ?? true
        }
        var start = min(offset, length - 1)
        guard isWord(start) || isWord(start - 1) else {
            moveTo(offset)
            return
        }
        if !isWord(start) { start -= 1 }
        var end = start
        while isWord(start - 1) { start -= 1 }
        while isWord(end) { end += 1 }
        place(start, end)
    }

    /// What deleting backwards removes: the selection, or the character before the caret.
    var backwardRange: NSRange? {
        if selection.length > 0 { return selection }
        guard selection.location > 0 else { return nil }
        let start = before(selection.location)
        return NSRange(location: start, length: selection.location - start)
    }

    var forwardRange: NSRange? {
        if selection.length > 0 { return selection }
        guard selection.location < length else { return nil }
        return NSRange(location: selection.location, length: after(selection.location) - selection.location)
    }

    func before(_ offset: Int) -> Int { offset > 0 ? source.rangeOfComposedCharacterSequence(at: offset - 1).location : 0 }
    func after(_ offset: Int) -> Int {
        guard offset < length else { return length }
        let range = source.rangeOfComposedCharacterSequence(at: offset)
        return range.location + range.length
    }

    private func bounded(_ offset: Int) -> Int {
        let inside = min(max(offset, 0), length)
        guard inside > 0, inside < length else { return inside }
        return source.rangeOfComposedCharacterSequence(at: inside).location
    }
}
