/// Where the sections and rows of a table stand.
struct TableLayout {
    struct Section {
        var heights: RowHeights
        var header: CGFloat = 0
        var footer: CGFloat = 0
        var headerTitle: String?
        var footerTitle: String?

        var total: CGFloat { header + heights.total + footer }
    }

    var sections: [Section] = []
    /// The heights of whole sections.
    private var totals = RowHeights()
    /// Where the first section begins.
    var top: CGFloat = 0
    /// Whether the data source has to be asked again.
    var isStale = true
    /// The width the heights hold for.
    var width: CGFloat = 0

    mutating func setSections(_ new: [Section]) {
        sections = new
        totals = RowHeights()
        for (index, section) in new.enumerated() { totals.insert(1, at: index, height: .init(value: section.total, isExact: true)) }
    }

    mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
        sections[path.section].heights[path.row] = .init(value: height, isExact: true)
        sectionChanged(path.section)
    }

    mutating func sectionChanged(_ section: Int) { totals[section] = .init(value: sections[section].total, isExact: true) }

    var height: CGFloat { totals.total }
    func start(of section: Int) -> CGFloat { top + totals.offset(of: section) }
    func start(of path: IndexPath) -> CGFloat {
        start(of: path.section) + sections[path.section].header + sections[path.section].heights.offset(of: path.row)
    }
    func height(of path: IndexPath) -> CGFloat { sections[path.section].heights[path.row].value }
    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.row >= 0 && path.row < sections[path.section].heights.count
    }

    /// The section at `y`; the first or last beyond the ends.
    func section(at y: CGFloat) -> Int? { totals.row(at: y - top) }

    /// The first row that ends below `y`.
    func firstRow(endingAfter y: CGFloat) -> IndexPath? {
        guard var section = section(at: y) else { return nil }
        while section < sections.count {
            let part = sections[section]
            let inside = y - start(of: section) - part.header
            if part.heights.count > 0, inside < part.heights.total, let row = part.heights.row(at: inside) {
                return IndexPath(row: row, section: section)
            }
            section += 1
        }
        return nil
    }

    func row(after path: IndexPath) -> IndexPath? {
        if path.row + 1 < sections[path.section].heights.count { return IndexPath(row: path.row + 1, section: path.section) }
        var section = path.section + 1
        while section < sections.count {
            if sections[section].heights.count > 0 { return IndexPath(row: 0, section: section) }
            section += 1
        }
        return nil
    }
}

/// Views of a table that are on the screen.
struct TableVisibleParts {
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var separatorInset: UIEdgeInsets?
    var isLayingOut = false

    var sortedPaths: [IndexPath] { cells.keys.sorted() }
}
