extension UITextView {
    /// The text in lines, in the container's coordinates.
    var laidOut: TextParagraphStack {
        updateContainerSize()
        var stack = TextParagraphStack()
        traitCollection.performAsCurrent { stack = layoutManager.laidOut }
        return stack
    }

    private func updateContainerSize() {
        guard textContainer.widthTracksTextView else { return }
        let width = bounds.width - textContainerInset.left - textContainerInset.right
        // A width of 0 would mean no limit.
        let size = CGSize(width: max(width, 1), height: textContainer.heightTracksTextView ? bounds.height : 1e7)
        if textContainer.size != size { textContainer.size = size }
    }

    /// The text, the attributes or the container changed.
    func layoutChanged() {
        setNeedsLayout()
        if bounds.width > 0 { updateContentSize() }
    }

    private func updateContentSize() {
        guard !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        let height = roundedUp(laidOut.size.height + textContainerInset.top + textContainerInset.bottom)
        let size = CGSize(width: bounds.width, height: height)
        if contentSize != size { contentSize = size }
    }

    private var isLayingOut: Bool {
        get { canvas.isLayingOut }
        set { canvas.isLayingOut = newValue }
    }

    func layOutText() {
        guard bounds.width > 0 else { return }
        updateContentSize()
        canvas.frame = CGRect(
            x: textContainerInset.left, y: textContainerInset.top,
            width: max(bounds.width - textContainerInset.left - textContainerInset.right, 0),
            height: max(contentSize.height - textContainerInset.top - textContainerInset.bottom, 0))
        canvas.show(laidOut, visible: bounds.offsetBy(dx: -textContainerInset.left, dy: -textContainerInset.top))
        updateSelectionDisplay()
        placeFoundHighlights()
    }

    private func roundedUp(_ length: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (length * scale - 0.001).rounded(.up) / scale
    }

    /// The size of the text where lines may be `width` long, with the room around it.
    func fittingSize(width: CGFloat) -> CGSize {
        let across = textContainerInset.left + textContainerInset.right
        let container = NSTextContainer(size: CGSize(width: width.isFinite ? max(width - across, 1) : 0, height: 0))
        container.lineFragmentPadding = textContainer.lineFragmentPadding
        container.maximumNumberOfLines = textContainer.maximumNumberOfLines
        container.lineBreakMode = textContainer.lineBreakMode
        container.exclusionPaths = textContainer.exclusionPaths
        var stack = TextParagraphStack()
        stack.emptyAttributes = typingAttributes
        traitCollection.performAsCurrent {
            stack.place(textStorage, in: container, usesFontLeading: layoutManager.usesFontLeading)
        }
        return CGSize(
            width: roundedUp(stack.size.width + across),
            height: roundedUp(stack.size.height + textContainerInset.top + textContainerInset.bottom))
    }

    // MARK: Carets, in the view's coordinates

    func caretRect(at offset: Int, _ affinity: UITextStorageDirection = .forward) -> CGRect {
        let rect = laidOut.caretRect(at: offset, affinity)
        let right = max(canvas.bounds.width - textContainer.lineFragmentPadding, textContainer.lineFragmentPadding)
        let x = min(rect.minX, right) + textContainerInset.left
        return CGRect(x: x - 1, y: rect.minY + textContainerInset.top, width: 2, height: rect.height)
    }

    func offset(at point: CGPoint) -> Int {
        laidOut.offset(at: CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top))
    }

    func selectionParts(of range: UITextRange) -> [UITextSelectionRect] {
        guard let range = (range as? TextOffsetRange)?.range else { return [] }
        let rects = laidOut.selectionRects(for: editor.clamped(range), width: canvas.bounds.width)
        return rects.enumerated().map { index, rect in
            TextSelectionPart(
                rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top), isFirst: index == 0,
                isLast: index == rects.count - 1)
        }
    }

    func updateSelectionDisplay() {
        let inset = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
        guard isFirstResponder, isSelectable || isEditable else { return selectionDisplay.hide() }
        let selection = editor.selection
        let rects = laidOut.selectionRects(for: selection, width: canvas.bounds.width)
        let caret: CGRect? = selection.length == 0 && isEditable ? caretRect(at: selection.location, editor.affinity) : nil
        selectionDisplay.show(caret: caret?.offsetBy(dx: -inset.x, dy: -inset.y), rects: rects, tint: tintColor)
    }
}

extension UITextView: WidthDependentContent, BaselineProviding, TextShowing {
    var isContentWidthDependent: Bool { !isScrollEnabled }
    func contentSize(forWidth width: CGFloat) -> CGSize { fittingSize(width: width) }
    var firstBaselineOffset: CGFloat { textContainerInset.top + shownFont.ascender }
    var lastBaselineOffset: CGFloat { textContainerInset.bottom - shownFont.descender }
    var shownText: String? { text }
}
