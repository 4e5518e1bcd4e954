@_spi(Quince) import QuinceFoundation
import Testing

@testable import UIKit

/// Editing menus of rows and items that are held.
@MainActor @Suite(.serialized) struct RowEditMenuTests {
    private final class Cell: UITableViewCell {}

    private final class Table: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = Cell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "row \(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
        func tableView(
            _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
        ) -> Bool { action != Selector("cut:") }
        func tableView(
            _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
        ) { log.append("\(action) \(indexPath.row)") }
    }

    private final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var log: [String] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { true }
        func collectionView(
            _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
        ) -> Bool { action == Selector("copy:") }
        func collectionView(
            _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
        ) { log.append("\(action) \(indexPath.item)") }
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { [$0 as? View].compactMap { $0 } + all(type, in: $0) }
    }

    private func buttons(_ view: UIView) -> [UIButton] {
        let host = KeyboardController.shared.effectsWindow(for: view)
        return host.flatMap { all(EditMenuView.self, in: $0).first }.map { all(UIButton.self, in: $0) } ?? []
    }

    private func choose(_ title: String, _ view: UIView, _ device: TestDevice) throws {
        let button = try #require(buttons(view).first { $0.title(for: .normal) == title })
        let place = button.convert(button.bounds, to: nil)
        device.tap(Double(place.midX), Double(place.midY))
        device.settle()
    }

    @Test func rowsShowTheCommandsThatTheDelegateAllows() throws {
        let device = TestDevice(), source = Table()
        ObjectRuntime.register(Cell.self) { entry in entry.method("mark:") { _, _ in nil } }
        UIMenuController.shared.menuItems = [
            UIMenuItem(title: "Mark", action: Selector("mark:")), UIMenuItem(title: "Fold", action: Selector("fold:")),
        ]
        defer { UIMenuController.shared.menuItems = nil }
        let controller = UIViewController(), table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
        (table.dataSource, table.delegate) = (source, source)
        controller.view.addSubview(table)
        device.show(controller)
        let interaction = try #require(table.contextMenuInteraction)
        #expect(!interaction.prepare(at: CGPoint(x: 100, y: 20)))
        #expect(buttons(table).isEmpty)
        #expect(!interaction.prepare(at: CGPoint(x: 100, y: 70)))
        #expect(buttons(table).map { $0.title(for: .normal) } == ["Copy", "Paste", "Mark"])
        try choose("Copy", table, device)
        #expect(source.log == ["copy: 1"])
        #expect(buttons(table).isEmpty)
        _ = interaction.prepare(at: CGPoint(x: 100, y: 110))
        try choose("Mark", table, device)
        #expect(source.log == ["copy: 1", "mark: 2"])
    }

    @Test func itemsDo() throws {
        let device = TestDevice(), source = Grid()
        let controller = UIViewController()
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 393, height: 600), collectionViewLayout: UICollectionViewFlowLayout())
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (grid.dataSource, grid.delegate) = (source, source)
        controller.view.addSubview(grid)
        device.show(controller)
        _ = grid.contextMenuInteraction?.prepare(at: CGPoint(x: 10, y: 10))
        #expect(buttons(grid).map { $0.title(for: .normal) } == ["Copy"])
        try choose("Copy", grid, device)
        #expect(source.log == ["copy: 0"])
    }
}
