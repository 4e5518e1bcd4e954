/// One drag from the lift to the end: tells its source, asks what lies under the finger, and moves the pictures.
@MainActor final class DragController {
    private(set) static weak var current: DragController?
    /// Keeps a drag until its last animation.
    private static var running: DragController?

    /// Forgets the drag of the last application.
    static func reset() { (current, running) = (nil, nil) }

    /// The size of an item's picture, in points; zero where nothing is shown.
    static func previewSize(of item: UIDragItem) -> CGSize { running?.stage?.size(of: item) ?? .zero }

    let session: LocalDragSession
    let source: UIDragInteraction
    let tracker: DropTracker
    let stage: DragStage?
    /// Interactions that took part, and which items are theirs.
    private var owners: [ObjectIdentifier: UIDragInteraction] = [:]
    private(set) var isDragging = false
    private var isOver = false
    private var prefersFullSize = false

    init(_ session: LocalDragSession, from source: UIDragInteraction, at place: DragPlace) {
        (self.session, self.source) = (session, source)
        session.place = place
        tracker = DropTracker(session)
        stage = place.window.flatMap { DragStage($0) }
        Self.current = self
        Self.running = self
        adopt(session.items, source)
    }

    private var participants: [UIDragInteraction] {
        [source] + Set(owners.values).filter { $0 !== source }
    }
    private func owner(of item: UIDragItem) -> UIDragInteraction { owners[ObjectIdentifier(item)] ?? source }

    private func adopt(_ items: [UIDragItem], _ interaction: UIDragInteraction) {
        for item in items {
            owners[ObjectIdentifier(item)] = interaction
            stage?.add(item, preview: interaction.delegate?.dragInteraction(interaction, previewForLifting: item, session: session))
        }
    }

    // MARK: Lifting

    func lift() {
        let animator = DragAnimator()
        source.delegate?.dragInteraction(source, willAnimateLiftWith: animator, session: session)
        stage?.lift(at: session.place, along: animator)
    }

    /// The finger moved: what was lifted follows it from now on.
    func begin(at place: DragPlace) {
        guard !isDragging, !isOver else { return }
        session.place = place
        guard let delegate = source.delegate else { return }
        session.allowsMoveOperation = delegate.dragInteraction(source, sessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = delegate.dragInteraction(
            source, sessionIsRestrictedToDraggingApplication: session)
        prefersFullSize = delegate.dragInteraction(source, prefersFullSizePreviewsFor: session)
        isDragging = true
        delegate.dragInteraction(source, sessionWillBegin: session)
        for item in session.items { stage?.applyProvider(of: item) }
        stage?.carry(at: place, fullSize: prefersFullSize)
    }

    func move(to place: DragPlace) {
        guard isDragging, !isOver else { return }
        session.place = place
        stage?.move(to: place)
        source.delegate?.dragInteraction(source, sessionDidMove: session)
        update()
    }

    /// Asks what a drop would do now; lists that scroll under a finger at rest do, too.
    func update() {
        guard isDragging, !isOver else { return }
        tracker.update()
        SpringLoading.shared.update(session)
        stage?.setBadge(count: session.items.count, operation: tracker.operation)
    }

    func add(_ items: [UIDragItem], from interaction: UIDragInteraction, at place: DragPlace) {
        guard isDragging, !isOver, !items.isEmpty else { return }
        source.delegate?.dragInteraction(source, session: session, willAdd: items, for: interaction)
        session.items += items
        adopt(items, interaction)
        for item in items { stage?.applyProvider(of: item) }
        stage?.carry(at: session.place, fullSize: prefersFullSize)
        update()
    }

    func previewProviderChanged(of item: UIDragItem) {
        guard isDragging, session.items.contains(where: { $0 === item }) else { return }
        stage?.applyProvider(of: item)
    }

    // MARK: Ending

    /// The finger lifted.
    func release() {
        guard !isOver else { return }
        guard isDragging else { return putBack() }
        let operation = tracker.operation
        if operation.isDrop, let target = tracker.target { drop(on: target, operation) } else { cancel() }
    }

    /// Ends the drag without a drop: everything flies back.
    func cancel() {
        guard !isOver else { return }
        guard isDragging else { return putBack() }
        finish()
        tracker.leave()
        notifyWillEnd(.cancel)
        let group = AnimationGroup { [self] in
            stage?.close()
            notifyDidEnd(.cancel)
            tracker.end()
            Self.running = nil
        }
        for item in session.items { sendBack(item, group) }
        group.seal()
    }

    /// Nothing was dragged: the finger lifted before it moved.
    private func putBack() {
        finish()
        let group = AnimationGroup { [self] in
            stage?.close()
            Self.running = nil
        }
        for item in session.items { stage?.lower(item, group) }
        group.seal()
    }

    private func sendBack(_ item: UIDragItem, _ group: AnimationGroup) {
        let owner = owner(of: item)
        let animator = DragAnimator()
        let wanted = stage?.home(of: item).flatMap {
            owner.delegate?.dragInteraction(owner, previewForCancelling: item, withDefault: $0)
        }
        owner.delegate?.dragInteraction(owner, item: item, willAnimateCancelWith: animator)
        stage?.send(item, to: wanted, along: animator, group)
    }

    private func drop(on target: UIDropInteraction, _ operation: UIDropOperation) {
        finish()
        let drop = tracker.session
        target.delegate?.dropInteraction(target, performDrop: drop)
        notifyWillEnd(operation)
        target.view?.layoutIfNeeded()
        let group = AnimationGroup { [self] in
            stage?.close()
            target.delegate?.dropInteraction(target, concludeDrop: drop)
            notifyDidEnd(operation)
            tracker.end()
            for one in participants { one.delegate?.dragInteraction(one, sessionDidTransferItems: session) }
            Self.running = nil
        }
        for item in session.items {
            let animator = DragAnimator()
            let preview = stage?.fallback(of: item, on: target, at: session.place).flatMap { fallback in
                let wanted = target.delegate?.dropInteraction(target, previewForDropping: item, withDefault: fallback)
                return wanted === fallback ? nil : wanted
            }
            target.delegate?.dropInteraction(target, item: item, willAnimateDropWith: animator)
            stage?.send(item, to: preview, along: animator, group)
        }
        group.seal()
    }

    private func finish() {
        isOver = true
        Self.current = nil
        SpringLoading.shared.end()
        stage?.hideBadge()
    }

    private func notifyWillEnd(_ operation: UIDropOperation) {
        for one in participants { one.delegate?.dragInteraction(one, session: session, willEndWith: operation) }
    }

    private func notifyDidEnd(_ operation: UIDropOperation) {
        for one in participants { one.delegate?.dragInteraction(one, session: session, didEndWith: operation) }
    }
}

/// Runs something when several animations are over.
@MainActor final class AnimationGroup {
    private var open = 1
    private let done: () -> Void

    init(_ done: @escaping () -> Void) { self.done = done }

    func enter() { open += 1 }
    func leave() {
        open -= 1
        if open == 0 { done() }
    }
    /// No more animations join.
    func seal() { leave() }
}
