import Testing

@testable import UIKit
@_spi(Quince) import QuinceFoundation

@MainActor @Suite(.serialized) struct CollectionViewTests {
    private func flow(_ size: CGSize = CGSize(width: 100, height: 50)) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = size
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return layout
    }

    private func items(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    init() {
        ObjectRuntime.register(TextCell.self) { entry in entry.factory(.frame) { _ in TextCell(frame: .zero) } }
        ObjectRuntime.register(TextView.self) { entry in entry.factory(.frame) { _ in TextView(frame: .zero) } }
    }

    // MARK: Reuse

    @Test func makesAsManyCellsAsAreVisible() {
        let source = CollectionSource([items(100_000)])
        let list = source.list(flow())
        let stage = ListStage(list, height: 200)
        defer { stage.close() }
        // Three a line, four lines.
        #expect(source.made == 12)
        for y in stride(from: CGFloat(0), through: 2000, by: 25) {
            list.contentOffset.y = y
            list.layoutIfNeeded()
        }
        #expect(source.made == 15)
        list.scrollToItem(at: path(99_999), at: .bottom, animated: false)
        #expect(list.texts.last == "99999")
        #expect(source.made == 15)
    }

    @Test func cellsHaveTheirSizeWhenTheDataSourceSeesThem() {
        final class Source: CollectionItems, UICollectionViewDataSource {
            override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
                log.append("\(cell.bounds.size.width)")
                return cell
            }
        }
        let source = Source([["a"]])
        let stage = ListStage(source.list(flow()))
        defer { stage.close() }
        #expect(source.log == ["100.0"])
    }

    // MARK: Selection

    private final class SelectionSource: CollectionItems, UICollectionViewDataSource, UICollectionViewDelegate {
        func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
            log.append("highlight \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            log.append("unhighlight \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { indexPath.item != 2 }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("select \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            log.append("deselect \(indexPath.item)")
        }
    }

    @Test func tapsHighlightAndSelect() {
        let source = SelectionSource([items(6)])
        let list = source.list(flow())
        let stage = ListStage(list)
        defer { stage.close() }
        stage.tap(CGPoint(x: 50, y: 20))
        #expect(source.log == ["highlight 0", "unhighlight 0", "select 0"])
        #expect(list.cellForItem(at: path(0))?.isSelected == true)
        stage.tap(CGPoint(x: 190, y: 20))
        #expect(source.log.suffix(2) == ["deselect 0", "select 1"])
        #expect(list.indexPathsForSelectedItems == [path(1)])
        stage.tap(CGPoint(x: 380, y: 20))
        #expect(list.indexPathsForSelectedItems == [path(1)])
        list.allowsMultipleSelection = true
        stage.tap(CGPoint(x: 50, y: 70))
        stage.tap(CGPoint(x: 190, y: 20))
        #expect(source.log.suffix(1) == ["deselect 1"])
        #expect(list.indexPathsForSelectedItems == [path(3)])
    }

    @Test func selectionIsKeptByCellsThatComeBack() {
        let source = CollectionSource([items(100)])
        let list = source.list(flow())
        let stage = ListStage(list, height: 100)
        defer { stage.close() }
        list.selectItem(at: path(0), animated: false, scrollPosition: [])
        list.contentOffset.y = 500
        list.layoutIfNeeded()
        #expect(list.visibleCells.allSatisfy { !$0.isSelected })
        list.contentOffset.y = 0
        list.layoutIfNeeded()
        #expect(list.cellForItem(at: path(0))?.isSelected == true)
        list.reloadData()
        list.layoutIfNeeded()
        #expect(list.indexPathsForSelectedItems == [])
        #expect(list.cellForItem(at: path(0))?.isSelected == false)
    }

    // MARK: Scrolling

    @Test func scrollPositions() {
        let source = CollectionSource([items(300)])
        let list = source.list(flow())
        let stage = ListStage(list, height: 200)
        defer { stage.close() }
        list.scrollToItem(at: path(30), at: .top, animated: false)
        #expect(list.contentOffset.y == 500)
        list.scrollToItem(at: path(30), at: .centeredVertically, animated: false)
        #expect(list.contentOffset.y == 425)
        list.scrollToItem(at: path(30), at: .bottom, animated: false)
        #expect(list.contentOffset.y == 350)
        #expect(list.indexPathForItem(at: CGPoint(x: 50, y: 505)) == path(30))
        #expect(list.indexPathForItem(at: CGPoint(x: 50, y: 9_000)) == nil)
    }

    // MARK: Changes

    @Test func changesMoveCellsAndSelection() {
        let source = CollectionSource([["a", "b", "c"], ["x"]])
        let list = source.list(flow())
        let stage = ListStage(list)
        defer { stage.close() }
        list.selectItem(at: path(2), animated: false, scrollPosition: [])
        let cells = Dictionary(uniqueKeysWithValues: list.visibleCells.map { (($0 as! TextCell).text, ObjectIdentifier($0)) })
        UIView.performWithoutAnimation {
            list.performBatchUpdates {
                source.sections = [["n", "c", "x"], ["b"]]
                list.deleteItems(at: [path(0)])
                list.insertItems(at: [path(0)])
                list.moveItem(at: path(0, 1), to: path(2))
                list.moveItem(at: path(1), to: path(0, 1))
            }
        }
        #expect(list.texts == ["n", "c", "x", "b"])
        #expect(list.indexPathsForSelectedItems == [path(1)])
        for (text, place) in [("c", path(1)), ("x", path(2)), ("b", path(0, 1))] {
            #expect(list.cellForItem(at: place).map { ObjectIdentifier($0) } == cells[text])
        }
    }

    @Test func animatedChangesEndWhereTheLayoutSays() {
        let source = CollectionSource([items(4)])
        let list = source.list(flow())
        let stage = ListStage(list)
        defer { stage.close() }
        let gone = list.cellForItem(at: path(0))
        source.sections = [["1", "new", "2", "3"]]
        list.performBatchUpdates {
            list.deleteItems(at: [path(0)])
            list.insertItems(at: [path(1)])
        }
        #expect(list.texts == ["1", "new", "2", "3"])
        #expect(list.frames[1] == list.layoutAttributesForItem(at: path(1))?.frame)
        #expect(list.cellForItem(at: path(1))?.alpha == 1)
        #expect(gone?.alpha == 0)
    }

    @Test func reconfiguringKeepsTheCell() {
        let source = CollectionSource([items(3)])
        let list = source.list(flow())
        let stage = ListStage(list)
        defer { stage.close() }
        let cell = list.cellForItem(at: path(1))
        source.sections[0][1] = "other"
        list.reconfigureItems(at: [path(1)])
        #expect(list.cellForItem(at: path(1)) === cell)
        #expect(list.texts == ["0", "other", "2"])
        source.sections[0][1] = "reloaded"
        UIView.performWithoutAnimation { list.reloadItems(at: [path(1)]) }
        #expect(list.texts == ["0", "reloaded", "2"])
    }

    private final class TracingLayout: UICollectionViewFlowLayout {
        var log: [String] = []
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            for item in updateItems {
                log.append(
                    "\(item.updateAction) \(item.indexPathBeforeUpdate?.item ?? -1) \(item.indexPathAfterUpdate?.item ?? -1)")
            }
        }
        override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            log.append("initial \(itemIndexPath.item) \(attributes?.alpha ?? -1)")
            return attributes
        }
        override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            log.append("final \(itemIndexPath.item) \(attributes?.alpha ?? -1)")
            return attributes
        }
        override func finalizeCollectionViewUpdates() {
            super.finalizeCollectionViewUpdates()
            log.append("finalize")
        }
    }

    @Test func theLayoutSaysWhereItemsComeFromAndGoTo() {
        let source = CollectionSource([items(2)])
        let layout = TracingLayout()
        let list = source.list(layout)
        let stage = ListStage(list)
        defer { stage.close() }
        source.sections = [["1", "new"]]
        list.performBatchUpdates {
            list.deleteItems(at: [path(0)])
            list.insertItems(at: [path(1)])
        }
        #expect(layout.log == ["delete 0 -1", "insert -1 1", "initial 1 0.0", "final 0 0.0", "finalize"])
    }

    @Test func completionsRun() {
        let source = CollectionSource([items(2)])
        let list = source.list(flow())
        let stage = ListStage(list)
        defer { stage.close() }
        var results: [Bool] = []
        UIView.performWithoutAnimation {
            UIView.setAnimationsEnabled(false)
            list.performBatchUpdates(nil) { results.append($0) }
            UIView.setAnimationsEnabled(true)
        }
        #expect(results == [true])
    }

    // MARK: Moving by hand

    private final class MovingSource: CollectionItems, UICollectionViewDataSource, UICollectionViewDelegate {
        var redirect: ((IndexPath) -> IndexPath)?
        func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
            let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
            sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
            log.append("\(sourceIndexPath) → \(destinationIndexPath)")
        }
        func collectionView(
            _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath { redirect?(proposedIndexPath) ?? proposedIndexPath }

        static let register: Void = ObjectRuntime.register(MovingSource.self) { $0.implements("collectionView(_:moveItemAt:to:)") }
    }

    @Test func itemsMoveUnderAFinger() {
        MovingSource.register
        let source = MovingSource([items(6), ["x"]])
        let list = source.list(flow())
        let stage = ListStage(list)
        defer { stage.close() }
        #expect(list.beginInteractiveMovementForItem(at: path(0)))
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 70))
        #expect(list.texts == ["1", "2", "3", "0", "4", "5", "x"])
        #expect(source.log.isEmpty)
        #expect(list.cellForItem(at: path(3))?.center == CGPoint(x: 50, y: 70))
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 120))
        list.endInteractiveMovement()
        #expect(source.log == ["[0, 0] → [1, 0]"])
        #expect(source.sections == [["1", "2", "3", "4", "5"], ["0", "x"]])
        #expect(list.texts == ["1", "2", "3", "4", "5", "0", "x"])
    }

    @Test func movingCanBeRedirectedAndCancelled() {
        MovingSource.register
        let source = MovingSource([items(6)])
        let list = source.list(flow())
        let stage = ListStage(list)
        defer { stage.close() }
        source.redirect = { IndexPath(item: min($0.item, 1), section: 0) }
        _ = list.beginInteractiveMovementForItem(at: path(0))
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 70))
        #expect(list.texts == ["1", "0", "2", "3", "4", "5"])
        list.cancelInteractiveMovement()
        #expect(list.texts == items(6))
        #expect(source.log.isEmpty)
        let fixed = CollectionSource([items(2)])
        let other = fixed.list(flow())
        let second = ListStage(other)
        defer { second.close() }
        #expect(!other.beginInteractiveMovementForItem(at: path(0)))
    }

    // MARK: Prefetching

    private final class PrefetchSource: CollectionItems, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            log.append("fetch \(indexPaths.first!.item)-\(indexPaths.last!.item)")
        }
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            log.append("cancel \(indexPaths.first!.item)-\(indexPaths.last!.item)")
        }
    }

    @Test func itemsAreAnnouncedAScreenAhead() {
        let source = PrefetchSource([items(100)])
        let list = source.list(flow())
        list.prefetchDataSource = source
        let stage = ListStage(list, height: 100)
        defer { stage.close() }
        #expect(source.log == ["fetch 6-11"])
        list.contentOffset.y = 50
        list.layoutIfNeeded()
        #expect(source.log == ["fetch 6-11", "fetch 12-14"])
    }
}
