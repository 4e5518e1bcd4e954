/// Finds what lies under a drag, and tells it.
@MainActor final class DropTracker {
    let session: LocalDropSession
    private(set) var target: UIDropInteraction?
    private(set) var proposal = UIDropProposal(operation: .cancel)
    /// The interactions that the drag has entered, which are notified of its end.
    private var entered: [UIDropInteraction] = []

    init(_ drag: LocalDragSession) { session = LocalDropSession(drag) }

    /// The finger moved, or what lies under it.
    func update() {
        let found = interactionUnderFinger()
        if found !== target {
            if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
            target = found
            if let found {
                if !entered.contains(where: { $0 === found }) { entered.append(found) }
                found.delegate?.dropInteraction(found, sessionDidEnter: session)
            }
        }
        proposal = target.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: session) } ?? UIDropProposal(operation: .cancel)
    }

    /// The effective operation of a drop at the current position: moving is forbidden for items that may only be copied.
    var operation: UIDropOperation {
        proposal.operation == .move && !session.allowsMoveOperation ? .forbidden : proposal.operation
    }

    private func interactionUnderFinger() -> UIDropInteraction? {
        var view = viewUnderFinger()
        while let current = view {
            for case let interaction as UIDropInteraction in current.interaction.interactions {
                if interaction === target { return interaction }
                if interaction.delegate?.dropInteraction(interaction, canHandle: session) == true { return interaction }
            }
            view = current.superview
        }
        return nil
    }

    private func viewUnderFinger() -> UIView? {
        guard let origin = session.place.window else { return nil }
        for window in UIApplication.shared.windowsForTouches {
            if let hit = window.hitTest(origin.convert(session.place.point, to: window), with: nil) { return hit }
        }
        return nil
    }

    // MARK: Ending

    /// The drag leaves what it is over without a drop.
    func leave() {
        if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
        target = nil
    }

    func end() {
        for interaction in entered { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session) }
        entered = []
    }
}
