/// The positions of a table's sections and rows.
struct TableLayout {
    struct Section {
        var heights: RowHeights
        var headerHeight = RowHeights.Height(value: 0, isExact: true)
        var footerHeight = RowHeights.Height(value: 0, isExact: true)
        var headerTitle: String?
        var footerTitle: String?

        var header: CGFloat { headerHeight.value }
        var footer: CGFloat { footerHeight.value }
        var total: CGFloat { header + heights.total + footer }

        func title(_ edge: SectionEdge) -> String? { edge == .header ? headerTitle : footerTitle }

        subscript(edge: SectionEdge) -> RowHeights.Height {
            get { edge == .header ? headerHeight : footerHeight }
            set { if edge == .header { headerHeight = newValue } else { footerHeight = newValue } }
        }
    }

    var sections: [Section] = []
    /// The heights of whole sections.
    private var totals = RowHeights()
    /// The start of the first section, in points.
    var top: CGFloat = 0
    /// Whether the data source has to be asked again.
    var isStale = true
    /// The width the heights hold for.
    var width: CGFloat = 0
    /// The width that the safe area took from the contents when the rows were measured, in points.
    var sideInsets: CGFloat = 0

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

    /// Takes a row to another place.
    mutating func move(_ from: IndexPath, to: IndexPath) {
        let height = sections[from.section].heights[from.row]
        sections[from.section].heights.remove(at: from.row)
        sections[to.section].heights.insert(1, at: to.row, height: height)
        sectionChanged(from.section)
        sectionChanged(to.section)
    }

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
    /// Sections on the screen that have no header or footer.
    var bareEdges: [SectionEdge: Set<Int>] = [:]
    var fillers: TableFillersView?
    var separatorInset: UIEdgeInsets?
    var isLayingOut = false
    /// Cells whose contents changed since their rows were measured.
    var changedCells: Set<UITableViewCell> = []

    var sortedPaths: [IndexPath] { cells.keys.sorted() }

    subscript(edge: SectionEdge) -> [Int: UIView] {
        get { edge == .header ? headers : footers }
        set { if edge == .header { headers = newValue } else { footers = newValue } }
    }
}
