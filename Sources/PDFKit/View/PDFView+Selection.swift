extension PDFView {
    // MARK: Places

    /// The page at a point of the view, or with `nearest` the one closest to it.
    public func page(for point: CGPoint, nearest: Bool) -> PDFPage? { pageView(at: point, nearest: nearest)?.page }

    private func pageView(at point: CGPoint, nearest: Bool) -> PageView? {
        let point = content.convert(point, from: self)
        if let view = pageViews.first(where: { $0.frame.contains(point) }) { return view }
        guard nearest else { return nil }
        func distance(_ frame: CGRect) -> CGFloat {
            hypot(max(frame.minX - point.x, point.x - frame.maxX, 0), max(frame.minY - point.y, point.y - frame.maxY, 0))
        }
        return pageViews.min { distance($0.frame) < distance($1.frame) }
    }

    private func view(of page: PDFPage) -> PageView? { pageViews.first { $0.page === page } }

    /// A point of the view in a page's space.
    public func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint {
        view(of: page).map { $0.point(onPage: $0.convert(point, from: self)) } ?? point
    }

    /// A rectangle of the view in a page's space.
    public func convert(_ rect: CGRect, to page: PDFPage) -> CGRect {
        let (a, b) = (convert(rect.origin, to: page), convert(CGPoint(x: rect.maxX, y: rect.maxY), to: page))
        return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    }

    /// A point of a page's space in the view.
    public func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint {
        view(of: page).map { convert($0.point(ofPage: point), from: $0) } ?? point
    }

    /// A rectangle of a page's space in the view.
    public func convert(_ rect: CGRect, from page: PDFPage) -> CGRect {
        view(of: page).map { convert($0.frame(of: rect), from: $0) } ?? rect
    }

    /// The size of the row of pages that has a page, at the current scale, in points.
    public func rowSize(for page: PDFPage) -> CGSize {
        let size = page.shownSize(displayBox), scale = scroll.zoomScale, margins = displaysPageBreaks ? pageBreakMargins : .zero
        return CGSize(
            width: (size.width + margins.left + margins.right) * scale, height: (size.height + margins.top + margins.bottom) * scale)
    }

    // MARK: Selection

    public func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }

    public func scrollSelectionToVisible(_ sender: Any?) { if let currentSelection { go(to: currentSelection) } }

    public func clearSelection() { currentSelection = nil }

    func copySelection() {
        guard let text = currentSelection?.string else { return }
        guard document?.allowsCopying ?? false else {
            NotificationCenter.default.post(name: .PDFViewCopyPermission, object: self)
            return
        }
        UIPasteboard.general.string = text
    }

    func updateMarks() {
        for view in pageViews {
            let highlighted = (highlightedSelections ?? []).flatMap { selection in
                selection.lines(on: view.page).map { ($0, (selection.color ?? .systemYellow).withAlphaComponent(0.4)) }
            }
            let current = (currentSelection?.lines(on: view.page) ?? []).map {
                ($0, (currentSelection?.color ?? .systemBlue).withAlphaComponent(0.25))
            }
            view.mark(highlighted + current)
        }
    }

    // MARK: Touches

    func handleTap(_ tap: UITapGestureRecognizer) {
        let point = tap.location(in: self)
        guard let page = page(for: point, nearest: false), let annotation = page.annotation(at: convert(point, to: page)) else {
            return clearSelection()
        }
        NotificationCenter.default.post(name: .PDFViewAnnotationHit, object: self, userInfo: ["PDFAnnotationHit": annotation])
        perform(annotation.action)
    }

    /// Does what a link or an entry of an outline says.
    public func perform(_ action: PDFAction?) {
        switch action {
        case let action as PDFActionGoTo: go(to: action.destination)
        case let action as PDFActionURL:
            guard let url = action.url else { return }
            if let delegate { delegate.pdfViewWillClick(onLink: self, with: url) } else { UIApplication.shared.open(url) }
        default: break
        }
    }

    /// Selects the word under the finger, and on to where it moves.
    func handlePress(_ press: UILongPressGestureRecognizer) {
        let point = press.location(in: self)
        guard let page = page(for: point, nearest: true) else { return }
        let place = convert(point, to: page)
        switch press.state {
        case .began:
            currentSelection = page.selectionForWord(at: place)
            if currentSelection != nil { becomeFirstResponder() }
        case .changed:
            guard let selection = currentSelection, let first = selection.pages.first, let document,
                let extended = document.selection(
                    from: first, atCharacterIndex: selection.range(at: 0, on: first).location, to: page,
                    atCharacterIndex: page.nearestCharacter(to: place))
            else { return }
            currentSelection = extended
        default: break
        }
    }
}
