/// The results for people: one line per figure.
struct ResultTable: CustomStringConvertible {
    let results: [Result]

    private static let titles = ["", "figure", "value", "target", "rival", "against it"]

    var description: String {
        let rows = [Self.titles] + results.map(cells)
        let widths = Self.titles.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        var lines = rows.map { line($0, widths) }
        lines.insert(widths.map { String(repeating: "─", count: $0) }.joined(separator: "  "), at: 1)
        for result in results {
            if let failure = result.failure { lines.append("✗ \(result.figure.name): \(failure)") }
        }
        return lines.joined(separator: "\n")
    }

    private func line(_ cells: [String], _ widths: [Int]) -> String {
        var text = ""
        for (column, cell) in cells.enumerated() {
            let padding = String(repeating: " ", count: widths[column] - cell.count)
            let isNumber = column == 2 || column == 3
            text += (text.isEmpty ? "" : "  ") + (isNumber ? padding + cell : cell + padding)
        }
        while text.last == " " { text.removeLast() }
        return text
    }

    private func cells(_ result: Result) -> [String] {
        let figure = result.figure
        func text(_ value: Double) -> String { "\(Self.number(value)) \(figure.unit)" }
        return [
            result.isMet ? "✓" : result.failure == nil ? "·" : "✗",
            figure.name,
            result.value.map(text) ?? "not measured",
            result.target.map { (figure.higherIsBetter ? "≥ " : "≤ ") + text($0) } ?? "",
            figure.rival.map { rival in result.rivalValue.map { "\(rival): \(text($0))" } ?? rival } ?? "",
            result.advantage.map { "\(Self.number($0))×" } ?? "",
        ]
    }

    /// Three significant digits, as far as they are behind the point.
    static func number(_ value: Double) -> String {
        let digits = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : abs(value) >= 1 ? 2 : 3
        var factor = 1.0
        for _ in 0..<digits { factor *= 10 }
        let whole = Int((abs(value) * factor).rounded())
        let sign = value < 0 ? "-" : ""
        guard digits > 0 else { return "\(sign)\(whole)" }
        let fraction = String(whole % Int(factor))
        return "\(sign)\(whole / Int(factor))." + String(repeating: "0", count: digits - fraction.count) + fraction
    }
}
