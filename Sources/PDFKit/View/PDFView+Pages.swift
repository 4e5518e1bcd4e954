extension PDFView {
    // MARK: Sight

    /// The part of the pages that is in sight, in their points.
    private var sight: CGRect {
        let inset = scroll.contentInset
        let rect = CGRect(origin: scroll.contentOffset, size: scroll.bounds.size).inset(
            by: inset.top > 0 || inset.left > 0 ? .zero : safeAreaInsets)
        let scale = max(scroll.zoomScale, 0.001)
        return CGRect(x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale, height: rect.height / scale)
    }

    /// The page that has most of the view's middle; nil without a document.
    public var currentPage: PDFPage? {
        guard displayMode.isContinuous else { return document?.page(at: shownIndex) }
        let sight = sight, middle = CGPoint(x: sight.midX, y: sight.midY)
        func distance(_ view: PageView) -> CGFloat {
            let across = max(view.frame.minX - middle.x, middle.x - view.frame.maxX, 0)
            let along = max(view.frame.minY - middle.y, middle.y - view.frame.maxY, 0)
            return across + along
        }
        return pageViews.min { distance($0) < distance($1) }?.page
    }

    public var visiblePages: [PDFPage] {
        let sight = sight
        return pageViews.filter { $0.frame.intersects(sight) }.map(\.page)
    }

    /// Draws the pages that are in sight and those beside them; drops the pictures of others.
    func drawVisiblePages() {
        let sight = sight
        guard bounds.width > 0, sight.width > 0 else { return }
        let near = sight.insetBy(dx: -sight.width / 2, dy: -sight.height / 2)
        let density = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
        for view in pageViews {
            if view.frame.intersects(near) {
                view.show(scale: scroll.zoomScale, pixelsPerPoint: density)
            } else if !view.frame.intersects(near.insetBy(dx: -sight.width, dy: -sight.height)) {
                view.hide()
            }
        }
    }

    /// Follows a scroll, and tells of the page that is current now.
    func positionChanged() {
        drawVisiblePages()
        let visible = visiblePages.map { ObjectIdentifier($0) }
        if visible != knownVisible {
            knownVisible = visible
            NotificationCenter.default.post(name: .PDFViewVisiblePagesChanged, object: self)
        }
        let page = currentPage
        guard page !== knownPage else { return }
        knownPage = page
        if page != nil { NotificationCenter.default.post(name: .PDFViewPageChanged, object: self) }
    }

    // MARK: Going

    /// Shows a page without a step in the history.
    func show(_ page: PDFPage, top: CGFloat? = nil) {
        guard let document, case let index = document.index(for: page), index != NSNotFound else { return }
        if !displayMode.isContinuous, !pageViews.contains(where: { $0.page === page }) || shownIndex != index {
            shownIndex = index
            layoutDocumentView()
        }
        layoutIfNeeded()
        guard let view = pageViews.first(where: { $0.page === page }) else { return }
        let scale = scroll.zoomScale, margins = displaysPageBreaks ? pageBreakMargins : .zero
        var target = CGPoint(x: scroll.contentOffset.x, y: (view.frame.minY - margins.top + (top ?? 0)) * scale - safeAreaInsets.top)
        if displayDirection == .horizontal, displayMode.isContinuous {
            target = CGPoint(x: (view.frame.minX - margins.left) * scale, y: scroll.contentOffset.y)
        }
        let inset = scroll.adjustedContentInset
        let farthest = CGPoint(
            x: scroll.contentSize.width - scroll.bounds.width + inset.right,
            y: scroll.contentSize.height - scroll.bounds.height + inset.bottom)
        scroll.contentOffset = CGPoint(
            x: max(min(target.x, farthest.x), -inset.left), y: max(min(target.y, farthest.y), -inset.top))
        positionChanged()
    }

    private func remember() {
        if let page = currentPage { history.append((page, .zero)) }
        future = []
        NotificationCenter.default.post(name: .PDFViewChangedHistory, object: self)
    }

    public func go(to page: PDFPage) {
        remember()
        show(page)
    }

    public func go(to destination: PDFDestination) {
        guard let page = destination.page else { return }
        remember()
        let y = destination.point.y == kPDFDestinationUnspecifiedValue ? page.bounds(for: displayBox).maxY : destination.point.y
        show(page, top: distanceFromTop(of: page, CGRect(x: destination.point.x, y: y, width: 0, height: 0)))
    }

    /// Shows a selection, a quarter of the view below its top.
    public func go(to selection: PDFSelection) {
        guard let page = selection.pages.first else { return }
        go(to: selection.bounds(for: page), on: page)
    }

    /// Shows a rectangle of a page's space.
    public func go(to rect: CGRect, on page: PDFPage) {
        remember()
        show(page, top: distanceFromTop(of: page, rect) - bounds.height / 4 / max(scroll.zoomScale, 0.001))
    }

    private func distanceFromTop(of page: PDFPage, _ rect: CGRect) -> CGFloat {
        PageView(page, displayBox, shadow: false).frame(of: rect).minY
    }

    private var currentIndex: Int? {
        guard let document, let page = currentPage, case let index = document.index(for: page), index != NSNotFound else { return nil }
        return index
    }

    private var step: Int { displayMode == .twoUp ? 2 : 1 }

    public var canGoToFirstPage: Bool { (currentIndex ?? 0) > 0 }
    public var canGoToPreviousPage: Bool { (currentIndex ?? 0) > 0 }
    public var canGoToNextPage: Bool { currentIndex.map { $0 + step < (document?.pageCount ?? 0) } ?? false }
    public var canGoToLastPage: Bool { currentIndex.map { $0 + 1 < (document?.pageCount ?? 0) } ?? false }
    public var canGoBack: Bool { !history.isEmpty }
    public var canGoForward: Bool { !future.isEmpty }

    public func goToFirstPage(_ sender: Any?) { if let page = document?.page(at: 0) { go(to: page) } }
    public func goToLastPage(_ sender: Any?) { if let document, let page = document.page(at: document.pageCount - 1) { go(to: page) } }
    public func goToNextPage(_ sender: Any?) {
        if canGoToNextPage, let index = currentIndex, let page = document?.page(at: index + step) { go(to: page) }
    }
    public func goToPreviousPage(_ sender: Any?) {
        if let index = currentIndex, index > 0, let page = document?.page(at: max(index - step, 0)) { go(to: page) }
    }
    public func goBack(_ sender: Any?) {
        guard let last = history.popLast() else { return }
        if let page = currentPage { future.append((page, .zero)) }
        show(last.page)
    }
    public func goForward(_ sender: Any?) {
        guard let next = future.popLast() else { return }
        if let page = currentPage { history.append((page, .zero)) }
        show(next.page)
    }

    /// The top left of what is in sight of the current page; nil without a document.
    public var currentDestination: PDFDestination? {
        guard let page = currentPage, let view = pageViews.first(where: { $0.page === page }) else { return nil }
        let sight = sight
        return PDFDestination(
            page: page, at: view.point(onPage: CGPoint(x: max(sight.minX - view.frame.minX, 0), y: max(sight.minY - view.frame.minY, 0))))
    }

    /// Turns pages with swipes, one at a time.
    ///
    /// - Parameter viewOptions: Ignored: pages follow each other without a spine.
    public func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        guard enable != usesSwipes else { return }
        usesSwipes = enable
        displayMode = enable ? .singlePage : .singlePageContinuous
        scroll.gestureRecognizers?.filter { $0 is UISwipeGestureRecognizer }.forEach { scroll.removeGestureRecognizer($0) }
        guard enable else { return }
        let isVertical = displayDirection == .vertical
        for direction in isVertical ? [UISwipeGestureRecognizer.Direction.up, .down] : [.left, .right] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            connect(swipe) { [unowned self] in handleSwipe($0) }
        }
    }

    public var isUsingPageViewController: Bool { usesSwipes }

    func handleSwipe(_ swipe: UISwipeGestureRecognizer) {
        if swipe.direction == .left || swipe.direction == .up { goToNextPage(nil) } else { goToPreviousPage(nil) }
    }
}
