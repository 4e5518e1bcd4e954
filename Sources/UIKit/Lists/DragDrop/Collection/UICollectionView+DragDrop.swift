@_spi(Quince) import QuinceFoundation

/// Drags and drops of a collection view's items.
extension UICollectionView: DragDropList {
    var hasDragDelegate: Bool { dragDelegate != nil }
    var hasDropDelegate: Bool { dropDelegate != nil }

    /// Returns the placeholder at a shown index path; nil where an item of the data source is shown.
    func placeholder(at shown: IndexPath) -> ListPlaceholder? { presented?.placeholder(at: shown) }

    // MARK: Cells

    func shownPath(at point: CGPoint) -> IndexPath? { path(at: point) }
    func shownCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }
    func center(ofShown path: IndexPath) -> CGPoint? {
        layoutIfNeeded()
        guard counts.contains(path) else { return nil }
        return collectionViewLayout.attributes(of: .cell(path))?.center
    }
    func setDragState(_ state: UICollectionViewCell.DragState, of cell: UIView) {
        (cell as? UICollectionViewCell)?.dragStateDidChange(state)
    }
    func releaseTouches() {
        swipeIfAny?.close(animated: true)
        itemTouchesCancelled()
    }
    func setDropHighlight(_ isHighlighted: Bool, atShown path: IndexPath) { cellForItem(at: path)?.isHighlighted = isHighlighted }

    /// The cell of an item the data source does not have; nil for a gap.
    func makeCell(of placeholder: ListPlaceholder) -> UICollectionViewCell? {
        guard let identifier = placeholder.reuseIdentifier else { return nil }
        let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: placeholder.path)
        placeholder.update?(cell)
        return cell
    }

    // MARK: Drag delegate

    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }
    func dragItems(addingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
    }
    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
    }
    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionWillBegin: session) }
    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }
    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }
    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    // MARK: Drop delegate

    func dropCanHandle(_ session: any UIDropSession) -> Bool { dropDelegate?.collectionView(self, canHandle: session) ?? false }
    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }
    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

    func dropDidUpdate(_ session: any UIDropSession, to path: IndexPath?) -> ListDropProposal {
        guard let proposal = dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path) else {
            return .reorder
        }
        switch proposal.intent {
        case .unspecified: return ListDropProposal(proposal: proposal, intent: .unspecified)
        case .insertAtDestinationIndexPath: return ListDropProposal(proposal: proposal, intent: .insertAt)
        case .insertIntoDestinationIndexPath: return ListDropProposal(proposal: proposal, intent: .insertInto)
        }
    }

    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
    }

    func performDrop(_ drop: ListDrop) { dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(self, drop)) }

    // MARK: Moving

    func sourceCanMove(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        let moves =
            (dataSource as? any MovableItemsSource)?.movesItems ?? false
            || ObjectRuntime.implements("collectionView(_:moveItemAt:to:)", dataSource)
        return moves && dataSource.collectionView(self, canMoveItemAt: path)
    }

    func sourceMove(from path: IndexPath, to place: IndexPath) { dataSource?.collectionView(self, moveItemAt: path, to: place) }

    func movePlace(from path: IndexPath, to proposed: IndexPath) -> IndexPath {
        delegate?.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: presented?.carried?.place ?? path,
            toProposedIndexPath: proposed) ?? proposed
    }

    func present(_ changes: ListChanges, lays: Bool) {
        var new = counts.items
        for path in changes.deletedItems { new[path.section] -= 1 }
        for path in changes.insertedItems { new[path.section] += 1 }
        for move in changes.movedItems {
            new[move.from.section] -= 1
            new[move.to.section] += 1
        }
        rename(ListUpdateMap(changes, old: counts.items, new: new), counts: new)
        let context = collectionViewLayout.makeContext()
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
        setNeedsLayout()
        guard lays else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.layoutElements() }
    }

    private func rename(_ map: ListUpdateMap, counts new: [Int]) {
        var elements: [CollectionElementKey: CollectionVisible.Element] = [:]
        for (key, element) in shown.elements {
            guard key.category == .cell else {
                elements[key] = element
                continue
            }
            guard let path = map.path(key.path) else {
                recycle(element.view)
                continue
            }
            elements[.cell(path)] = element
        }
        shown.replace(elements)
        counts.items = new
        touch.selection = touch.selection.compactMap { map.path($0) }
        collectionViewLayout.itemsMoved(map)
    }

    /// The attributes of an item that is carried away, which leaves a gap.
    func withoutCarried(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let place = presented?.carried?.place, attributes.key == .cell(place),
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        copy.alpha = 0
        return copy
    }

    func presentationEnded() {
        setNeedsLayout()
        guard window != nil, updates == nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.layoutElements() }
    }
}

extension UICollectionView: UIDataSourceTranslating {
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { dataSourceSectionIndex }
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int { presentationSectionIndex }
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map { presented?.presentationPath($0) ?? $0 }
    }
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap { presented == nil ? $0 : presented?.dataSourcePath($0) }
    }
}
