/// A row that stands in for one whose data is awaited.
///
/// Source: Apple's “UITableViewPlaceholder”.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat
    /// Fills the row's cell.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// - Parameter rowHeight: In points; `UITableView.automaticDimension` for the table's.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (self.insertionIndexPath, self.reuseIdentifier, self.rowHeight) = (insertionIndexPath, reuseIdentifier, rowHeight)
        super.init()
    }

    func make() -> ListPlaceholder {
        ListPlaceholder(at: insertionIndexPath, reuseIdentifier: reuseIdentifier, height: rowHeight < 0 ? nil : rowHeight) {
            [self] in
            if let cell = $0 as? UITableViewCell { cellUpdateHandler?(cell) }
        }
    }
}

/// A row that stands in for a dropped item whose data is awaited.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// The shape of the row the item flies to.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
