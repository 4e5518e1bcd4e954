// Each method is the one with a completion handler, for asynchronous code.
// Source: Apple's documentation of `UITableViewDiffableDataSource` and `UICollectionViewDiffableDataSource`.

extension UITableViewDiffableDataSource {
    /// Shows `snapshot`, and returns once the animations are over.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() } }
    }

    /// Shows `snapshot` by loading everything again.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { done in applySnapshotUsingReloadData(snapshot) { done.resume() } }
    }
}

extension UICollectionViewDiffableDataSource {
    /// Shows `snapshot`, and returns once the animations are over.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() } }
    }

    /// Shows `snapshot` by loading everything again.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { done in applySnapshotUsingReloadData(snapshot) { done.resume() } }
    }

    /// Shows what is open of a tree in a section, and returns once the animations are over.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }
}
