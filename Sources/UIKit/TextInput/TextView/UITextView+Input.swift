extension UITextView: TextEditing {
    package var acceptsText: Bool { isEditable }
    package func insertTyped(_ text: String) { insertText(text) }
    package func deleteTypedBackward() { deleteBackward() }

    /// Handles a key that edits or moves; false for others.
    package func handleTyped(_ key: UIKey) -> Bool {
        let flags = key.modifierFlags
        let shift = flags.contains(.shift), command = flags.contains(.command), option = flags.contains(.alternate)
        switch key.keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow:
            moveAcross(backward: key.keyCode == .keyboardLeftArrow, word: option, line: command, extending: shift)
        case .keyboardUpArrow, .keyboardDownArrow:
            moveDown(key.keyCode == .keyboardUpArrow ? -1 : 1, paragraph: option, document: command, extending: shift)
        case .keyboardHome: moveAcross(backward: true, word: false, line: true, extending: shift)
        case .keyboardEnd: moveAcross(backward: false, word: false, line: true, extending: shift)
        default: return edit(key, command: command || flags.contains(.control), option: option, shift: shift)
        }
        showCaret()
        return true
    }

    private func edit(_ key: UIKey, command: Bool, option: Bool, shift: Bool) -> Bool {
        if isEditable, key.keyCode == .keyboardDeleteForward {
            deleteTyped(editor.forwardRange)
            return true
        }
        if isEditable, option, key.keyCode == .keyboardDeleteOrBackspace {
            deleteTyped(editor.wordBackwardRange)
            return true
        }
        guard command else { return false }
        if performFindKey(key.keyCode, option: option, shift: shift) { return true }
        guard key.keyCode == .keyboardZ else { return performCommandKey(key.keyCode) }
        shift ? undoManager?.redo() : undoManager?.undo()
        return true
    }

    private func moveAcross(backward: Bool, word: Bool, line: Bool, extending: Bool) {
        if word { return editor.moveByWord(backward: backward, extending: extending) }
        guard line else { return editor.move(by: backward ? -1 : 1, extending: extending) }
        let range = laidOut.line(at: editor.head, editor.affinity).range
        if backward { return editor.move(to: range.location, extending: extending) }
        // Without the affinity the end of a wrapped line is the start of the next.
        editor.move(to: NSMaxRange(range), extending: extending, affinity: .backward)
    }

    /// Moves by lines, keeping to the place across where the movement began.
    private func moveDown(_ step: Int, paragraph: Bool, document: Bool, extending: Bool) {
        if document { return editor.move(to: step < 0 ? 0 : editor.length, extending: extending) }
        if paragraph {
            let range = TextNavigation.paragraph(at: editor.head, in: editor.text)
            let end = range.location + range.length
            let target =
                step < 0 ? (editor.head > range.location ? range.location : range.location - 1) : (editor.head < end ? end : end + 1)
            return editor.move(to: target, extending: extending)
        }
        editor.move(to: offset(from: editor.head, lines: step), extending: extending, keepsColumn: true)
    }

    /// The offset some lines above or below another one.
    private func offset(from start: Int, lines: Int) -> Int {
        let stack = laidOut
        let rect = stack.caretRect(at: start, start == editor.head ? editor.affinity : .forward)
        let column = editor.column ?? rect.minX
        editor.column = column
        let y = lines < 0 ? rect.minY - 1 : rect.maxY + 1
        if y < 0 { return 0 }
        if y > stack.size.height { return editor.length }
        return stack.offset(at: CGPoint(x: column, y: y))
    }
}

extension UITextView: UITextInput {
    public var beginningOfDocument: UITextPosition { TextOffset(0) }
    public var endOfDocument: UITextPosition { TextOffset(editor.length) }
    public var selectedTextRange: UITextRange? {
        get { TextOffsetRange(editor.selection) }
        set { if let range = (newValue as? TextOffsetRange)?.range { editor.select(range) } }
    }

    public var selectionAffinity: UITextStorageDirection {
        get { editor.affinity }
        set { editor.turn(to: newValue) }
    }

    public func text(in range: UITextRange) -> String? { editor.text(in: range) }

    /// Replaces a part of the text as typing does, without asking the delegate.
    public func replace(_ range: UITextRange, withText text: String) {
        guard let range = (range as? TextOffsetRange)?.range else { return }
        let current = editor.clamped(range)
        undoHistory.record(textStorage.attributedSubstring(from: current), at: current.location, replacedBy: text, in: self)
        put(NSAttributedString(string: text, attributes: typingAttributes), in: current)
    }

    public var markedTextRange: UITextRange? { editor.marked.map { TextOffsetRange($0) } }

    /// Puts text in that an input method may still change.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let text = markedText ?? ""
        let place = editor.marked ?? editor.selection
        var attributes = typingAttributes
        attributes.merge(markedTextStyle ?? [.underlineStyle: NSNumber(value: NSUnderlineStyle.single.rawValue)]) { $1 }
        put(NSAttributedString(string: text, attributes: attributes), in: place)
        editor.marked = text.isEmpty ? nil : NSRange(location: place.location, length: text.utf16.count)
        editor.select(NSRange(location: place.location + selectedRange.location, length: selectedRange.length))
    }

    public func unmarkText() {
        guard let marked = editor.marked else { return }
        editor.marked = nil
        let keys = markedTextStyle.map { Array($0.keys) } ?? [.underlineStyle]
        for key in keys { textStorage.removeAttribute(key, range: editor.clamped(marked)) }
    }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        TextOffsetRange(between: fromPosition, and: toPosition)
    }

    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { editor.position(from: position, offset: offset) }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { TextEditor.offset(from: from, to: toPosition) }
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        TextEditor.compare(position, to: other)
    }

    public func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        guard var place = (position as? TextOffset)?.offset else { return nil }
        for _ in 0..<abs(offset) {
            switch direction {
            case .left: place = editor.before(place)
            case .right: place = editor.after(place)
            case .up, .down:
                let rect = laidOut.caretRect(at: place)
                let y = direction == .up ? rect.minY - 1 : rect.maxY + 1
                place = y < 0 ? 0 : y > laidOut.size.height ? editor.length : laidOut.offset(at: CGPoint(x: rect.minX, y: y))
            }
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
        let offset = (position as? TextOffset)?.offset ?? 0
        guard offset < editor.length else { return .natural }
        return (textStorage.attribute(.paragraphStyle, at: offset, effectiveRange: nil) as? NSParagraphStyle)?.baseWritingDirection
            ?? .natural
    }

    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        guard let range = (range as? TextOffsetRange)?.range, editor.length > 0 else { return }
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(typingAttributes[.paragraphStyle] as? NSParagraphStyle ?? .default)
        style.baseWritingDirection = writingDirection
        textStorage.addAttribute(.paragraphStyle, value: style, range: editor.clamped(range))
    }

    public func firstRect(for range: UITextRange) -> CGRect {
        guard let part = (range as? TextOffsetRange)?.range else { return .null }
        let rect = laidOut.rects(for: editor.clamped(part)).first ?? laidOut.caretRect(at: part.location)
        return rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
    }

    public func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(offset(at: point)) }

    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        TextEditor.position(nearest: closestPosition(to: point), within: range)
    }

    public func characterRange(at point: CGPoint) -> UITextRange? {
        guard editor.length > 0 else { return nil }
        let place = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
        let index = layoutManager.characterIndex(for: place, in: textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
        return TextOffsetRange(editor.text.rangeOfComposedCharacterSequence(at: index))
    }

    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        let offset = (position as? TextOffset)?.offset ?? 0
        return offset < editor.length ? textStorage.attributes(at: offset, effectiveRange: nil) : typingAttributes
    }
}
