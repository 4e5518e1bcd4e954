/// An item of a drop on a list.
final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, _ source: IndexPath?) {
        (dragItem, sourceIndexPath) = (item, source)
        previewSize = DragController.previewSize(of: item)
    }
}
