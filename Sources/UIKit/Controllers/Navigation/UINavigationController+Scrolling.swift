/// Bars that follow the content below them: large titles that collapse, backgrounds that come and go.
extension UINavigationController {
    /// The heights that scrolling collapses, in points: that of the large title, and that of the search bar above it.
    private var collapsible: (title: CGFloat, search: CGFloat) {
        guard let top = stack.last else { return (0, 0) }
        let item = top.navigationItem
        // A view that is not loaded yet may have something to scroll: the search bar comes when it turns out not to.
        let mayScroll = !top.isViewLoaded || top.trackedScrollView(for: .top) != nil
        let hides =
            item.searchController?.isActive == false && item.hidesSearchBarWhenScrolling && mayScroll && item.searchBarPlacement != .inline
        return (navigationBar.showsLargeTitle ? navigationBar.largeTitleHeight : 0, hides ? SearchBarMetrics.barHeight : 0)
    }

    /// How much of that shows at rest; a search bar is away until content is pulled down.
    private var extent: CGFloat {
        let (title, search) = collapsible
        let first = stack.last?.navigationItem.showsSearchBarAtFirst == true ? title + search : title
        return min(stack.last.flatMap { bars.extents[ObjectIdentifier($0)] } ?? first, title + search)
    }

    /// Tells the bar how much of its large title and its search bar shows: the search bar goes first.
    func updateExtents() {
        let (title, search) = collapsible, extent = extent
        navigationBar.largeTitleExtent = title > 0 ? min(extent, title) : navigationBar.largeTitleHeight
        let fixed = stack.last?.navigationItem.searchController == nil ? 0 : SearchBarMetrics.barHeight
        navigationBar.searchExtent = search > 0 ? min(max(extent - title, 0), search) : fixed
    }

    /// A search began or ended, or its bar got another height.
    func searchChangedBar() {
        guard isViewLoaded else { return }
        let changes = { [self] in
            navigationBar.setNeedsLayout()
            layoutBars()
            view.layoutIfNeeded()
        }
        guard view.window != nil, UIView.areAnimationsEnabled else { return changes() }
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration, animations: changes)
    }

    func handleScrolling(of scrollView: UIScrollView) {
        guard let top = stack.last, transition == nil, !bars.isHidden else { return }
        if scrollView === top.trackedScrollView(for: .top) { followTop(scrollView, top) }
        if scrollView === top.trackedScrollView(for: .bottom) { updateContentAtEdges() }
    }

    /// Content that moves up first takes the large title's room.
    private func followTop(_ scrollView: UIScrollView, _ controller: UIViewController) {
        defer { updateContentAtEdges() }
        let (title, search) = collapsible, whole = title + search
        guard whole > 0, !navigationBar.isFilledBySearch, scrollView.contentInsetAdjustmentBehavior != .never else {
            scrollView.scroll.room = nil
            return
        }
        let old = extent
        let beyond = -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
        let extent = min(max(old + beyond, 0), whole)
        if extent != old {
            bars.extents[ObjectIdentifier(controller)] = extent
            UIView.performWithoutAnimation { scrollView.keepingOffset { layoutPages() } }
        }
        scrollView.scroll.room = ScrollRoom(above: whole - extent, whole: whole, search: search)
        let stretch = max(old + beyond - whole, 0)
        guard extent != old || stretch != navigationBar.largeTitleStretch else { return }
        UIView.performWithoutAnimation {
            navigationBar.largeTitleStretch = stretch
            placeBars()
        }
    }

    /// Bars stand out from content that lies below them.
    func updateContentAtEdges() {
        navigationBar.isContentAtEdge = stack.last?.trackedScrollView(for: .top)?.isContentAtTop ?? true
        toolbar.isContentAtEdge = stack.last?.trackedScrollView(for: .bottom)?.isContentAtBottom ?? true
    }
}
