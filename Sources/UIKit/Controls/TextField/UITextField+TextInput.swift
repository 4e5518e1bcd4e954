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
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { movedPosition(position, offset) }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        ((toPosition as? TextOffset)?.offset ?? 0) - ((from as? TextOffset)?.offset ?? 0)
    }
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        TextOffsetRange(between: fromPosition, and: toPosition)
    }
    public func text(in range: UITextRange) -> String? { substring(range) }
    public func replace(_ range: UITextRange, withText text: String) {
        if let range = (range as? TextOffsetRange)?.range { replace(range, with: text) }
    }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
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
        direction == .left || direction == .up ? range.start : range.end
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
        guard let part = (range as? TextOffsetRange)?.range, let place = (closestPosition(to: point) as? TextOffset)?.offset else {
            return nil
        }
        return TextOffset(min(max(place, part.location), part.location + part.length))
    }

    public func characterRange(at point: CGPoint) -> UITextRange? {
        guard editor.length > 0, let place = (closestPosition(to: point) as? TextOffset)?.offset else { return nil }
        let isAfter = caretRect(for: TextOffset(place)).midX > point.x || place == editor.length
        let start = isAfter ? editor.before(place) : place
        return TextOffsetRange(NSRange(location: start, length: editor.after(start) - start))
    }
}

extension UITextField {
    private var selectedText: String { editor.text.substring(with: editor.selection) }

    func performsEditAction(_ action: EditAction) -> Bool {
        let isSelected = editor.selection.length > 0, length = editor.length
        return switch action {
        case .cut, .copy: isSelected && !isSecureTextEntry
        case .delete: isSelected
        case .paste: UIPasteboard.general.hasStrings
        case .select: !isSelected && length > 0
        case .selectAll: editor.selection.length < length
        }
    }

    func perform(_ action: EditAction) {
        switch action {
        case .cut:
            UIPasteboard.general.string = selectedText
            deleteBackward()
        case .copy: UIPasteboard.general.string = selectedText
        case .delete: deleteBackward()
        case .paste: if let text = UIPasteboard.general.string { insertText(text) }
        case .select:
            editor.selectWord(at: editor.selection.location)
            showEditMenu()
        case .selectAll:
            editor.selectAll()
            showEditMenu()
        }
    }

    /// Shows the editing commands above the selection.
    func showEditMenu() {
        guard isFirstResponder else { return }
        let place = firstRect(for: TextOffsetRange(editor.selection)).intersection(bounds)
        EditMenu.show(for: self, above: place.isNull ? bounds : place) { [weak self] action, sender in
            self?.perform(action, from: sender)
        }
    }
}
