/// A table's data source that shows snapshots and animates from one to the next: *UITableViewDiffableDataSource*.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UITableViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()
    /// How rows come and go.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        (self.tableView, self.cellProvider) = (tableView, cellProvider)
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// The state that is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { store.snapshot }

    /// Shows `snapshot`.
    ///
    /// - Parameter completion: Called when the animations are over.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        guard let table = tableView, table.window != nil, store.sectionCount > 0 else {
            return applySnapshotUsingReloadData(snapshot, completion: completion)
        }
        let difference = SnapshotDifference(from: store.snapshot, to: snapshot)
        let change = { [self] in
            table.performBatchUpdates(
                { [self] in
                    store.set(snapshot)
                    table.update { $0.apply(difference.changes, defaultRowAnimation) }
                }, completion: { _ in completion?() })
        }
        if animatingDifferences { change() } else { UIView.withoutAnimations(change) }
        if !difference.reconfigured.isEmpty { table.reconfigureRows(at: difference.reconfigured) }
    }

    /// Shows `snapshot` by loading everything again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        store.set(snapshot)
        tableView?.reloadData()
        completion?()
    }

    // MARK: Look-up

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { store.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { store.path(of: itemIdentifier) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { store.section(at: index) }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { store.snapshot.indexOfSection(sectionIdentifier) }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int { store.sectionCount }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.itemCount(section) }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = store.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            uncaughtException(
                .internalInconsistency,
                "UITableView dataSource returned a nil cell for row at index path: {length = 2, path = \(indexPath.section) - \(indexPath.row)}. Table view: \(tableView), dataSource: \(self)"
            )
        }
        return cell
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
}
