/// Finds words, sentences, paragraphs and lines in the text of a text input.
///
/// Source: Apple's “UITextInputStringTokenizer”.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UIResponder & UITextInput)?

    public init(textInput: any UIResponder & UITextInput) { input = textInput }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input, let offset = offset(of: position), let range = unit(at: offset, granularity, isBackward(direction)),
            let start = input.position(from: input.beginningOfDocument, offset: range.location),
            let end = input.position(from: start, offset: range.length)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let offset = offset(of: position) else { return false }
        // Moving forward one arrives at the end of a unit, moving backward at its beginning.
        guard let range = unit(at: offset, granularity, !isBackward(direction)) else { return false }
        return offset == (isBackward(direction) ? range.location : range.location + range.length)
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input, let offset = offset(of: position) else { return nil }
        let target = TextNavigation.boundary(of: granularity, from: offset, backward: isBackward(direction), in: text, line: line)
        return target == offset ? nil : input.position(from: input.beginningOfDocument, offset: target)
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        offset(of: position).map { unit(at: $0, granularity, isBackward(direction)) != nil } ?? false
    }

    // MARK: Offsets

    private func isBackward(_ direction: UITextDirection) -> Bool {
        direction == .storage(.backward) || direction == .layout(.left) || direction == .layout(.up)
    }

    private func offset(of position: UITextPosition) -> Int? { input.map { $0.offset(from: $0.beginningOfDocument, to: position) } }

    private var text: NSString {
        guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else { return "" }
        return (input.text(in: all) ?? "") as NSString
    }

    private func unit(at offset: Int, _ granularity: UITextGranularity, _ isBackward: Bool) -> NSRange? {
        TextNavigation.unit(of: granularity, at: offset, backward: isBackward, in: text, line: line)
    }

    /// The line that an offset is on, as far as the input's carets tell.
    private func line(_ offset: Int) -> NSRange {
        guard let input, let position = input.position(from: input.beginningOfDocument, offset: offset) else {
            return NSRange(location: offset, length: 0)
        }
        let y = input.caretRect(for: position).midY, length = text.length
        func isOnLine(_ other: Int) -> Bool {
            guard let place = input.position(from: input.beginningOfDocument, offset: other) else { return false }
            return abs(input.caretRect(for: place).midY - y) < 1
        }
        var start = offset, end = offset
        while start > 0, isOnLine(start - 1) { start -= 1 }
        while end < length, isOnLine(end + 1) { end += 1 }
        return NSRange(location: start, length: end - start)
    }
}
