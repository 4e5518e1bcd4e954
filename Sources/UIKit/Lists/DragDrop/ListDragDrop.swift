/// Drags a list's rows and takes drops between them: asks and tells the list, which asks its delegates.
final class ListDragDrop: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private unowned let list: any DragDropList
    private var drag: UIDragInteraction?
    private var dropInteraction: UIDropInteraction?
    /// The index paths of dragged items before the drag.
    private var sources: [ObjectIdentifier: IndexPath] = [:]
    private(set) var hasActiveDrag = false
    private(set) var hasActiveDrop = false
    private var proposal = ListDropProposal(proposal: UIDropProposal(operation: .cancel), intent: .unspecified)
    /// The destination of a drop, as an index path of the data source; nil beside the rows.
    private var destination: IndexPath?
    private var gap: ListPlaceholder?
    private var highlighted: IndexPath?
    private var drop: ListDrop?
    private lazy var scroller = DragScroller(list) { DragController.current?.update() }

    var isDragEnabled = UIDragInteraction.isEnabledByDefault { didSet { drag?.isEnabled = isDragEnabled } }
    /// The recognizer of the press that lifts rows.
    var press: UIGestureRecognizer? { drag?.press.recognizer }

    init(_ list: any DragDropList) {
        self.list = list
        super.init()
    }

    /// Takes up that the list has delegates, or has none any more.
    func delegatesChanged() {
        if list.hasDragDelegate, drag == nil {
            let made = UIDragInteraction(delegate: self)
            made.isEnabled = isDragEnabled
            list.addInteraction(made)
            drag = made
        }
        if list.hasDragDelegate || list.hasDropDelegate, dropInteraction == nil {
            let made = UIDropInteraction(delegate: self)
            list.addInteraction(made)
            dropInteraction = made
        }
    }

    private func dataPath(_ shown: IndexPath) -> IndexPath? { list.presented == nil ? shown : list.presented?.dataSourcePath(shown) }

    /// Rows have other paths now: dragged ones keep theirs.
    func rowsMoved(_ map: ListUpdateMap) {
        guard hasActiveDrag else { return }
        sources = sources.compactMapValues { map.path($0) }
    }

    // MARK: Dragging

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let path = list.shownPath(at: session.location(in: list)).flatMap(dataPath) else { return [] }
        // Delegates may ask whether the drag is theirs while they make items.
        hasActiveDrag = true
        let items = list.dragItems(session, at: path)
        hasActiveDrag = !items.isEmpty
        sources = [:]
        for item in items { sources[ObjectIdentifier(item)] = path }
        if !items.isEmpty { list.releaseTouches() }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let path = list.shownPath(at: point).flatMap(dataPath), !sources.values.contains(path) else { return [] }
        let items = list.dragItems(addingTo: session, at: path, point: point)
        for item in items { sources[ObjectIdentifier(item)] = path }
        return items
    }

    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession)
        -> UITargetedDragPreview?
    { preview(of: item) }

    private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
        guard let path = sources[ObjectIdentifier(item)] else { return nil }
        let shown = list.presented?.presentationPath(path) ?? path
        guard let cell = list.shownCell(at: shown), let center = list.center(ofShown: shown) else { return nil }
        let target = UIDragPreviewTarget(container: list, center: center)
        return UITargetedDragPreview(view: cell, parameters: list.dragParameters(at: path) ?? UIDragPreviewParameters(), target: target)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        setDragState(.lifting)
        animator.addCompletion { [weak self] _ in
            // A press that ended before it moved was no drag.
            if DragController.current == nil { self?.dragEnded() }
        }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        setDragState(.dragging)
        list.dragWillBegin(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        list.dragAllowsMove(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        list.dragIsRestricted(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { preview(of: item) ?? defaultPreview }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        dragEnded()
        list.dragDidEnd(session)
    }

    private func dragEnded() {
        setDragState(.none)
        hasActiveDrag = false
        sources = [:]
    }

    private func setDragState(_ state: UICollectionViewCell.DragState) {
        for path in Set(sources.values) {
            if let cell = list.shownCell(at: list.presented?.presentationPath(path) ?? path) { list.setDragState(state, of: cell) }
        }
    }

    // MARK: Over the list

    /// The row that is carried within its own list, alone.
    private func carried(_ session: any UIDropSession) -> IndexPath? {
        guard hasActiveDrag, session.items.count == 1, let item = session.items.first else { return nil }
        return sources[ObjectIdentifier(item)]
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        if list.hasDropDelegate { return list.dropCanHandle(session) }
        return carried(session).map(list.sourceCanMove) ?? false
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        hasActiveDrop = true
        list.dropDidEnter(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        let point = session.location(in: list)
        scroller.finger(at: CGPoint(x: list.contentSize.width > list.bounds.width ? point.x : .nan, y: point.y))
        var shown = list.shownPath(at: point)
        if let source = carried(session), let place = shown, list.sourceCanMove(source) { shown = list.movePlace(from: source, to: place) }
        destination = shown.map { withoutGap($0) }
        proposal = list.hasDropDelegate ? list.dropDidUpdate(session, to: destination) : .reorder
        if proposal.intent == .automatic { proposal.intent = isInside(shown, point) ? .insertInto : .insertAt }
        show(shown, session)
        return proposal.proposal
    }

    /// Whether a finger is in the middle half of a row, where a drop goes into it.
    private func isInside(_ shown: IndexPath?, _ point: CGPoint) -> Bool {
        guard let cell = shown.flatMap(list.shownCell) else { return false }
        return abs(point.y - cell.frame.midY) < cell.bounds.height / 4
    }

    /// The data source's path for a place as if there were no gap.
    private func withoutGap(_ shown: IndexPath) -> IndexPath {
        guard let presented = list.presented else { return shown }
        var rest = presented
        rest.carried = nil
        if let gap { rest.adopt(gap) }
        return rest.insertionPath(shown)
    }

    /// Makes room where the drop would go, or marks what it would go into.
    private func show(_ shown: IndexPath?, _ session: any UIDropSession) {
        let isDrop = proposal.proposal.operation.isDrop
        highlight(isDrop && proposal.intent == .insertInto ? shown : nil)
        guard isDrop, proposal.intent == .insertAt, let shown else { return closeGap() }
        if let source = carried(session), proposal.proposal.operation == .move { return carryGap(of: source, to: shown) }
        guard gap?.path != shown else { return }
        if let gap {
            list.presented?.remove(gap)
            list.present(ListChanges(deletedItems: [gap.path]), lays: false)
        }
        let made = ListPlaceholder(at: shown)
        gap = made
        insert(made)
    }

    private func insert(_ placeholder: ListPlaceholder) {
        var presented = list.presented ?? ListPresentation()
        presented.insert(placeholder)
        list.presented = presented
        list.present(ListChanges(insertedItems: [placeholder.path]), lays: true)
    }

    private func carryGap(of source: IndexPath, to shown: IndexPath) {
        let isNew = list.presented?.carried == nil
        let old = list.presented?.carried?.place ?? list.presented?.presentationPath(source) ?? source
        var presented = list.presented ?? ListPresentation()
        presented.carried = (source, shown)
        list.presented = presented
        if isNew || old != shown { list.present(ListChanges(movedItems: [.init(from: old, to: shown)]), lays: true) }
    }

    /// - Parameter lays: Whether what is shown moves now; else it stays where it is until something else moves it.
    private func closeGap(lays: Bool = true) {
        if let gap {
            self.gap = nil
            list.presented?.remove(gap)
            list.present(ListChanges(deletedItems: [gap.path]), lays: lays)
        }
        if let carried = list.presented?.carried {
            list.presented?.carried = nil
            if carried.place != carried.source {
                list.present(ListChanges(movedItems: [.init(from: carried.place, to: carried.source)]), lays: lays)
            }
        }
        if list.presented?.isEmpty == true { list.presented = nil }
    }

    private func highlight(_ shown: IndexPath?) {
        guard highlighted != shown else { return }
        if let highlighted { list.setDropHighlight(false, atShown: highlighted) }
        highlighted = shown
        if let shown { list.setDropHighlight(true, atShown: shown) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        hasActiveDrop = false
        leave()
        closeGap()
        list.presentationEnded()
        list.dropDidExit(session)
    }

    private func leave() {
        scroller.stop()
        highlight(nil)
    }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let session = session as? LocalDropSession else { return }
        leave()
        let items = session.items.map { ($0, sources[ObjectIdentifier($0)]) }
        let drop = ListDrop(list, session, to: destination, proposal, items)
        self.drop = drop
        if let source = carried(session), let carried = list.presented?.carried, proposal.intent != .insertInto, list.sourceCanMove(source)
        {
            list.presented?.carried = nil
            if list.presented?.isEmpty == true { list.presented = nil }
            if carried.place != source { list.sourceMove(from: source, to: carried.place) }
            sources[ObjectIdentifier(items[0].0)] = carried.place
            _ = drop.send(items[0].0, to: .item(carried.place))
        } else {
            closeGap(lays: false)
            list.performDrop(drop)
        }
        list.presentationEnded()
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { drop?.preview(of: item, defaultPreview) ?? defaultPreview }

    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        guard let own = drop?.animator(of: item) else { return }
        animator.addAnimations { own.animate() }
        animator.addCompletion { own.complete($0) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { drop = nil }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        hasActiveDrop = false
        list.dropDidEnd(session)
    }

    // MARK: Placeholders

    /// Shows a placeholder for an item whose data is awaited.
    func drop(_ item: UIDragItem, to placeholder: ListPlaceholder, parameters: UIDragPreviewParameters?) -> DragAnimator {
        placeholder.path = list.presented?.presentationPath(placeholder.path) ?? placeholder.path
        insert(placeholder)
        return drop?.send(item, to: .placeholder(placeholder, parameters)) ?? DragAnimator()
    }

    func has(_ placeholder: ListPlaceholder) -> Bool { list.presented?.placeholders.contains { $0 === placeholder } ?? false }

    /// Exchanges a placeholder for the item that `updates` gives the data source; false where it is gone.
    func commit(_ placeholder: ListPlaceholder, _ updates: (IndexPath) -> Void, reload: (IndexPath) -> Void) -> Bool {
        guard has(placeholder), let path = list.presented?.insertionPath(placeholder.path) else { return false }
        updates(path)
        // The app may have loaded everything again.
        guard has(placeholder) else { return true }
        list.presented?.adopt(placeholder)
        if list.presented?.isEmpty == true { list.presented = nil }
        reload(path)
        return true
    }

    func delete(_ placeholder: ListPlaceholder) -> Bool {
        guard has(placeholder) else { return false }
        list.presented?.remove(placeholder)
        list.present(ListChanges(deletedItems: [placeholder.path]), lays: true)
        if list.presented?.isEmpty == true { list.presented = nil }
        return true
    }

    /// The list was loaded again: it shows what the data source has.
    func listReloaded() {
        list.presented = nil
        gap = nil
    }
}
