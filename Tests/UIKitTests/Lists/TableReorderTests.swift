import Testing

@testable import UIKit
@_spi(Quince) import QuinceFoundation

/// Rows carried by their handles, in a table whose handles stand near its right edge.
@MainActor @Suite(.serialized) struct TableReorderTests {
    private final class Source: TableRows, UITableViewDataSource, UITableViewDelegate {
        var redirect: ((IndexPath) -> IndexPath)?
        var fixed: IndexPath?

        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath != fixed }
        func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
            let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
            sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
            log.append("\(sourceIndexPath) → \(destinationIndexPath)")
        }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath { redirect?(proposedDestinationIndexPath) ?? proposedDestinationIndexPath }

        static let register: Void = ObjectRuntime.register(Source.self) { $0.implements("tableView(_:moveRowAt:to:)") }
    }

    private func make(_ sections: [[String]], height: CGFloat = 600) -> (Source, UITableView, ListStage) {
        Source.register
        let source = Source(sections)
        let table = source.table()
        table.isEditing = true
        let stage = ListStage(table, height: height)
        return (source, table, stage)
    }

    private func handle(_ table: UITableView, _ y: CGFloat) -> CGPoint { CGPoint(x: table.bounds.width - 26, y: y) }

    private func shown(_ table: UITableView) -> [String] {
        table.layoutIfNeeded()
        return table.visibleCells.map { $0.textLabel?.text ?? "-" }
    }

    @Test func onlyRowsThatCanBeMovedHaveHandles() {
        let (source, table, stage) = make([["a", "b"]])
        defer { stage.close() }
        #expect(table.visibleCells.map { $0.parts.reorderControl != nil } == [true, true])
        #expect(table.visibleCells[0].showsReorderControl)
        source.fixed = IndexPath(row: 0, section: 0)
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.visibleCells.map { $0.parts.reorderControl != nil } == [false, true])
        table.isEditing = false
        table.layoutIfNeeded()
        #expect(table.visibleCells.map { $0.parts.reorderControl != nil } == [false, false])
    }

    @Test func aRowGoesWhereItCoversHalfOfAnother() {
        let (source, table, stage) = make([["a", "b", "c", "d"]])
        defer { stage.close() }
        // 21 points are not enough, 23 are.
        stage.drag(handle(table, 22), handle(table, 43))
        #expect(source.log.isEmpty)
        stage.drag(handle(table, 22), handle(table, 45), handle(table, 90))
        #expect(source.log == ["[0, 0] → [0, 2]"])
        #expect(shown(table) == ["b", "c", "a", "d"])
        stage.drag(handle(table, 154), handle(table, 10))
        #expect(source.log.last == "[0, 3] → [0, 0]")
        #expect(shown(table) == ["d", "b", "c", "a"])
    }

    @Test func theDataSourceLearnsOfItWhenTheFingerLifts() {
        let (source, table, stage) = make([["a", "b"]])
        defer { stage.close() }
        stage.drag(handle(table, 22), handle(table, 66), lifts: false)
        #expect(source.log.isEmpty)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["b", "a"])
        stage.lift(handle(table, 66))
        #expect(source.log == ["[0, 0] → [0, 1]"])
    }

    @Test func rowsCrossSections() {
        let (source, table, stage) = make([["a"], ["b"], []])
        defer { stage.close() }
        stage.drag(handle(table, 22), handle(table, 50), handle(table, 60))
        #expect(source.log == ["[0, 0] → [1, 1]"])
        #expect(source.sections == [[], ["b", "a"], []])
        #expect(shown(table) == ["b", "a"])
    }

    @Test func theDelegateChoosesAnotherPlace() {
        let (source, table, stage) = make([["a", "b", "c"]])
        defer { stage.close() }
        source.redirect = { IndexPath(row: min($0.row, 1), section: 0) }
        stage.drag(handle(table, 22), handle(table, 66), handle(table, 110))
        #expect(source.log == ["[0, 0] → [0, 1]"])
        #expect(shown(table) == ["b", "a", "c"])
    }
}
