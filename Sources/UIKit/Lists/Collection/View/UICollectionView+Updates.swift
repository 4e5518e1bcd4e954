/// Changes of a collection view that are gathered.
struct CollectionUpdates {
    /// How many batches are open.
    var depth = 1
    var changes = ListChanges()
    /// The attributes of the elements around the visible area before the changes.
    var before: [CollectionElementKey: UICollectionViewLayoutAttributes] = [:]
    var completions: [(Bool) -> Void] = []
}

/// The changes of a batch update, from which a layout derives the initial and final attributes of elements.
@MainActor struct CollectionBatch {
    let map: ListUpdateMap
    let before: [CollectionElementKey: UICollectionViewLayoutAttributes]
    private let reloadedItems: Set<IndexPath>
    private let reloadedSections: Set<Int>
    /// Elements beside the items that the layout lets come, by their names now, and go, by their old ones.
    var inserted: Set<CollectionElementKey> = []
    var deleted: Set<CollectionElementKey> = []

    init(map: ListUpdateMap, before: [CollectionElementKey: UICollectionViewLayoutAttributes]) {
        (self.map, self.before) = (map, before)
        (reloadedItems, reloadedSections) = (Set(map.changes.reloadedItems), Set(map.changes.reloadedSections))
    }

    /// The name an element had before; nil where it is new.
    func old(_ key: CollectionElementKey) -> CollectionElementKey? {
        var old = key
        if key.category == .cell {
            guard let path = map.oldPath(key.path), !isReloaded(path) else { return nil }
            old.path = path
        } else {
            guard let section = map.oldSection(key.path.section), !reloadedSections.contains(section), !inserted.contains(key) else {
                return nil
            }
            old.path = Self.path(key.path, in: section)
            if deleted.contains(old) { return nil }
        }
        return old
    }

    /// The name an element has now; nil where it is gone.
    func new(_ key: CollectionElementKey) -> CollectionElementKey? {
        var new = key
        if key.category == .cell {
            guard let path = map.path(key.path), !isReloaded(key.path) else { return nil }
            new.path = path
        } else {
            guard let section = map.section(key.path.section), !reloadedSections.contains(key.path.section), !deleted.contains(key) else {
                return nil
            }
            new.path = Self.path(key.path, in: section)
            if inserted.contains(new) { return nil }
        }
        return new
    }

    private func isReloaded(_ old: IndexPath) -> Bool { reloadedItems.contains(old) || reloadedSections.contains(old.section) }

    private static func path(_ path: IndexPath, in section: Int) -> IndexPath {
        path.count > 1 ? IndexPath(item: path.item, section: section) : IndexPath(index: section)
    }

    func appearing(_ key: CollectionElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        if let old = old(key), let attributes = before[old] { return copy(attributes, alpha: attributes.alpha) }
        return layout.attributes(of: key).flatMap { copy($0, alpha: 0) }
    }

    func disappearing(_ key: CollectionElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        if let new = new(key), let attributes = layout.attributes(of: new) { return copy(attributes, alpha: attributes.alpha) }
        return before[key].flatMap { copy($0, alpha: 0) }
    }

    private func copy(_ attributes: UICollectionViewLayoutAttributes, alpha: CGFloat) -> UICollectionViewLayoutAttributes? {
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        copy?.alpha = alpha
        return copy
    }
}

extension UICollectionView {
    private static var updateDuration: TimeInterval { 0.3 }

    func batch(_ body: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        startUpdates()
        body?()
        if let completion { updates?.completions.append(completion) }
        finishUpdates()
    }

    /// Adds one change, in a batch of its own outside of others.
    func change(_ body: (inout ListChanges) -> Void) {
        startUpdates()
        if var current = updates {
            body(&current.changes)
            updates = current
        }
        finishUpdates()
    }

    private func startUpdates() {
        guard updates == nil else {
            updates?.depth += 1
            return
        }
        // The layout as it is now: its delegate answers for the new items from here on.
        prepareLayout()
        var current = CollectionUpdates()
        let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        for attributes in collectionViewLayout.layoutAttributesForElements(in: around) ?? [] { current.before[attributes.key] = attributes }
        for (key, element) in shown.elements { current.before[key] = element.attributes }
        updates = current
    }

    private func finishUpdates() {
        guard var current = updates else { return }
        current.depth -= 1
        updates = current.depth > 0 ? current : nil
        if current.depth == 0 { apply(current) }
    }

    private func apply(_ updates: CollectionUpdates) {
        swipeIfAny?.letGo()
        let data = askCounts()
        let changes = presented?.translate(updates.changes, old: counts.items, new: data) ?? updates.changes
        let new = presented?.counts(data) ?? data
        let map = ListUpdateMap(changes, old: counts.items, new: new)
        if let reason = map.inconsistency(.collection) { uncaughtException(.internalInconsistency, reason) }
        dragDrop.rowsMoved(map)
        counts = CollectionCounts(items: new, isStale: false)
        prefetching.reset()
        index.isStale = true
        let batch = CollectionBatch(map: map, before: updates.before)
        touch.selection = touch.selection.compactMap { batch.new(.cell($0))?.path }
        touch.highlighted = touch.highlighted.flatMap { batch.new(.cell($0))?.path }
        let leaving = exchangeKeys(batch)
        let layout = collectionViewLayout
        layout.itemsMoved(map)
        let context = layout.makeContext()
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        layout.batch = batch
        let finish: (Bool) -> Void = { isFinished in for completion in updates.completions { completion(isFinished) } }
        guard window != nil, UIView.areAnimationsEnabled, bounds.height > 0 else {
            for (key, element) in leaving {
                recycle(element.view)
                notifyDidEndDisplaying(key, element.view)
            }
            layout.batch = nil
            setNeedsLayout()
            return finish(true)
        }
        animateChange(from: shown.elements, leaving: leaving, map: map, completion: finish)
    }

    /// Gives the elements that stay their new names and returns those that leave, with the old ones.
    private func exchangeKeys(_ batch: CollectionBatch) -> [(CollectionElementKey, CollectionVisible.Element)] {
        var leaving: [(CollectionElementKey, CollectionVisible.Element)] = []
        var kept: [CollectionElementKey: CollectionVisible.Element] = [:]
        for (key, element) in shown.elements {
            if let new = batch.new(key) { kept[new] = element } else { leaving.append((key, element)) }
        }
        shown.replace(kept)
        return leaving
    }

    /// Shows the layout as it is now and lets everything go there from where it was.
    ///
    /// - Parameters:
    ///   - leaving: Elements that are gone, by their old names.
    ///   - map: Nil where only the layout changed, not the items.
    func animateChange(
        from old: [CollectionElementKey: CollectionVisible.Element], leaving: [(CollectionElementKey, CollectionVisible.Element)],
        map: ListUpdateMap?, completion: @escaping (Bool) -> Void
    ) {
        let layout = collectionViewLayout
        var leaving = leaving
        let offset = contentOffset
        UIView.performWithoutAnimation {
            prepareLayout()
            if let map { layout.prepare(forCollectionViewUpdates: UICollectionViewUpdateItem.items(of: map)) }
            leaving += takeDeclaredChanges()
            let wanted = targetOffset(offset)
            if wanted != contentOffset { contentOffset = wanted }
            leaving += takeInvisible(map)
            layoutElements()
        }
        let target = contentOffset
        UIView.performWithoutAnimation {
            if contentOffset != offset { bounds.origin = offset }
            for (key, element) in shown.elements { place(element.view, start(of: key, element, old, map) ?? element.attributes) }
        }
        UIView.animate(withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction) {
            if self.contentOffset != target { self.bounds.origin = target }
            for element in self.shown.elements.values {
                self.place(element.view, element.attributes)
                element.view.layoutIfNeeded()
            }
            for (key, element) in leaving { self.send(element, to: layout.finalAttributes(key)) }
            layout.finalizeCollectionViewUpdates()
        } completion: { isFinished in
            for (key, element) in leaving {
                self.recycle(element.view)
                self.notifyDidEndDisplaying(key, element.view)
            }
            completion(isFinished)
        }
        layout.batch = nil
    }

    /// Elements beside the items that leave because the layout says so, by their old names.
    private func takeDeclaredChanges() -> [(CollectionElementKey, CollectionVisible.Element)] {
        let layout = collectionViewLayout
        guard let batch = layout.batch else { return [] }
        var changed = batch
        let around = layout.layoutAttributesForElements(in: bounds) ?? []
        for kind in Set((batch.before.keys + around.map(\.key)).filter { $0.category != .cell }.map(\.withoutPath)) {
            let isSupplementary = kind.category == .supplementaryView
            let deleted =
                isSupplementary
                ? layout.indexPathsToDeleteForSupplementaryView(ofKind: kind.kind)
                : layout.indexPathsToDeleteForDecorationView(ofKind: kind.kind)
            let inserted =
                isSupplementary
                ? layout.indexPathsToInsertForSupplementaryView(ofKind: kind.kind)
                : layout.indexPathsToInsertForDecorationView(ofKind: kind.kind)
            changed.deleted.formUnion(deleted.map(kind.at))
            changed.inserted.formUnion(inserted.map(kind.at))
        }
        layout.batch = changed
        var leaving: [(CollectionElementKey, CollectionVisible.Element)] = []
        for old in changed.deleted {
            if let now = batch.new(old), let element = shown.remove(now) { leaving.append((old, element)) }
        }
        return leaving
    }

    private func send(_ element: CollectionVisible.Element, to attributes: UICollectionViewLayoutAttributes?) {
        if let attributes { place(element.view, attributes) } else { element.view.alpha = 0 }
    }

    /// Returns the attributes from which an element animates; nil for new elements outside of batch updates.
    private func start(
        of key: CollectionElementKey, _ element: CollectionVisible.Element, _ old: [CollectionElementKey: CollectionVisible.Element],
        _ map: ListUpdateMap?
    ) -> UICollectionViewLayoutAttributes? {
        let isInserted = collectionViewLayout.batch?.inserted.contains(key) ?? false
        if !isInserted, let before = old[key], before.view === element.view { return before.attributes }
        return map == nil ? nil : collectionViewLayout.initialAttributes(key)
    }

    /// Elements that stay but are not on the screen any more, by their old names.
    private func takeInvisible(_ map: ListUpdateMap?) -> [(CollectionElementKey, CollectionVisible.Element)] {
        guard let batch = collectionViewLayout.batch else { return [] }
        let visible = Set((collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).map(\.key))
        var result: [(CollectionElementKey, CollectionVisible.Element)] = []
        for key in shown.elements.keys where !visible.contains(key) {
            if let element = shown.remove(key), let old = batch.old(key) { result.append((old, element)) }
        }
        return result
    }

    private func targetOffset(_ offset: CGPoint) -> CGPoint {
        guard scroll.drag == nil, scroll.motion == nil else { return offset }
        let limits = offsetLimits
        let proposed = CGPoint(x: min(offset.x, limits.x.upperBound), y: min(offset.y, limits.y.upperBound))
        return delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
            ?? collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    }
}
