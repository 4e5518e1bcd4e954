import DeviceProtocol
import Testing

@testable import UIKit

/// Tables with large text, beside the notch, and with rows that stand aside.
@MainActor @Suite(.serialized) struct TableLooksTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Views and layers" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil), label = UILabel()
            label.text = "A text that fills more than one line in the largest text"
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.preservesSuperviewLayoutMargins = true
            cell.contentView.addSubview(label)
            let guide = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                label.topAnchor.constraint(equalTo: guide.topAnchor), label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
            return cell
        }
        func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
            -> UISwipeActionsConfiguration?
        { UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { $2(true) }]) }
    }

    private func shown(_ device: TestDevice, _ style: UITableView.Style, _ source: Source, safeArea: UIEdgeInsets = .zero) -> UITableView {
        let controller = UITableViewController(style: style)
        (controller.tableView.dataSource, controller.tableView.delegate) = (source, source)
        controller.additionalSafeAreaInsets = safeArea
        device.show(controller)
        controller.tableView.layoutIfNeeded()
        return controller.tableView
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped]) func titlesHaveRoomInTheLargestText(_ style: UITableView.Style)
        throws
    {
        let device = TestDevice(state: DeviceState(contentSize: .accessibilityExtraExtraExtraLarge)), source = Source()
        let table = shown(device, style, source)
        for section in 0..<2 {
            let header = try #require(table.headerView(forSection: section)), label = try #require(header.textLabel)
            header.layoutIfNeeded()
            #expect(label.frame.height > 100)
            #expect(label.frame.maxY <= header.bounds.height)
            #expect(label.frame.minY > 0)
        }
        let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(table.rectForHeader(inSection: 0).maxY <= row.minY)
    }

    @Test func titlesStandWhereTheRowsDoBesideTheNotch() throws {
        let device = TestDevice(), source = Source()
        let table = shown(device, .grouped, source, safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59))
        let header = try #require(table.headerView(forSection: 0)), label = try #require(header.textLabel)
        header.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))), text = try #require(cell.contentView.subviews.first)
        cell.layoutIfNeeded()
        #expect(label.convert(label.bounds, to: table).minX == text.convert(text.bounds, to: table).minX)
    }

    @Test func aRowKeepsItsLayoutWhileItStandsAside() throws {
        let device = TestDevice(), source = Source()
        let table = shown(device, .plain, source, safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59))
        let path = IndexPath(row: 0, section: 0), cell = try #require(table.cellForRow(at: path))
        let label = try #require(cell.contentView.subviews.first)
        cell.layoutIfNeeded()
        let before = label.convert(label.bounds, to: cell)
        let y = Double(table.convert(cell.center, to: nil).y)
        for (index, x) in [100.0, 120, 260].enumerated() {
            device.touch(index == 0 ? .began : .moved, x, y, time: 1 + 0.02 * Double(index))
        }
        device.touch(.ended, 260, y, time: 1.3)
        cell.layoutIfNeeded()
        let strip = try #require(table.subviews.lazy.compactMap { $0 as? SwipeButtonsView }.first)
        // The button's contents stand beside the notch.
        #expect(strip.openWidth == CGFloat(74 + 59))
        #expect(cell.frame.minX == strip.openWidth)
        #expect(label.convert(label.bounds, to: cell) == before)
    }
}
