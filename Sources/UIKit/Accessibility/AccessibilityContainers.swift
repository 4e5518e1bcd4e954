import DeviceProtocol

/// Finds out which views and elements are containers that assistive technologies speak of, and where cells are in data tables.
@MainActor struct AccessibilityContainers {
    /// The kind of container that a view is; nil for none.
    func kind(of view: UIView) -> ElementNode.Container? {
        if view.isAccessibilityElement { return nil }
        if view is UISegmentedControl { return .series }
        if view is UITabBar { return .tabs }
        return kind(of: view.accessibilityContainerType, view.accessibilityTraits)
    }

    func kind(of type: UIAccessibilityContainerType, _ traits: UIAccessibilityTraits) -> ElementNode.Container? {
        if traits.contains(.tabBar) { return .tabs }
        return switch type {
        case .none: nil
        case .dataTable: .dataTable
        case .list: .list
        case .landmark: .landmark
        case .semanticGroup: .semanticGroup
        }
    }

    /// Where a cell is in the data table around it; nil for what is no cell or in no table.
    func place(of element: UIResponder) -> ElementNode.TableCell? {
        guard let cell = element as? any UIAccessibilityContainerDataTableCell, let table = table(around: element) else { return nil }
        let rows = cell.accessibilityRowRange(), columns = cell.accessibilityColumnRange()
        let (row, column) = (known(rows.location), known(columns.location))
        return ElementNode.TableCell(
            row: row, column: column, rowSpan: rows.length, columnSpan: columns.length, headers: headers(of: cell, row, column, in: table))
    }

    private func known(_ index: Int) -> Int? { index == NSNotFound ? nil : index }

    private func table(around element: UIResponder) -> (any UIAccessibilityContainerDataTable)? {
        var next: AnyObject? = container(of: element)
        while let current = next as? UIResponder {
            if let table = current as? any UIAccessibilityContainerDataTable, isTable(current) { return table }
            next = container(of: current)
        }
        return nil
    }

    private func container(of element: UIResponder) -> AnyObject? {
        (element as? UIAccessibilityElement)?.accessibilityContainer ?? (element as? UIView)?.superview
    }

    private func isTable(_ element: UIResponder) -> Bool {
        ((element as? UIView)?.accessibilityContainerType ?? (element as? UIAccessibilityElement)?.accessibilityContainerType) == .dataTable
    }

    /// The headers of the row, at its first cell, and of the column, each with its value. A cell is no header of itself, nor of the one that
    /// is read right after it.
    private func headers(
        of cell: any UIAccessibilityContainerDataTableCell, _ row: Int?, _ column: Int?, in table: any UIAccessibilityContainerDataTable
    ) -> [String] {
        let isFirst =
            row.map { row in
                !(0..<(column ?? 0)).contains { table.accessibilityDataTableCellElement(forRow: row, column: $0) != nil }
            } ?? false
        let ofRow = isFirst ? row.flatMap { table.accessibilityHeaderElements(forRow: $0) } ?? [] : []
        let ofColumn = column.flatMap { table.accessibilityHeaderElements(forColumn: $0) } ?? []
        let precedes = { (header: any UIAccessibilityContainerDataTableCell) in
            isFirst && header.accessibilityRowRange().location == (row ?? 0) - 1 && header.accessibilityColumnRange().location == column
        }
        return (ofRow + ofColumn.filter { !precedes($0) }).filter { $0 !== cell }.compactMap(text)
    }

    private func text(of header: any UIAccessibilityContainerDataTableCell) -> String? {
        let element = header as? UIAccessibilityElement, view = header as? UIView
        let label = element?.accessibilityLabel ?? view?.accessibilityLabel ?? ""
        let value = element?.accessibilityValue ?? view?.accessibilityValue ?? ""
        let texts = [label, value].filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ": ")
    }
}
