import Testing

@testable import UIKit
@_spi(Quince) import QuinceFoundation

@MainActor @Suite(.serialized) struct SnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: (String, [Int])...) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    // MARK: Snapshots

    @Test func itemsAndSectionsKeepTheirOrder() {
        var snapshot = snapshot(("a", [1, 2, 3]), ("b", [4]))
        snapshot.insertItems([10, 11], beforeItem: 2)
        snapshot.moveItem(4, afterItem: 1)
        snapshot.deleteItems([3])
        snapshot.insertSections(["c"], beforeSection: "a")
        snapshot.moveSection("b", beforeSection: "c")
        #expect(snapshot.sectionIdentifiers == ["b", "c", "a"])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 4, 10, 11, 2])
        #expect(snapshot.itemIdentifiers == [1, 4, 10, 11, 2])
        #expect(snapshot.indexOfItem(10) == 2)
        #expect(snapshot.sectionIdentifier(containingItem: 4) == "a")
        #expect(snapshot.numberOfItems == 5)
        #expect(snapshot.numberOfItems(inSection: "b") == 0)
        snapshot.deleteSections(["a"])
        #expect(snapshot.numberOfItems == 0)
    }

    // MARK: Differences

    private func changes(_ old: Snapshot, _ new: Snapshot) -> ListChanges { SnapshotDifference(from: old, to: new).changes }
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test func asFewAsPossibleMove() {
        let found = changes(snapshot(("a", [1, 2, 3, 4, 5])), snapshot(("a", [5, 1, 2, 3, 4])))
        #expect(found.movedItems == [.init(from: path(4), to: path(0))])
        #expect(found.deletedItems.isEmpty)
        #expect(found.insertedItems.isEmpty)
    }

    @Test func itemsChangeSections() {
        let found = changes(snapshot(("a", [1, 2]), ("b", [3])), snapshot(("b", [3, 1]), ("c", [2, 9])))
        #expect(found.deletedSections == [0])
        #expect(found.insertedSections == [1])
        #expect(Set(found.movedItems) == [.init(from: path(0), to: path(1)), .init(from: path(1), to: path(0, 1))])
        #expect(found.insertedItems.isEmpty)
    }

    /// The changes of any two snapshots lead from the one to the other, by the rules of batch updates.
    @Test(arguments: 0..<60) func changesLeadFromOneToTheOther(seed: Int) {
        var state = UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        func any() -> Snapshot {
            var sections = ["a", "b", "c", "d"].filter { _ in random(3) > 0 }
            for index in sections.indices { sections.swapAt(index, random(sections.count)) }
            var items = (0..<12).filter { _ in random(4) > 0 }
            for index in items.indices { items.swapAt(index, random(items.count)) }
            var snapshot = Snapshot()
            snapshot.appendSections(sections)
            if !sections.isEmpty { for item in items { snapshot.appendItems([item], toSection: sections[random(sections.count)]) } }
            return snapshot
        }
        let (old, new) = (any(), any())
        let found = changes(old, new)
        let map = ListUpdateMap(
            found, old: old.sectionIdentifiers.map { old.numberOfItems(inSection: $0) },
            new: new.sectionIdentifiers.map { new.numberOfItems(inSection: $0) })
        #expect(map.inconsistency(.collection) == nil)
        for (section, identifier) in new.sectionIdentifiers.enumerated() {
            #expect(map.oldSection(section) == old.indexOfSection(identifier))
            for (index, item) in new.itemIdentifiers(inSection: identifier).enumerated() {
                let expected = old.sectionIdentifier(containingItem: item).map { section in
                    path(old.itemIdentifiers(inSection: section).firstIndex(of: item)!, old.indexOfSection(section)!)
                }
                #expect(map.oldPath(path(index, section)) == expected)
            }
        }
    }

    // MARK: Trees

    @Test func branchesOpenAndClose() {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["a", "b"])
        tree.append(["a1", "a2"], to: "a")
        tree.append(["a1x"], to: "a1")
        #expect(tree.items == ["a", "a1", "a1x", "a2", "b"])
        #expect(tree.visibleItems == ["a", "b"])
        tree.expand(["a1"])
        #expect(tree.visibleItems == ["a", "b"])
        #expect(!tree.isVisible("a1"))
        tree.expand(["a"])
        #expect(tree.visibleItems == ["a", "a1", "a1x", "a2", "b"])
        #expect(tree.level(of: "a1x") == 2)
        #expect(tree.parent(of: "a2") == "a")
        #expect(tree.snapshot(of: "a").rootItems == ["a1", "a2"])
        tree.insert(["a0"], before: "a1")
        tree.delete(["a1"])
        #expect(tree.items == ["a", "a0", "a2", "b"])
        tree.collapse(["a"])
        #expect(tree.visibleItems == ["a", "b"])
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["n"])
        other.append(["m"], to: "n")
        other.expand(["n"])
        tree.replace(childrenOf: "a", using: other)
        tree.expand(["a"])
        #expect(tree.visibleItems == ["a", "n", "m", "b"])
    }

    // MARK: Data sources

    private func registerCells() {
        ObjectRuntime.register(TextCell.self) { entry in entry.factory(.frame) { _ in TextCell(frame: .zero) } }
    }

    @Test func aCollectionViewShowsSnapshots() {
        registerCells()
        let layout = UICollectionViewFlowLayout()
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        var setUps = 0
        let cells = UICollectionView.CellRegistration<TextCell, Int> { cell, _, item in
            cell.text = "\(item)"
            setUps += 1
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        let stage = ListStage(list)
        defer { stage.close() }
        source.apply(snapshot(("a", [1, 2, 3])))
        #expect(list.texts == ["1", "2", "3"])
        #expect(setUps == 3)
        let second = list.cellForItem(at: path(1))
        source.apply(snapshot(("a", [2, 4]), ("b", [1])))
        #expect(list.texts == ["2", "4", "1"])
        #expect(list.cellForItem(at: path(0)) === second)
        #expect(source.itemIdentifier(for: path(0, 1)) == 1)
        #expect(source.indexPath(for: 4) == path(1))
        var next = source.snapshot()
        next.reconfigureItems([2])
        source.apply(next, animatingDifferences: false)
        #expect(setUps == 5)
        #expect(list.cellForItem(at: path(0)) === second)
        #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    }

    @Test func aTableShowsSnapshots() {
        let table = UITableView(frame: .zero, style: .plain)
        table.rowHeight = 44
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, _, item in
            let cell = table.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
            cell.textLabel?.text = "\(item)"
            return cell
        }
        let stage = ListStage(table)
        defer { stage.close() }
        func texts() -> [String?] {
            table.layoutIfNeeded()
            return table.visibleCells.map { $0.textLabel?.text }
        }
        source.apply(snapshot(("a", [1, 2, 3])))
        #expect(texts() == ["1", "2", "3"])
        var done = false
        source.apply(snapshot(("b", [9]), ("a", [3, 1])), animatingDifferences: false) { done = true }
        #expect(texts() == ["9", "3", "1"])
        #expect(done)
    }

    @Test func outlinesOpenAndClose() {
        registerCells()
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let cells = UICollectionView.CellRegistration<TextCell, String> { cell, _, item in cell.text = item }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        let stage = ListStage(list)
        defer { stage.close() }
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["a", "b"])
        tree.append(["a1", "a2"], to: "a")
        source.apply(tree, to: 0)
        #expect(list.texts == ["a", "b"])
        source.toggleItem(at: path(0))
        #expect(list.texts == ["a", "a1", "a2", "b"])
        #expect(list.cellForItem(at: path(0))?.isExpanded == true)
        #expect(source.snapshot(for: 0).isExpanded("a"))
        source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "a" }
        source.toggleItem(at: path(0))
        #expect(list.texts.count == 4)
    }

    @Test func movingByHandChangesTheSnapshot() {
        registerCells()
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let cells = UICollectionView.CellRegistration<TextCell, Int> { cell, _, item in cell.text = "\(item)" }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        let stage = ListStage(list)
        defer { stage.close() }
        source.apply(snapshot(("a", [1, 2, 3])))
        list.layoutIfNeeded()
        #expect(!list.beginInteractiveMovementForItem(at: path(0)))
        source.reorderingHandlers.canReorderItem = { $0 != 3 }
        var moved: [[Int]] = []
        source.reorderingHandlers.didReorder = { moved = [$0.initialSnapshot.itemIdentifiers, $0.finalSnapshot.itemIdentifiers] }
        #expect(!list.beginInteractiveMovementForItem(at: path(2)))
        #expect(list.beginInteractiveMovementForItem(at: path(0)))
        list.updateInteractiveMovementTargetPosition(list.cellForItem(at: path(2))!.center)
        list.endInteractiveMovement()
        #expect(moved == [[1, 2, 3], [2, 3, 1]])
        #expect(source.snapshot().itemIdentifiers == [2, 3, 1])
        #expect(list.texts == ["2", "3", "1"])
    }
}
