/// A collection view's data source that shows snapshots and animates from one to the next: *UICollectionViewDiffableDataSource*.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// The closures that a data source calls when the user reorders items.
    public struct ReorderingHandlers {
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }

    /// The closures that a data source calls when items expand and collapse.
    public struct SectionSnapshotHandlers<Item: Hashable> {
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        /// The children of an item that opens, made just then.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
    }

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()
    /// The trees of sections that are outlines.
    private var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    open var supplementaryViewProvider: SupplementaryViewProvider?
    open var reorderingHandlers = ReorderingHandlers()
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
        super.init()
        collectionView.dataSource = self
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
        for section in trees.keys where snapshot.indexOfSection(section) == nil { trees[section] = nil }
        show(snapshot, animated: animatingDifferences, completion: completion)
    }

    /// Shows `snapshot` by loading everything again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        store.set(snapshot)
        collectionView?.reloadData()
        completion?()
    }

    private func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animated: Bool, completion: (() -> Void)?
    ) {
        guard let list = collectionView, list.window != nil, store.sectionCount > 0 else {
            return applySnapshotUsingReloadData(snapshot, completion: completion)
        }
        let difference = SnapshotDifference(from: store.snapshot, to: snapshot)
        let change = { [self] in
            list.batch(
                { [self] in
                    store.set(snapshot)
                    list.change { $0 = difference.changes }
                }, { _ in completion?() })
        }
        if animated { change() } else { UIView.withoutAnimations(change) }
        if !difference.reconfigured.isEmpty { list.reconfigureItems(at: difference.reconfigured) }
        updateExpansion()
    }

    // MARK: Look-up

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { store.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { store.path(of: itemIdentifier) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { store.section(at: index) }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { store.snapshot.indexOfSection(sectionIdentifier) }

    // MARK: Section snapshots

    /// The tree of a section; a flat one where it is no outline.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let tree = trees[section] { return tree }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if store.snapshot.indexOfSection(section) != nil { flat.append(store.snapshot.itemIdentifiers(inSection: section)) }
        return flat
    }

    /// Shows what is open of a tree in a section, which is added at the end where it is new.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        trees[section] = snapshot
        var whole = store.snapshot
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.replaceItems(of: section, with: snapshot.visibleItems)
        show(whole, animated: animatingDifferences, completion: completion)
    }

    private func updateExpansion() {
        guard let list = collectionView, !trees.isEmpty else { return }
        for path in list.shown.cellPaths { if let cell = list.cellForItem(at: path) { setUpOutline(cell, path) } }
    }

    private func setUpOutline(_ cell: UICollectionViewCell, _ path: IndexPath) {
        guard let item = store.item(at: path), let section = store.section(at: path.section), let tree = trees[section], tree.contains(item)
        else { return }
        cell.isExpanded = tree.isExpanded(item)
        if let cell = cell as? UICollectionViewListCell { cell.indentationLevel = tree.level(of: item) }
    }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { store.sectionCount }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { store.itemCount(section) }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let item = store.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            uncaughtException(
                .internalInconsistency,
                "UICollectionView dataSource returned a nil cell for row at index path: {length = 2, path = \(indexPath.section) - \(indexPath.item)}. Collection view: \(collectionView), dataSource: \(self)"
            )
        }
        setUpOutline(cell, indexPath)
        return cell
    }
    open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            collectionView.missingSupplementaryView(kind, indexPath, self)
        }
        return view
    }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        store.item(at: indexPath).map { reorderingHandlers.canReorderItem?($0) ?? false } ?? false
    }
    open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    {
        move(sourceIndexPath, to: destinationIndexPath)
    }
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        IndexPath(item: 0, section: index)
    }

    private func move(_ source: IndexPath, to target: IndexPath) {
        guard let item = store.item(at: source), let section = store.section(at: target.section) else { return }
        let old = store.snapshot
        var new = old
        new.deleteItems([item])
        let others = new.itemIdentifiers(inSection: section)
        if target.item < others.count {
            new.insertItems([item], beforeItem: others[target.item])
        } else {
            new.appendItems([item], toSection: section)
        }
        let transaction = NSDiffableDataSourceTransaction(from: old, to: new)
        reorderingHandlers.willReorder?(transaction)
        store.set(new)
        for section in trees.keys where old.itemIdentifiers(inSection: section) != new.itemIdentifiers(inSection: section) {
            var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            tree.append(new.itemIdentifiers(inSection: section))
            trees[section] = tree
        }
        reorderingHandlers.didReorder?(transaction)
    }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource, MovableItemsSource {
    var movesItems: Bool { reorderingHandlers.canReorderItem != nil }

    func toggleItem(at path: IndexPath) {
        guard let item = store.item(at: path), let section = store.section(at: path.section), var tree = trees[section], tree.contains(item)
        else { return }
        let handlers = sectionSnapshotHandlers
        if tree.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            tree.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let provider = handlers.snapshotForExpandingParent {
                tree.replace(childrenOf: item, using: provider(item, tree.snapshot(of: item)))
            }
            tree.expand([item])
        }
        apply(tree, to: section)
    }
}

/// A data source that says itself whether its items can be moved by hand.
@MainActor protocol MovableItemsSource: AnyObject {
    var movesItems: Bool { get }
}

extension UIView {
    /// Runs `body` with animations switched off altogether, also in what it calls.
    static func withoutAnimations(_ body: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        setAnimationsEnabled(false)
        body()
        setAnimationsEnabled(wereEnabled)
    }
}
