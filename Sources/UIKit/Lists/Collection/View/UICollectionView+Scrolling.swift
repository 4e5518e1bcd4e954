extension UICollectionView {
    func scrollingBegan() {
        swipeIfAny?.close(animated: true)
    }

    func path(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let found = (collectionViewLayout.layoutAttributesForElements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))) ?? [])
            .filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point) }
        return found.max { $0.zIndex < $1.zIndex }?.indexPath
    }

    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        prepareLayout()
        guard counts.contains(path) else {
            let count = counts.items.indices.contains(path.section) ? counts.items[path.section] : 0
            uncaughtException(
                .range,
                "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only \(count) items in section \(path.section)."
            )
        }
        scrollSection(to: path, position, animated: animated)
        setContentOffset(offset(of: path, position), animated: animated)
        guard !animated else { return }
        // Estimates on the way are replaced by sizes only now.
        for _ in 0..<4 {
            layoutElements()
            let better = offset(of: path, position)
            if better == contentOffset { break }
            contentOffset = better
        }
    }

    private func offset(of path: IndexPath, _ position: ScrollPosition) -> CGPoint {
        prepareLayout()
        guard let rect = collectionViewLayout.layoutAttributesForItem(at: path)?.frame else { return contentOffset }
        var result = offset(showing: rect) ?? contentOffset
        let room = bounds.inset(by: adjustedContentInset)
        let insets = adjustedContentInset
        if position.contains(.top) { result.y = rect.minY - insets.top }
        if position.contains(.centeredVertically) { result.y = rect.midY - room.height / 2 - insets.top }
        if position.contains(.bottom) { result.y = rect.maxY - room.height - insets.top }
        if position.contains(.left) { result.x = rect.minX - insets.left }
        if position.contains(.centeredHorizontally) { result.x = rect.midX - room.width / 2 - insets.left }
        if position.contains(.right) { result.x = rect.maxX - room.width - insets.left }
        return clamped(result)
    }

    func layoutInsetsChanged() {
        guard !counts.isStale, shown.laidOutBounds != nil else { return }
        collectionViewLayout.roomChanged()
    }

    // MARK: Prefetching

    /// Tells the data source of the items within a screen of the visible part, on the side the content moves to.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
        let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
        prefetching.moved(to: isVertical ? bounds.minY : bounds.minX)
        let distance = (isVertical ? bounds.height : bounds.width) * (prefetching.isForward ? 1 : -1)
        let ahead = bounds.offsetBy(dx: isVertical ? 0 : distance, dy: isVertical ? distance : 0)
        let attributes = collectionViewLayout.layoutAttributesForElements(in: ahead) ?? []
        var near = attributes.filter { $0.representedElementCategory == .cell && shown[$0.key] == nil }.map(\.indexPath).sorted()
        if !prefetching.isForward { near.reverse() }
        let (announce, cancel) = prefetching.update(
            near: near, visible: shown.elements.keys.lazy.filter { $0.category == .cell }.map(\.path))
        if !cancel.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: cancel) }
        if !announce.isEmpty { source.collectionView(self, prefetchItemsAt: announce) }
    }

    // MARK: Index

    /// Shows the strip of index titles that the data source wants.
    func placeIndex() {
        if index.isStale {
            index.isStale = false
            let titles = dataSource?.indexTitles(for: self) ?? []
            guard titles != index.view?.titles ?? [] else { return }
            index.view?.removeFromSuperview()
            index.view = titles.isEmpty ? nil : ListIndexView(titles: titles) { [weak self] in self?.jump(toTitle: $0) }
            if let view = index.view { addSubview(view) }
        }
        guard let view = index.view else { return }
        let visible = bounds.inset(by: adjustedContentInset)
        view.frame = CGRect(x: visible.maxX - view.width, y: visible.minY, width: view.width, height: visible.height)
        view.layer.zPosition = 2_000_000
    }

    private func jump(toTitle number: Int) {
        guard let titles = index.view?.titles, titles.indices.contains(number), let dataSource else { return }
        let path = dataSource.collectionView(self, indexPathForIndexTitle: titles[number], at: number)
        guard counts.contains(path) else { return }
        stopMotion(telling: true)
        scroll(to: path, .top, animated: false)
    }
}
