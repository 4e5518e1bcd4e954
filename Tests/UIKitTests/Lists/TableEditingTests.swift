import Testing

@testable import UIKit

/// One row with a text of many lines.
private final class LongRow: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Rows" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        // As Interface Builder makes them.
        cell.preservesSuperviewLayoutMargins = true
        cell.contentView.preservesSuperviewLayoutMargins = true
        let label = UILabel()
        label.text = Array(repeating: "words", count: 80).joined(separator: " ")
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: margins.topAnchor), label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
}

/// Rows that are added one by one.
private final class GrowingRows: NSObject, UITableViewDataSource {
    var count = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

@MainActor @Suite struct TableEditingTests {
    private final class ToldCell: UITableViewCell {
        var events: [String] = []
        override func willTransition(to state: StateMask) {
            super.willTransition(to: state)
            events.append("will \(state.rawValue)")
        }
        override func didTransition(to state: StateMask) {
            super.didTransition(to: state)
            events.append("did \(state.rawValue)")
        }
    }

    @Test func cellsAreToldOfTheirStates() {
        let cell = ToldCell(style: .default, reuseIdentifier: nil)
        cell.setEditing(true, animated: false)
        cell.setEditing(true, animated: false)
        cell.setEditing(false, animated: false)
        #expect(cell.events == ["will 1", "did 1", "will 0", "did 0"])
    }

    @Test func rowsInsertedBeforeTheFirstLoadAreLoadedWithTheOthers() {
        let source = GrowingRows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.dataSource = source
        source.count = 1
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        #expect(table.numberOfRows(inSection: 0) == 1)
        source.count = 2
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        #expect(table.numberOfRows(inSection: 0) == 2)
    }

    @Test func rowsGrowWhereTheirTextNeedsMoreLinesBesideTheControls() throws {
        let source = LongRow()
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = source
        let stage = ListStage(table)
        defer { stage.close() }
        let height = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height > height + 15)
        table.setEditing(false, animated: false)
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == height)
    }

    @Test func rowsAreMeasuredForTheSafeAreaTheyStandIn() {
        let source = LongRow()
        let controller = UITableViewController(style: .plain)
        controller.tableView.dataSource = source
        let window = UIWindow(windowScene: TestDevice(settles: false).scene)
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        controller.tableView.layoutIfNeeded()
        func height() -> CGFloat { controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height }
        let whole = height()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
        controller.tableView.layoutIfNeeded()
        #expect(height() > whole + 15)
        controller.additionalSafeAreaInsets = .zero
        controller.tableView.layoutIfNeeded()
        #expect(height() == whole)
    }

    @Test func headersEndOnWholePixels() {
        let source = LongRow()
        let table = UITableView(frame: .zero, style: .grouped)
        table.dataSource = source
        let stage = ListStage(table)
        defer { stage.close() }
        for scale in [2.0, 3.0] {
            table.window?.traitOverrides.displayScale = scale
            table.reloadData()
            table.layoutIfNeeded()
            let pixels = table.rectForHeader(inSection: 0).height * scale
            #expect(abs(pixels - pixels.rounded()) < 1e-6)
        }
    }
}
