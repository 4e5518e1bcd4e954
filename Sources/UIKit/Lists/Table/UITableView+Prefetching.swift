/// Rows announced to the data source before they are shown.
extension UITableView {
    func forgetPrefetching() { prefetching.reset() }

    /// Tells the data source of the rows within a screen of the visible part, on the side the table moves to.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, bounds.height > 0 else { return }
        prefetching.moved(to: bounds.minY)
        let ahead = bounds.offsetBy(dx: 0, dy: prefetching.isForward ? bounds.height : -bounds.height)
        var near = paths(in: ahead).filter { shown.cells[$0] == nil }
        if !prefetching.isForward { near.reverse() }
        let (announce, cancel) = prefetching.update(near: near, visible: shown.cells.keys)
        if !cancel.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: cancel) }
        if !announce.isEmpty { source.tableView(self, prefetchRowsAt: announce) }
    }
}
