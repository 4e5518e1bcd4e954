import DeviceProtocol
import Testing

@testable import UIKit

/// Source: Apple's documentation of `UIAccessibilityContainerDataTable`; the texts of iOS 17.5.
@MainActor @Suite(.serialized) struct DataTableTests {
    private final class Cell: UIView, UIAccessibilityContainerDataTableCell {
        let rows, columns: NSRange

        init(_ label: String, rows: NSRange, columns: NSRange) {
            (self.rows, self.columns) = (rows, columns)
            super.init(frame: CGRect(x: 60 * columns.location, y: 100 + 40 * rows.location, width: 50, height: 30))
            (isAccessibilityElement, accessibilityLabel) = (true, label)
        }

        required init?(coder: NSCoder) { nil }

        func accessibilityRowRange() -> NSRange { rows }
        func accessibilityColumnRange() -> NSRange { columns }
    }

    private final class Table: UIView, UIAccessibilityContainerDataTable {
        var cells: [Cell] { subviews.compactMap { $0 as? Cell } }

        func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)? {
            cells.first { $0.rows.contains(row) && $0.columns.contains(column) }
        }
        func accessibilityRowCount() -> Int { 3 }
        func accessibilityColumnCount() -> Int { 2 }
        func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
            cells.filter { $0.rows.location == 0 && $0.columns.contains(column) }
        }
        func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
            cells.filter { $0.columns.location == 0 && $0.rows.contains(row) }
        }
    }

    @Test func cellsSayWhereTheyAre() {
        let device = TestDevice(), controller = UIViewController()
        device.show(controller)
        let table = Table(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.accessibilityContainerType = .dataTable
        controller.view.addSubview(table)
        func one(_ index: Int) -> NSRange { NSRange(location: index, length: 1) }
        for (label, rows, columns) in [
            ("A1", one(0), one(0)), ("B1", one(0), one(1)), ("A2", NSRange(location: 1, length: 2), one(0)), ("B2", one(1), one(1)),
            ("B3", one(2), one(1)),
        ] {
            table.addSubview(Cell(label, rows: rows, columns: columns))
        }
        device.settle()
        let nodes = device.application.makeElementTree().flattened
        #expect(nodes.contains { $0.container == .dataTable })
        func cell(_ label: String) -> ElementNode.TableCell? { nodes.first { $0.label == label }?.tableCell }
        #expect(cell("A2")?.rowSpan == 2)
        #expect([cell("B3")?.row, cell("B3")?.column] == [2, 1])
        #expect(cell("A1")?.headers == [])
        // The header above the first cell of a row has just been read.
        #expect(cell("A2")?.headers == [])
        #expect(cell("B2")?.headers == ["B1"])
    }
}
