import QuinceFoundation

extension DataFrame: CustomStringConvertible {
    /// The first rows as a table.
    public var description: String { description(options: FormattingOptions()) }

    public func description(options: FormattingOptions) -> String {
        let shown = Swift.min(shape.rows, options.maximumRowCount)
        let headers = [""] + columns.map(\.name)
        let types = [""] + columns.map { "<\($0.wrappedElementType)>" }
        var lines = (0..<shown).map { row in ["\(row)"] + columns.map { options.text($0[row]) } }
        if shown < shape.rows { lines.append(headers.map { _ in "⋮" }) }
        let heads = options.includesColumnTypes ? [headers, types] : [headers]
        let widths = headers.indices.map { index in (heads + lines).map { $0[index].count }.max() ?? 0 }
        func line(_ cells: [String], _ edge: String) -> String {
            let padded = zip(cells, widths).map { " " + $0 + String(repeating: " ", count: $1 - $0.count) + " " }
            return edge + padded.joined(separator: edge) + edge
        }
        func rule(_ left: String, _ middle: String, _ right: String, _ dash: String) -> String {
            left + widths.map { String(repeating: dash, count: $0 + 2) }.joined(separator: middle) + right
        }
        let head = [rule("┏", "┳", "┓", "━")] + heads.map { line($0, "┃") } + [rule("┡", "╇", "┩", "━")]
        let size = "\(shape.rows) row\(shape.rows == 1 ? "" : "s"), \(shape.columns) column\(shape.columns == 1 ? "" : "s")"
        return (head + lines.map { line($0, "│") } + [rule("└", "┴", "┘", "─"), size]).joined(separator: "\n")
    }
}

extension DataFrame.Slice: CustomStringConvertible {
    public var description: String { contents.description }
}

/// The look of descriptions. Source: Apple's documentation of `FormattingOptions`.
public struct FormattingOptions: Sendable {
    public var maximumLineWidth: Int
    public var maximumCellWidth: Int
    public var maximumRowCount: Int
    public var includesColumnTypes: Bool

    public init(maximumLineWidth: Int = 80, maximumCellWidth: Int = 15, maximumRowCount: Int = 20, includesColumnTypes: Bool = true) {
        (self.maximumLineWidth, self.maximumCellWidth) = (maximumLineWidth, maximumCellWidth)
        (self.maximumRowCount, self.includesColumnTypes) = (maximumRowCount, includesColumnTypes)
    }

    func text(_ value: Any?) -> String {
        let text = value.map { "\($0)" } ?? "nil", limit = Swift.max(maximumCellWidth, 1)
        return text.count > limit ? text.prefix(limit - 1) + "…" : text
    }
}
