/// The text, selection and marked text that a text field or text view edits; offsets count UTF-16 units and never split a character.
@MainActor final class TextEditor {
    let storage: NSTextStorage
    private(set) var selection = NSRange(location: 0, length: 0)
    /// The provisional text of an input method; nil for none.
    var marked: NSRange?
    /// The end of the selection that stays while the other one moves.
    private var anchor = 0
    /// The place across that moving up and down keeps to, in points.
    var column: CGFloat?
    /// The side of a line wrap on which the caret is displayed: at the end of the line for `.backward`. Moving the caret resets it to
    /// `.forward`.
    private(set) var affinity = UITextStorageDirection.forward
    var selectionChanged: () -> Void = {}

    init(_ storage: NSTextStorage) { self.storage = storage }

    var text: NSString { storage.string as NSString }
    var length: Int { storage.length }
    /// The end of the selection that moves.
    var head: Int { anchor == selection.location ? selection.location + selection.length : selection.location }

    // MARK: Text

    /// Replaces a part of the text and puts the caret behind it, without telling.
    func replace(_ range: NSRange, with string: NSAttributedString) {
        let range = clamped(range)
        storage.replaceCharacters(in: range, with: string)
        marked = nil
        column = nil
        let end = range.location + string.length
        (anchor, selection, affinity) = (end, NSRange(location: end, length: 0), .forward)
    }

    /// The part of `range` that is text.
    func clamped(_ range: NSRange) -> NSRange {
        let start = min(max(range.location, 0), length)
        return NSRange(location: start, length: min(max(range.length, 0), length - start))
    }

    /// The attributes that text gets in place of `range`: those of what it replaces or follows.
    func attributes(around range: NSRange) -> [NSAttributedString.Key: Any] {
        guard length > 0 else { return [:] }
        let index = range.length > 0 ? range.location : max(range.location - 1, 0)
        var attributes = storage.attributes(at: min(index, length - 1), effectiveRange: nil)
        // What is typed beside a link or a picture is none.
        for key in [NSAttributedString.Key.link, .attachment] where range.length == 0 { attributes[key] = nil }
        return attributes
    }

    // MARK: Selecting

    func select(_ range: NSRange) {
        let range = clamped(range)
        place(bounded(range.location), bounded(range.location + range.length))
    }

    /// Selects from an end that stays to one that moves.
    func select(from anchor: Int, to head: Int) { place(bounded(anchor), bounded(head)) }
    func selectAll() { place(0, length) }

    private func place(_ anchor: Int, _ head: Int, _ affinity: UITextStorageDirection = .forward) {
        self.anchor = anchor
        let new = NSRange(location: min(anchor, head), length: abs(head - anchor))
        guard new != selection || affinity != self.affinity else { return }
        (selection, self.affinity) = (new, affinity)
        selectionChanged()
    }

    /// Has the caret stand on the other side of where a line wraps.
    func turn(to affinity: UITextStorageDirection) { place(anchor, head, affinity) }

    /// Moves the caret, or with `extending` the end of the selection that moves.
    func move(to offset: Int, extending: Bool, keepsColumn: Bool = false, affinity: UITextStorageDirection = .forward) {
        if !keepsColumn { column = nil }
        place(extending ? anchor : bounded(offset), bounded(offset), affinity)
    }

    /// Moves by characters; without `extending` a selection collapses to its edge first.
    func move(by step: Int, extending: Bool) {
        if selection.length > 0, !extending {
            return move(to: step < 0 ? selection.location : selection.location + selection.length, extending: false)
        }
        var place = head
        for _ in 0..<abs(step) { place = step < 0 ? before(place) : after(place) }
        move(to: place, extending: extending)
    }

    func moveByWord(backward: Bool, extending: Bool) {
        move(to: TextNavigation.wordBoundary(from: head, backward: backward, in: text), extending: extending)
    }

    /// Moves the caret to where a tap puts it: to the nearest edge of a word, not inside it.
    func moveToTap(at offset: Int) { move(to: TextNavigation.nearestWordEdge(to: bounded(offset), in: text), extending: false) }

    func selectWord(at offset: Int) {
        if let word = TextNavigation.word(at: offset, in: text) { select(word) } else { move(to: offset, extending: false) }
    }

    // MARK: Characters

    /// The range that deleting backwards removes: the selection, or the character before the caret; nil at the beginning.
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

    /// The range that ⌥⌫ removes: the selection, or the text back to the beginning of a word; nil at the beginning.
    var wordBackwardRange: NSRange? {
        if selection.length > 0 { return selection }
        let start = TextNavigation.wordBoundary(from: selection.location, backward: true, in: text)
        return start < selection.location ? NSRange(location: start, length: selection.location - start) : nil
    }

    func before(_ offset: Int) -> Int { TextNavigation.before(offset, in: text) }
    func after(_ offset: Int) -> Int { TextNavigation.after(offset, in: text) }

    private func bounded(_ offset: Int) -> Int {
        let inside = min(max(offset, 0), length)
        guard inside > 0, inside < length else { return inside }
        return text.rangeOfComposedCharacterSequence(at: inside).location
    }
}
