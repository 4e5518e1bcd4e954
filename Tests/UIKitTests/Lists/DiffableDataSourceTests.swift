import Testing

@testable import UIKit
@_spi(Quince) import QuinceFoundation

@MainActor @Suite(.serialized) struct DiffableDataSourceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    init() {
        ObjectRuntime.register(TextCell.self) { entry in entry.factory(.frame) { _ in TextCell(frame: .zero) } }
        ObjectRuntime.register(TextView.self) { entry in entry.factory(.frame) { _ in TextView(frame: .zero) } }
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func list() -> (UICollectionView, UICollectionViewDiffableDataSource<String, Int>) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<TextCell, Int> { cell, _, item in cell.text = "\(item)" }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        return (list, source)
    }

    // MARK: Applying

    @Test func appliedItemsComeGoAndMoveWithTheirCells() throws {
        let (list, source) = list()
        let stage = ListStage(list)
        defer { stage.close() }
        var snapshot = Snapshot()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot)
        #expect(list.texts == ["1", "2", "3"])
        let third = try #require(list.cellForItem(at: path(2)))
        snapshot.appendItems([4])
        source.apply(snapshot, animatingDifferences: false)
        #expect(list.texts == ["1", "2", "3", "4"])
        snapshot.deleteItems([2])
        source.apply(snapshot, animatingDifferences: false)
        #expect(list.texts == ["1", "3", "4"])
        snapshot.moveItem(3, beforeItem: 1)
        var isDone = false
        source.apply(snapshot, animatingDifferences: false) { isDone = true }
        #expect(list.texts == ["3", "1", "4"])
        #expect(list.cellForItem(at: path(0)) === third)
        #expect(isDone)
        #expect(source.snapshot().itemIdentifiers == [3, 1, 4])
    }

    /// Counts how often it was made ready to be used again.
    private final class ReusedCell: TextCell {
        var reuses = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    @Test func reloadedItemsGetCellsAnewAndReconfiguredOnesKeepTheirs() throws {
        ObjectRuntime.register(ReusedCell.self) { entry in entry.factory(.frame) { _ in ReusedCell(frame: .zero) } }
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var setUps: [Int] = []
        let cells = UICollectionView.CellRegistration<ReusedCell, Int> { _, _, item in setUps.append(item) }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        let stage = ListStage(list)
        defer { stage.close() }
        var snapshot = Snapshot()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot)
        list.layoutIfNeeded()
        let kept = try #require(list.cellForItem(at: path(1)) as? ReusedCell)
        #expect(setUps == [1, 2, 3])
        snapshot.reloadItems([1])
        snapshot.reconfigureItems([2])
        source.apply(snapshot, animatingDifferences: false)
        list.layoutIfNeeded()
        #expect(setUps.dropFirst(3).sorted() == [1, 2])
        let reloaded = try #require(list.cellForItem(at: path(0)) as? ReusedCell)
        #expect(reloaded.reuses == 1)
        #expect(list.cellForItem(at: path(1)) === kept)
        #expect(kept.reuses == 0)
    }

    @Test func supplementaryRegistrationsSetUpHeaders() throws {
        let (list, source) = list()
        (list.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(width: 100, height: 30)
        let headers = UICollectionView.SupplementaryRegistration<TextView>(elementKind: UICollectionView.elementKindSectionHeader) {
            view, kind, path in view.text = "\(kind) \(path.section)"
        }
        source.supplementaryViewProvider = { list, _, path in list.dequeueConfiguredReusableSupplementary(using: headers, for: path) }
        let stage = ListStage(list)
        defer { stage.close() }
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        source.apply(snapshot)
        list.layoutIfNeeded()
        let header = list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 1)) as? TextView
        #expect(header?.text == "UICollectionElementKindSectionHeader 1")
    }

    // MARK: Errors

    @Test func repeatedItemsEndTheApp() async throws {
        let result = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems([1, 2, 1])
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("NSInternalInconsistencyException"))
        #expect(text.contains("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    1\n)}"))
    }

    @Test func itemsWithoutASectionEndTheApp() async throws {
        let result = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendItems([1])
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("There are currently no sections in the data source. Please add a section first."))
    }

    @Test func reloadedSectionsOfAnUntypedSnapshotAreCarried() {
        let reference = NSDiffableDataSourceSnapshotReference()
        reference.appendSections(withIdentifiers: ["a", "b"])
        reference.reloadSections(withIdentifiers: ["b"])
        #expect(Snapshot(_reference: reference).reloadedSectionIdentifiers == ["b"])
    }
}
