extension UITextField: UITextInput {
    // MARK: Marked text

    public var markedTextRange: UITextRange? { editor.marked.map { TextOffsetRange($0) } }

    /// Puts text in that an input method may still change.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let text = markedText ?? ""
        let place = editor.marked ?? editor.selection
        replace(place, with: text)
        editor.marked = text.isEmpty ? nil : NSRange(location: place.location, length: text.utf16.count)
        editor.select(NSRange(location: place.location + selectedRange.location, length: selectedRange.length))
    }

    public func unmarkText() { editor.marked = nil }

    // MARK: Positions

    public var beginningOfDocument: UITextPosition { TextOffset(0) }
    public var endOfDocument: UITextPosition { TextOffset(editor.length) }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { editor.position(from: position, offset: offset) }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { TextEditor.offset(from: from, to: toPosition) }
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        TextEditor.compare(position, to: other)
    }
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        TextOffsetRange(between: fromPosition, and: toPosition)
    }
    public func text(in range: UITextRange) -> String? { editor.text(in: range) }
    public func replace(_ range: UITextRange, withText text: String) {
        if let range = (range as? TextOffsetRange)?.range { replace(range, with: text) }
    }

    public func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        guard var place = (position as? TextOffset)?.offset else { return nil }
        switch direction {
        case .left: for _ in 0..<max(offset, 0) { place = editor.before(place) }
        case .right: for _ in 0..<max(offset, 0) { place = editor.after(place) }
        // There is one line.
        case .up: return beginningOfDocument
        case .down: return endOfDocument
        }
        return TextOffset(place)
    }

    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        TextEditor.position(within: range, farthestIn: direction)
    }

    public func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        self.position(from: position, in: direction, offset: 1).flatMap { textRange(from: position, to: $0) }
    }

    public func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        default: .natural
        }
    }

    /// Sets the direction of the whole line: a field has one paragraph.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        switch writingDirection {
        case .leftToRight: semanticContentAttribute = .forceLeftToRight
        case .rightToLeft: semanticContentAttribute = .forceRightToLeft
        case .natural: semanticContentAttribute = .unspecified
        }
        setNeedsLayout()
    }

    // MARK: Geometry

    public func firstRect(for range: UITextRange) -> CGRect {
        let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
        return CGRect(x: start.midX, y: start.minY, width: max(end.midX - start.midX, 0), height: start.height)
    }

    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        TextEditor.position(nearest: closestPosition(to: point), within: range)
    }

    public func characterRange(at point: CGPoint) -> UITextRange? {
        guard editor.length > 0, let place = (closestPosition(to: point) as? TextOffset)?.offset else { return nil }
        let isAfter = caretRect(for: TextOffset(place)).midX > point.x || place == editor.length
        let start = isAfter ? editor.before(place) : place
        return TextOffsetRange(NSRange(location: start, length: editor.after(start) - start))
    }
}
