import Testing

@testable import UIKit
@_spi(Quince) import QuinceFoundation

/// Rows and items that are dragged within their list, and into it from beside it.
@MainActor @Suite(.serialized) struct ListDragTests {
    init() { ObjectRuntime.register(TextCell.self) { entry in entry.factory(.frame) { _ in TextCell(frame: .zero) } } }

    private class Rows: TableRows, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate {
        func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
            let text = sections[indexPath.section][indexPath.row]
            guard text != "fixed" else { return [] }
            let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
            item.localObject = text
            return [item]
        }
        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { log.append("begin") }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("drag end") }
    }

    /// Takes drops by updating the table itself.
    private final class DropRows: Rows, UITableViewDropDelegate {
        var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath

        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .move, intent: intent) }

        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            let (item, place) = (coordinator.items[0], coordinator.destinationIndexPath ?? IndexPath(row: 0, section: 0))
            log.append("\(item.sourceIndexPath.map { "\($0)" } ?? "-") → \(place) \(tableView.hasActiveDrag) \(tableView.hasActiveDrop)")
            guard intent == .insertAtDestinationIndexPath, let source = item.sourceIndexPath else { return }
            tableView.performBatchUpdates {
                self.sections[0].insert(self.sections[0].remove(at: source.row), at: place.row)
                tableView.deleteRows(at: [source], with: .none)
                tableView.insertRows(at: [place], with: .none)
            }
            coordinator.drop(item.dragItem, toRowAt: place)
        }
        func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { log.append("drop end") }
    }

    /// Moves rows as its table asks.
    private final class MovingRows: TableRows, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate {
        func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider())]
        }
        func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
            sections[0].insert(sections[0].remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
            log.append("move \(sourceIndexPath) → \(destinationIndexPath)")
        }
        static let register: Void = ObjectRuntime.register(MovingRows.self) { $0.implements("tableView(_:moveRowAt:to:)") }
    }

    private func stage(_ rows: TableRows & UITableViewDragDelegate) -> (UITableView, ListStage) {
        let table = rows.table()
        table.dragDelegate = rows
        table.dropDelegate = rows as? any UITableViewDropDelegate
        (table.dragDrop.press as? UILongPressGestureRecognizer)?.minimumPressDuration = 0
        return (table, ListStage(table))
    }

    private func drag(_ stage: ListStage, _ points: CGPoint..., lifts: Bool = true) {
        UIView.performWithoutAnimation {
            for (index, point) in points.enumerated() {
                stage.touch(index == 0 ? .began : .moved, point, time: 1 + Double(index) / 10)
            }
            if lifts, let last = points.last { stage.touch(.ended, last, time: 3) }
        }
    }

    private func texts(_ table: UITableView) -> [String] {
        table.layoutIfNeeded()
        return table.visibleCells.map { $0.textLabel?.text ?? "-" }
    }

    @Test func rowsMakeRoomAndTheDropDelegateTakesTheRow() {
        let rows = DropRows([["a", "b", "c", "d"]])
        let (table, stage) = stage(rows)
        defer { stage.close() }
        drag(stage, CGPoint(x: 100, y: 22), CGPoint(x: 100, y: 60), CGPoint(x: 100, y: 110), lifts: false)
        #expect(texts(table) == ["b", "c", "a", "d"])
        #expect(table.visibleCells.map(\.alpha) == [1, 1, 0, 1])
        #expect(table.hasActiveDrag)
        #expect(table.hasActiveDrop)
        #expect(table.hasUncommittedUpdates)
        UIView.performWithoutAnimation { stage.touch(.ended, CGPoint(x: 100, y: 110), time: 3) }
        #expect(rows.log == ["begin", "[0, 0] → [0, 2] true true", "drag end", "drop end"])
        #expect(texts(table) == ["b", "c", "a", "d"])
        #expect(rows.sections == [["b", "c", "a", "d"]])
        #expect(table.visibleCells.map(\.alpha) == [1, 1, 1, 1])
        #expect(!table.hasActiveDrag)
        #expect(!table.hasActiveDrop)
        #expect(!table.hasUncommittedUpdates)
    }

    @Test func leavingTheTableClosesTheGap() {
        let rows = DropRows([["a", "b", "c"]])
        let (table, stage) = stage(rows)
        defer { stage.close() }
        drag(stage, CGPoint(x: 100, y: 22), CGPoint(x: 100, y: 110), CGPoint(x: 100, y: 700))
        #expect(texts(table) == ["a", "b", "c"] && table.visibleCells.map(\.alpha) == [1, 1, 1])
        #expect(rows.log == ["begin", "drag end", "drop end"])
    }

    @Test func aDataSourceThatMovesRowsNeedsNoDropDelegate() {
        MovingRows.register
        let rows = MovingRows([["a", "b", "c"]])
        let (table, stage) = stage(rows)
        defer { stage.close() }
        drag(stage, CGPoint(x: 100, y: 22), CGPoint(x: 100, y: 60))
        #expect(rows.log == ["move [0, 0] → [0, 1]"])
        #expect(texts(table) == ["b", "a", "c"])
    }

    @Test func rowsWithoutItemsStay() {
        let rows = DropRows([["fixed", "b"]])
        let (table, stage) = stage(rows)
        defer { stage.close() }
        drag(stage, CGPoint(x: 100, y: 22), CGPoint(x: 100, y: 60))
        #expect(rows.log.isEmpty)
        #expect(!table.hasActiveDrag)
        table.dragInteractionEnabled = false
        drag(stage, CGPoint(x: 100, y: 60), CGPoint(x: 100, y: 20))
        #expect(rows.log.isEmpty)
    }

    @Test func dropsIntoARowHighlightIt() {
        let rows = DropRows([["a", "b", "c"]])
        rows.intent = .insertIntoDestinationIndexPath
        let (table, stage) = stage(rows)
        defer { stage.close() }
        drag(stage, CGPoint(x: 100, y: 22), CGPoint(x: 100, y: 66), lifts: false)
        #expect(table.visibleCells.map(\.isHighlighted) == [false, true, false])
        #expect(texts(table) == ["a", "b", "c"])
        UIView.performWithoutAnimation { stage.touch(.ended, CGPoint(x: 100, y: 66), time: 3) }
        #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
        #expect(rows.log.contains("[0, 0] → [0, 1] true true"))
    }

    // MARK: Collections

    private final class Items: CollectionItems, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
        UICollectionViewDragDelegate, UICollectionViewDropDelegate, UIDragInteractionDelegate
    {
        var context: (any UICollectionViewDropPlaceholderContext)?
        var places: [IndexPath] = []

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            // Asking for what the data source does not have would trap, as in apps.
            _ = sections[indexPath.section][indexPath.item]
            return CGSize(width: 100, height: 100)
        }
        private func item(_ text: String) -> UIDragItem { UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text))) }

        func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
            -> [UIDragItem]
        { [item(sections[indexPath.section][indexPath.item])] }
        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
            [item("new")]
        }
        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal {
            if let destinationIndexPath { places.append(destinationIndexPath) }
            return UICollectionViewDropProposal(
                operation: collectionView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
        }
        func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
            let place = coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0)
            let dropped = coordinator.items[0]
            if let source = dropped.sourceIndexPath {
                collectionView.performBatchUpdates {
                    self.sections[0].insert(self.sections[0].remove(at: source.item), at: place.item)
                    collectionView.deleteItems(at: [source])
                    collectionView.insertItems(at: [place])
                }
                coordinator.drop(dropped.dragItem, toItemAt: place)
            } else {
                let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: place, reuseIdentifier: "item")
                placeholder.cellUpdateHandler = { ($0 as? TextCell)?.text = "…" }
                context = coordinator.drop(dropped.dragItem, to: placeholder)
            }
        }
    }

    /// Items of 100 points in a row, and a view below that drags "new".
    private func collection(_ items: Items) -> (UICollectionView, ListStage, UIDragInteraction) {
        let layout = UICollectionViewFlowLayout()
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing, layout.itemSize) = (0, 0, CGSize(width: 100, height: 100))
        let list = items.list(layout)
        (list.dragDelegate, list.dropDelegate) = (items, items)
        (list.dragDrop.press as? UILongPressGestureRecognizer)?.minimumPressDuration = 0
        let stage = ListStage(list, height: 300)
        let beside = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
        let interaction = UIDragInteraction(delegate: items)
        interaction.press.recognizer.minimumPressDuration = 0
        beside.addInteraction(interaction)
        list.superview?.addSubview(beside)
        return (list, stage, interaction)
    }

    @Test func itemsAreReorderedByDrops() {
        let items = Items([["a", "b", "c"]])
        let (list, stage, _) = collection(items)
        defer { stage.close() }
        drag(stage, CGPoint(x: 50, y: 50), CGPoint(x: 200, y: 50), CGPoint(x: 340, y: 50), lifts: false)
        #expect(list.texts == ["b", "c", "a"] && list.visibleCells.map(\.alpha) == [1, 1, 0])
        UIView.performWithoutAnimation { stage.touch(.ended, CGPoint(x: 340, y: 50), time: 3) }
        #expect(items.sections == [["b", "c", "a"]])
        #expect(list.texts == ["b", "c", "a"])
        #expect(list.visibleCells.map(\.alpha) == [1, 1, 1])
        #expect(!list.hasUncommittedUpdates)
        #expect(items.places == [[0, 1], [0, 2]])
    }

    @Test func theLongPressOfAControllerLetsItemsBeDragged() {
        let items = Items([["a", "b", "c"]])
        let layout = UICollectionViewFlowLayout()
        (layout.minimumInteritemSpacing, layout.itemSize) = (0, CGSize(width: 100, height: 100))
        let controller = UICollectionViewController(collectionViewLayout: layout)
        let list: UICollectionView = controller.collectionView
        list.register(TextCell.self, forCellWithReuseIdentifier: "item")
        (list.dataSource, list.delegate, list.dragDelegate, list.dropDelegate) = (items, items, items, items)
        let presses = (list.gestureRecognizers ?? []).compactMap { $0 as? UILongPressGestureRecognizer }
        #expect(presses.contains { $0 is ItemMovingPress })
        for press in presses { press.minimumPressDuration = 0 }
        let stage = ListStage(list, height: 300)
        defer { stage.close() }
        drag(stage, CGPoint(x: 50, y: 50), CGPoint(x: 200, y: 50), CGPoint(x: 340, y: 50))
        #expect(items.sections == [["b", "c", "a"]])
    }

    @Test func aPlaceholderStandsInUntilTheDataIsThere() throws {
        let items = Items([["a", "b"]])
        let (list, stage, interaction) = collection(items)
        defer { stage.close() }
        _ = interaction
        drag(stage, CGPoint(x: 50, y: 550), CGPoint(x: 150, y: 50))
        #expect(list.texts == ["a", "…", "b"])
        #expect(list.hasUncommittedUpdates)
        #expect(list.dataSourceIndexPath(forPresentationIndexPath: [0, 1]) == nil)
        #expect(list.dataSourceIndexPath(forPresentationIndexPath: [0, 2]) == [0, 1])
        #expect(list.presentationIndexPath(forDataSourceIndexPath: [0, 1]) == [0, 2])
        // Changes of the data source leave the placeholder where it is.
        UIView.performWithoutAnimation {
            items.sections[0].insert("z", at: 0)
            list.insertItems(at: [[0, 0]])
        }
        #expect(list.texts == ["z", "a", "…", "b"])
        let context = try #require(items.context)
        let isDone = UIView.withoutAnimation { context.commitInsertion { items.sections[0].insert("new", at: $0.item) } }
        #expect(isDone)
        #expect(items.sections == [["z", "a", "new", "b"]])
        #expect(list.texts == ["z", "a", "new", "b"])
        #expect(!list.hasUncommittedUpdates)
        #expect(!context.deletePlaceholder())
    }

    @Test func placeholdersAreTakenAwayOrLostByReloading() throws {
        let items = Items([["a", "b"]])
        let (list, stage, _) = collection(items)
        defer { stage.close() }
        drag(stage, CGPoint(x: 50, y: 550), CGPoint(x: 50, y: 50))
        #expect(list.texts == ["…", "a", "b"])
        let first = try #require(items.context)
        #expect(UIView.withoutAnimation { first.deletePlaceholder() })
        #expect(list.texts == ["a", "b"])
        drag(stage, CGPoint(x: 50, y: 550), CGPoint(x: 50, y: 50))
        list.reloadData()
        #expect(list.texts == ["a", "b"])
        #expect(items.context?.commitInsertion { _ in Issue.record("there is nothing to exchange") } == false)
    }
}

extension UIView {
    fileprivate static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        performWithoutAnimation { result = body() }
        return result!
    }
}
