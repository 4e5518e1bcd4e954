import QuinceFoundation

/// Dates along a scale: beginnings of units of a calendar.
struct DateTicks {
    /// A unit, and how many of them a step is.
    struct Step: Equatable {
        let unit: Calendar.Component
        let count: Int
        /// About how long it is, in seconds.
        let length: Double
    }

    static let steps: [Step] = [
        Step(unit: .second, count: 1, length: 1), Step(unit: .second, count: 5, length: 5), Step(unit: .second, count: 15, length: 15),
        Step(unit: .second, count: 30, length: 30), Step(unit: .minute, count: 1, length: 60), Step(unit: .minute, count: 5, length: 300),
        Step(unit: .minute, count: 15, length: 900), Step(unit: .minute, count: 30, length: 1800),
        Step(unit: .hour, count: 1, length: 3600),
        Step(unit: .hour, count: 3, length: 10_800), Step(unit: .hour, count: 6, length: 21_600),
        Step(unit: .hour, count: 12, length: 43_200), Step(unit: .day, count: 1, length: 86_400),
        Step(unit: .day, count: 2, length: 172_800), Step(unit: .weekOfYear, count: 1, length: 604_800),
        Step(unit: .weekOfYear, count: 2, length: 1_209_600), Step(unit: .month, count: 1, length: 2_629_800),
        Step(unit: .month, count: 3, length: 7_889_400), Step(unit: .month, count: 6, length: 15_778_800),
        Step(unit: .year, count: 1, length: 31_557_600), Step(unit: .year, count: 2, length: 63_115_200),
        Step(unit: .year, count: 5, length: 157_788_000), Step(unit: .year, count: 10, length: 315_576_000),
        Step(unit: .year, count: 20, length: 631_152_000), Step(unit: .year, count: 50, length: 1_577_880_000),
        Step(unit: .year, count: 100, length: 3_155_760_000),
    ]

    let calendar: Calendar

    /// The step that comes nearest to a wanted number of steps in a range of seconds.
    static func step(_ range: ClosedRange<Double>, count: Int) -> Step {
        let rough = max((range.upperBound - range.lowerBound) / Double(max(count, 1)), 0.001)
        return steps.min { abs(log($0.length / rough)) < abs(log($1.length / rough)) } ?? steps[0]
    }

    /// The beginnings of a step's units in a range of seconds since the reference date.
    func dates(every step: Step, in range: ClosedRange<Double>) -> [Double] {
        let start = Date(timeIntervalSinceReferenceDate: range.lowerBound), end = Date(timeIntervalSinceReferenceDate: range.upperBound)
        guard end.timeIntervalSince(start) / step.length < Double(Ticks.limit), var date = beginning(before: start, step) else { return [] }
        var dates: [Double] = []
        while date <= end, dates.count < Ticks.limit {
            if date >= start { dates.append(date.timeIntervalSinceReferenceDate) }
            guard let next = calendar.date(byAdding: step.unit, value: step.count, to: date), next > date else { break }
            date = next
        }
        return dates
    }

    /// The last multiple of the step, within the next larger unit, at or before a date.
    private func beginning(before date: Date, _ step: Step) -> Date? {
        guard let unit = calendar.dateInterval(of: step.unit, for: date)?.start, step.count > 1 else {
            return calendar.dateInterval(of: step.unit, for: date)?.start
        }
        let index: Int =
            switch step.unit {
            case .second, .minute, .hour, .year: calendar.component(step.unit, from: unit)
            case .month: calendar.component(.month, from: unit) - 1
            case .day: (calendar.ordinality(of: .day, in: .era, for: unit) ?? 0)
            case .weekOfYear: (calendar.ordinality(of: .weekOfYear, in: .era, for: unit) ?? 0)
            default: 0
            }
        return calendar.date(byAdding: step.unit, value: -(index % step.count), to: unit)
    }
}
