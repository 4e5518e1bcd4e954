/// The sections and cells designed in a storyboard.
@MainActor final class StaticTableContent {
    struct Section {
        var header: String?
        var footer: String?
        var cells: [UITableViewCell] = []
        var heights: [CGFloat?] = []
    }

    var sections: [Section] = []

    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    func cell(at path: IndexPath) -> UITableViewCell {
        guard let section = section(path.section), section.cells.indices.contains(path.row) else {
            uncaughtException(
                .range,
                "*** -[__NSArrayI objectAtIndexedSubscript:]: index \(path.row) beyond bounds [0 .. \((section(path.section)?.cells.count ?? 0) - 1)]"
            )
        }
        return section.cells[path.row]
    }

    /// The height designed for a row; nil = as its contents need.
    func height(at path: IndexPath) -> CGFloat? {
        guard let section = section(path.section), section.heights.indices.contains(path.row) else { return nil }
        return section.heights[path.row]
    }

    func owns(_ cell: UITableViewCell) -> Bool { sections.contains { $0.cells.contains { $0 === cell } } }
}
