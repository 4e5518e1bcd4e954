import Testing

@testable import UIKit
@_spi(Quince) import QuinceFoundation

@MainActor @Suite(.serialized) struct SwipeTests {
    private final class Source: TableRows, UITableViewDataSource, UITableViewDelegate {
        var leading: UISwipeActionsConfiguration?
        var trailing: UISwipeActionsConfiguration?

        func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
            -> UISwipeActionsConfiguration?
        {
            log.append("leading \(indexPath.row)")
            return leading
        }
        func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
            -> UISwipeActionsConfiguration?
        {
            log.append("trailing \(indexPath.row)")
            return trailing
        }
        func action(_ title: String, _ style: UIContextualAction.Style = .normal, done: Bool = true) -> UIContextualAction {
            UIContextualAction(style: style, title: title) { [self] _, _, completion in
                log.append(title)
                if done { completion(true) }
            }
        }
    }

    private func make() -> (Source, UITableView, ListStage) {
        let source = Source([["a", "b", "c"]])
        let table = source.table()
        return (source, table, ListStage(table))
    }

    private func buttons(_ table: UITableView) -> SwipeButtonsView? { table.subviews.lazy.compactMap { $0 as? SwipeButtonsView }.first }

    @Test func leftAsksTrailingRightAsksLeadingOncePerSwipe() {
        let (source, table, stage) = make()
        defer { stage.close() }
        stage.drag(CGPoint(x: 200, y: 66), CGPoint(x: 185, y: 66), CGPoint(x: 150, y: 66))
        stage.drag(CGPoint(x: 100, y: 22), CGPoint(x: 115, y: 22), CGPoint(x: 150, y: 22))
        #expect(source.log == ["trailing 1", "leading 0"])
        #expect(buttons(table) == nil)
        #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test func theFirstActionStandsAtTheEdge() throws {
        let (source, table, stage) = make()
        defer { stage.close() }
        source.trailing = UISwipeActionsConfiguration(actions: [source.action("First", .destructive), source.action("Second")])
        stage.drag(CGPoint(x: 300, y: 22), CGPoint(x: 280, y: 22), CGPoint(x: 170, y: 22))
        let strip = try #require(buttons(table))
        #expect(table.visibleCells[0].frame.minX == -strip.openWidth)
        let places = strip.subviews.compactMap { $0 as? SwipeButton }.sorted { $0.frame.minX > $1.frame.minX }
        #expect(places.map { $0.accessibilityLabel } == ["First", "Second"])
        #expect(places[0].frame.maxX == table.bounds.width)
        #expect(places.map { $0.backgroundColor } == [.systemRed, .systemGray])
        stage.tap(CGPoint(x: table.bounds.width - 10, y: 22))
        #expect(source.log == ["trailing 0", "First"])
        #expect(table.visibleCells[0].frame.minX == 0)
    }

    @Test func aFullSwipeRunsTheFirstAction() {
        let (source, table, stage) = make()
        defer { stage.close() }
        source.leading = UISwipeActionsConfiguration(actions: [source.action("Pin"), source.action("More")])
        stage.drag(CGPoint(x: 20, y: 22), CGPoint(x: 40, y: 22), CGPoint(x: 350, y: 22))
        #expect(source.log == ["leading 0", "Pin"])
        source.leading?.performsFirstActionWithFullSwipe = false
        stage.drag(CGPoint(x: 20, y: 66), CGPoint(x: 40, y: 66), CGPoint(x: 350, y: 66))
        #expect(source.log == ["leading 0", "Pin", "leading 1"])
        #expect(table.visibleCells[1].frame.minX == buttons(table)?.openWidth)
    }

    @Test func theRowStaysOpenUntilTheActionIsDone() {
        let (source, table, stage) = make()
        defer { stage.close() }
        source.trailing = UISwipeActionsConfiguration(actions: [source.action("Wait", done: false)])
        stage.drag(CGPoint(x: 300, y: 22), CGPoint(x: 280, y: 22), CGPoint(x: 200, y: 22))
        stage.tap(CGPoint(x: table.bounds.width - 10, y: 22))
        #expect(source.log.last == "Wait")
        #expect(table.visibleCells[0].frame.minX < 0)
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.visibleCells[0].frame.minX == 0)
    }

    @Test func aDestructiveActionTakesItsRowAway() {
        let (source, table, stage) = make()
        defer { stage.close() }
        source.trailing = UISwipeActionsConfiguration(actions: [source.action("Delete", .destructive)])
        stage.drag(CGPoint(x: 380, y: 22), CGPoint(x: 360, y: 22), CGPoint(x: 20, y: 22))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 0)
        table.reloadData()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    }

    // MARK: Older ways

    private final class Committing: TableRows, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
            log.append("commit \(editingStyle.rawValue) \(indexPath.row)")
            sections[0].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        static let register: Void = ObjectRuntime.register(Committing.self) { $0.implements("tableView(_:commit:forRowAt:)") }
    }

    @Test func committingAloneGivesTheDeleteSwipe() {
        Committing.register
        let source = Committing([["a", "b", "c"]])
        let table = source.table()
        let stage = ListStage(table)
        defer { stage.close() }
        stage.drag(CGPoint(x: 300, y: 66), CGPoint(x: 280, y: 66), CGPoint(x: 220, y: 66))
        #expect(buttons(table)?.subviews.compactMap { $0.accessibilityLabel } == ["Delete"])
        stage.tap(CGPoint(x: table.bounds.width - 10, y: 66))
        table.layoutIfNeeded()
        #expect(source.log == ["commit 1 1"])
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "c"])
    }

    private final class RowActions: TableRows, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
            [UITableViewRowAction(style: .normal, title: "Flag") { [self] action, path in log.append("\(action.title!) \(path.row)") }]
        }
    }

    @Test func rowActionsOfOlderApps() {
        let source = RowActions([["a", "b"]])
        let table = source.table()
        let stage = ListStage(table)
        defer { stage.close() }
        stage.drag(CGPoint(x: 300, y: 66), CGPoint(x: 280, y: 66), CGPoint(x: 220, y: 66))
        stage.tap(CGPoint(x: table.bounds.width - 10, y: 66))
        #expect(source.log == ["Flag 1"])
    }
}
