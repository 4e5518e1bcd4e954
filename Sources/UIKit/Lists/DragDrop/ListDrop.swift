/// A drop on a list, from the finger's lift until every item has its place.
@MainActor final class ListDrop {
    /// The destination of a dropped item.
    enum Destination {
        case item(IndexPath)
        case into(IndexPath, CGRect)
        case target(UIDragPreviewTarget)
        case placeholder(ListPlaceholder, UIDragPreviewParameters?)
    }

    let session: LocalDropSession
    let destinationIndexPath: IndexPath?
    let proposal: ListDropProposal
    /// The items and where they came from, as far as that is this list.
    let items: [(item: UIDragItem, source: IndexPath?)]
    private unowned let list: any DragDropList
    private var destinations: [ObjectIdentifier: (destination: Destination, animator: DragAnimator)] = [:]

    init(
        _ list: any DragDropList, _ session: LocalDropSession, to path: IndexPath?, _ proposal: ListDropProposal,
        _ items: [(item: UIDragItem, source: IndexPath?)]
    ) {
        (self.list, self.session, destinationIndexPath, self.proposal, self.items) = (list, session, path, proposal, items)
    }

    func send(_ item: UIDragItem, to destination: Destination) -> DragAnimator {
        let animator = DragAnimator()
        destinations[ObjectIdentifier(item)] = (destination, animator)
        return animator
    }

    func animator(of item: UIDragItem) -> DragAnimator? { destinations[ObjectIdentifier(item)]?.animator }

    /// Returns the preview of an item at its destination; nil where the app gave no destination.
    func preview(of item: UIDragItem, _ fallback: UITargetedDragPreview) -> UITargetedDragPreview? {
        switch destinations[ObjectIdentifier(item)]?.destination {
        case nil: return nil
        case .target(let target): return fallback.retargetedPreview(with: target)
        case .item(let path):
            let shown = list.presented?.presentationPath(path) ?? path
            return preview(atShown: shown, list.dropParameters(at: path), fallback)
        case .placeholder(let placeholder, let parameters): return preview(atShown: placeholder.path, parameters, fallback)
        case .into(let path, let rect):
            guard let cell = list.shownCell(at: list.presented?.presentationPath(path) ?? path) else { return nil }
            let scale = min(rect.width / max(fallback.size.width, 1), rect.height / max(fallback.size.height, 1))
            return fallback.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
                    transform: CGAffineTransform(scaleX: scale, y: scale)))
        }
    }

    private func preview(atShown path: IndexPath, _ parameters: UIDragPreviewParameters?, _ fallback: UITargetedDragPreview)
        -> UITargetedDragPreview?
    {
        guard let center = list.center(ofShown: path) else { return nil }
        let target = UIDragPreviewTarget(container: list, center: center)
        guard let cell = list.shownCell(at: path) else { return fallback.retargetedPreview(with: target) }
        return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters(), target: target)
    }
}
