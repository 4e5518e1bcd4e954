/// An item that stands in for one whose data is awaited.
///
/// Source: Apple's “UICollectionViewPlaceholder”.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// Fills the item's cell.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }

    func make() -> ListPlaceholder {
        ListPlaceholder(at: insertionIndexPath, reuseIdentifier: reuseIdentifier) { [self] in
            if let cell = $0 as? UICollectionViewCell { cellUpdateHandler?(cell) }
        }
    }
}

/// An item that stands in for a dropped one whose data is awaited.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// The shape of the cell the item flies to.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
