/// Compares the last period of a soak with the fifth, or with the one in the middle of a short run.
struct SoakVerdict: CustomStringConvertible {
    /// The share by which a figure may be larger at the end.
    static let share = 0.05

    /// Sentences about the figures that have grown.
    let grown: [String]
    private let launches: Int

    /// - Parameter periods: At least two.
    init(_ periods: [SoakPeriod]) {
        let base = periods[periods.count >= 10 ? 4 : periods.count / 2 - 1], last = periods[periods.count - 1]
        launches = last.launches
        grown = zip(base.figures, last.figures).compactMap { before, after in
            guard after.value > before.value * (1 + Self.share) + before.slack else { return nil }
            let share = before.value > 0 ? ", by \(Self.number((after.value / before.value - 1) * 100)) %" : ""
            return "The \(after.name), grew from \(Self.number(before.value)) to \(Self.number(after.value))\(share) "
                + "from minute \(Self.number(base.end)) to minute \(Self.number(last.end))."
        }
    }

    private static func number(_ value: Double) -> String { ResultTable.number(value) }

    var description: String {
        guard grown.isEmpty else { return grown.joined(separator: "\n") }
        return "Nothing has grown by more than \(Self.number(Self.share * 100)) % over \(launches) launches."
    }
}
