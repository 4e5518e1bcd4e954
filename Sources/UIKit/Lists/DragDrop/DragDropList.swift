/// A delegate's proposal for a drop on a list.
@MainActor struct ListDropProposal {
    enum Intent { case unspecified, insertAt, insertInto, automatic }

    var proposal: UIDropProposal
    var intent: Intent

    static var reorder: ListDropProposal { .init(proposal: UIDropProposal(operation: .move), intent: .insertAt) }
}

/// A table or collection view whose rows or items can be dragged and dropped. Paths are the data source's unless called shown.
@MainActor protocol DragDropList: UIScrollView {
    var dragDrop: ListDragDrop { get }
    /// Nil while what is shown is what the data source has.
    var presented: ListPresentation? { get set }
    var hasDragDelegate: Bool { get }
    var hasDropDelegate: Bool { get }

    // MARK: Cells
    func shownPath(at point: CGPoint) -> IndexPath?
    func shownCell(at path: IndexPath) -> UIView?
    /// The middle of a cell in the content, whether it has a view or not.
    func center(ofShown path: IndexPath) -> CGPoint?
    func setDragState(_ state: UICollectionViewCell.DragState, of cell: UIView)
    func releaseTouches()
    func setDropHighlight(_ isHighlighted: Bool, atShown path: IndexPath)

    // MARK: Drag delegate
    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func dragItems(addingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem]
    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragIsRestricted(_ session: any UIDragSession) -> Bool

    // MARK: Drop delegate
    func dropCanHandle(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropDidUpdate(_ session: any UIDropSession, to path: IndexPath?) -> ListDropProposal
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func performDrop(_ drop: ListDrop)

    // MARK: Moving
    /// Whether the data source can move the row itself.
    func sourceCanMove(_ path: IndexPath) -> Bool
    func sourceMove(from path: IndexPath, to place: IndexPath)
    /// The place the delegate wants instead of `proposed`.
    func movePlace(from path: IndexPath, to proposed: IndexPath) -> IndexPath
    /// Gives what is shown other paths; `lays` = what is shown moves there, animated.
    func present(_ changes: ListChanges, lays: Bool)
    /// Lays out again after the presentation ended.
    func presentationEnded()
}
