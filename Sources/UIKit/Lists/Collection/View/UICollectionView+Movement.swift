@_spi(Quince) import QuinceFoundation

/// The long press by which collection view controllers let items be moved.
final class ItemMovingPress: UILongPressGestureRecognizer {}

/// An item that a finger carries to another place.
struct CollectionMovement {
    /// The item's index path in the data source.
    let source: IndexPath
    /// The index path of the gap for the item.
    var place: IndexPath
    /// The index path that the finger last pointed at; the delegate may have replaced it.
    var proposed: IndexPath
    /// The middle of the item, in the content.
    var position: CGPoint
    /// From the finger to that middle.
    var grip = CGPoint.zero
    let scroller: DragScroller

    var key: CollectionElementKey { .cell(place) }

    /// The data source's path of an item, which the gap may have shifted.
    func path(of shown: IndexPath) -> IndexPath {
        guard shown != place else { return source }
        var item = shown.item
        if shown.section == place.section, item > place.item { item -= 1 }
        if shown.section == source.section, item >= source.item { item += 1 }
        return IndexPath(item: item, section: shown.section)
    }
}

extension UICollectionView {
    /// The data source's path of an item on the screen: another one while an item is being moved.
    func sourcePath(_ shown: IndexPath) -> IndexPath {
        movement?.path(of: shown) ?? presented?.dataSourcePath(shown) ?? shown
    }

    /// The attributes an element is shown with: those of a carried item follow the finger.
    func moving(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let movement, attributes.key == movement.key else { return withoutCarried(attributes) }
        return collectionViewLayout.layoutAttributesForInteractivelyMovingItem(at: movement.place, withTargetPosition: movement.position)
    }

    /// Whether a long press moves the item there: not where it drags it, and only where the data source moves items.
    func mayMoveItem(at point: CGPoint) -> Bool {
        guard movement == nil, !(hasDragDelegate && dragInteractionEnabled), let path = path(at: point) else { return false }
        return sourceCanMove(path)
    }

    func beginMovement(_ path: IndexPath) -> Bool {
        guard movement == nil, let cell = cellForItem(at: path), sourceCanMove(path) else { return false }
        itemTouchesCancelled()
        let scroller = DragScroller(self) { [weak self] in self?.setNeedsLayout() }
        movement = CollectionMovement(source: path, place: path, proposed: path, position: cell.center, scroller: scroller)
        cell.isReordering = true
        bringSubviewToFront(cell)
        setNeedsLayout()
        return true
    }

    func moveItem(to position: CGPoint) {
        guard let current = movement else { return }
        movement?.position = position
        let layout = collectionViewLayout
        let proposed = layout.targetIndexPath(forInteractivelyMovingItem: current.place, withPosition: position)
        current.scroller.finger(at: position)
        setNeedsLayout()
        guard proposed != current.proposed else { return }
        movement?.proposed = proposed
        let wanted =
            delegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: current.source, atCurrentIndexPath: current.place,
                toProposedIndexPath: proposed) ?? proposed
        if wanted != current.place, isPlace(wanted, movingFrom: current.place) { moveGap(to: wanted, from: current) }
    }

    private func isPlace(_ path: IndexPath, movingFrom gap: IndexPath) -> Bool {
        guard path.count == 2, counts.items.indices.contains(path.section), path.item >= 0 else { return false }
        return path.item < counts.items[path.section] + (path.section == gap.section ? 0 : 1)
    }

    private func moveGap(to place: IndexPath, from old: CollectionMovement) {
        let layout = collectionViewLayout
        let context = layout.invalidationContext(
            forInteractivelyMovingItems: [place], withTargetPosition: movement?.position ?? old.position, previousIndexPaths: [old.place],
            previousPosition: old.position)
        renumber(from: old.place, to: place)
        movement?.place = place
        animateGap(context)
    }

    /// Lets items follow the gap from one place to another.
    private func renumber(from: IndexPath, to: IndexPath) {
        var new = counts.items
        new[from.section] -= 1
        new[to.section] += 1
        let map = ListUpdateMap(ListChanges(movedItems: [.init(from: from, to: to)]), old: counts.items, new: new)
        var elements: [CollectionElementKey: CollectionVisible.Element] = [:]
        for (key, element) in shown.elements {
            var key = key
            if key.category == .cell { key.path = map.path(key.path) ?? key.path }
            elements[key] = element
        }
        shown.replace(elements)
        counts.items = new
        touch.selection = touch.selection.map { map.path($0) ?? $0 }
        collectionViewLayout.itemsMoved(map)
    }

    private func animateGap(_ context: UICollectionViewLayoutInvalidationContext) {
        collectionViewLayout.invalidateLayout(with: context)
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.layoutElements() }
    }

    func endMovement(isCancelled: Bool) {
        guard let current = movement else { return }
        current.scroller.stop()
        let layout = collectionViewLayout
        let final = isCancelled ? current.source : current.place
        let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [final], previousIndexPaths: [current.source], movementCancelled: isCancelled)
        if isCancelled, current.place != current.source { renumber(from: current.place, to: current.source) }
        movement = nil
        if !isCancelled, final != current.source { dataSource?.collectionView(self, moveItemAt: current.source, to: final) }
        cellForItem(at: final)?.isReordering = false
        animateGap(context)
    }

    /// The place of the item under `position`; without one, the end of the section there.
    func placeForMovingItem(_ place: IndexPath, at position: CGPoint) -> IndexPath {
        if let path = path(at: position) { return path }
        return place
    }
}

extension UICollectionView {
    /// Moves an item by a long press, as collection view controllers do by themselves.
    func handle(moving recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            guard let path = path(at: recognizer.location(in: self)) else { return }
            _ = beginInteractiveMovementForItem(at: path)
        case .changed: updateInteractiveMovementTargetPosition(recognizer.location(in: self))
        case .ended: endInteractiveMovement()
        case .cancelled, .failed: cancelInteractiveMovement()
        case .possible: break
        }
    }
    /// Moves a row of a list by its handle.
    func reorder(_ cell: UICollectionViewCell, _ recognizer: UIGestureRecognizer) {
        let place = recognizer.location(in: self)
        switch recognizer.state {
        case .began:
            guard let path = indexPath(for: cell), beginInteractiveMovementForItem(at: path) else { return }
            movement?.grip = CGPoint(x: 0, y: cell.center.y - place.y)
        case .changed:
            guard let movement else { return }
            // Rows stay in their column.
            updateInteractiveMovementTargetPosition(CGPoint(x: movement.position.x, y: place.y + movement.grip.y))
        case .ended: endInteractiveMovement()
        case .cancelled, .failed: cancelInteractiveMovement()
        case .possible: break
        }
    }
}
