/// Bars that follow the content below them: large titles that collapse, backgrounds that come and go.
extension UINavigationController {
    /// The part of the top controller's large title that shows at rest.
    var largeTitleExtent: CGFloat {
        stack.last.flatMap { bars.largeTitleExtents[ObjectIdentifier($0)] } ?? UINavigationBar.largeTitleHeight
    }

    func followScrolling(of scrollView: UIScrollView) {
        guard let top = stack.last, transition == nil, !bars.isHidden else { return }
        if scrollView === top.trackedScrollView(for: .top) { followTop(scrollView, top) }
        if scrollView === top.trackedScrollView(for: .bottom) { followContentAtEdges() }
    }

    /// Content that moves up first takes the large title's room.
    private func followTop(_ scrollView: UIScrollView, _ controller: UIViewController) {
        defer { followContentAtEdges() }
        guard navigationBar.showsLargeTitle, scrollView.contentInsetAdjustmentBehavior != .never else {
            scrollView.scroll.room = nil
            return
        }
        let old = largeTitleExtent
        let beyond = -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
        let extent = min(max(old + beyond, 0), UINavigationBar.largeTitleHeight)
        if extent != old {
            bars.largeTitleExtents[ObjectIdentifier(controller)] = extent
            UIView.performWithoutAnimation { scrollView.keepingOffset { layoutPages() } }
        }
        scrollView.scroll.room = ScrollRoom(above: UINavigationBar.largeTitleHeight - extent, whole: UINavigationBar.largeTitleHeight)
        let stretch = max(old + beyond - UINavigationBar.largeTitleHeight, 0)
        guard extent != old || stretch != navigationBar.largeTitleStretch else { return }
        UIView.performWithoutAnimation {
            navigationBar.largeTitleStretch = stretch
            placeBars()
        }
    }

    /// Bars stand out from content that lies below them.
    func followContentAtEdges() {
        navigationBar.isContentAtEdge = stack.last?.trackedScrollView(for: .top)?.isContentAtTop ?? true
        toolbar.isContentAtEdge = stack.last?.trackedScrollView(for: .bottom)?.isContentAtBottom ?? true
    }
}
