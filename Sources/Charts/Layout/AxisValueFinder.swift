import SwiftUI

/// Finds the values at which an axis has marks.
struct AxisValueFinder {
    let scale: PositionScale
    let calendar: Calendar
    /// The length of the domain that is visible at a time; nil = all of it.
    let visible: Double?
    /// The number of steps that axes come near to by themselves.
    let count: Int

    /// - Returns: The values, and the step between them: a number, and the unit of dates.
    func values(_ values: AxisMarkValues.Values) -> (values: [_PlottedValue], step: Double?, unit: Calendar.Component?) {
        if case .explicit(let explicit) = values {
            let numbers = explicit.compactMap(\.distance).sorted()
            let step = zip(numbers, numbers.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min()
            return (explicit, step, scale.type == .date ? step.map(Self.unit) : nil)
        }
        switch scale.domain {
        case .categories(let names): return (names.map { .category($0) }, nil, nil)
        case .continuous(let range):
            guard range.upperBound > range.lowerBound else { return ([number(range.lowerBound)], nil, nil) }
            return scale.type == .date ? dates(values, range) : numbers(values, range)
        }
    }

    private func number(_ value: Double) -> _PlottedValue { scale.type == .date ? .date(value) : .number(value) }

    private func numbers(
        _ values: AxisMarkValues.Values, _ range: ClosedRange<Double>
    ) -> (values: [_PlottedValue], step: Double?, unit: Calendar.Component?) {
        if scale.type == .log, case .automatic = values { return (powers(range).map { .number($0) }, nil, nil) }
        let part = visible.map { min(1, $0 / (range.upperBound - range.lowerBound)) } ?? 1
        var step: Double?
        switch values {
        case .stride(let length, _, _): step = length
        case .automatic(let desired, let minimum, _, _):
            step = Ticks.step(
                range.lowerBound...(range.lowerBound + (range.upperBound - range.lowerBound) * part),
                count: desired.map { max(1, $0 - 1) } ?? count)
            if let minimum, let found = step { step = max(found, minimum) }
        default: step = Ticks.step(range, count: count)
        }
        guard let step, step > 0 else { return ([], nil, nil) }
        return (Ticks.multiples(of: step, in: range).map { .number($0) }, step, nil)
    }

    private func powers(_ range: ClosedRange<Double>) -> [Double] {
        let first = log10(range.lowerBound).rounded(.up), last = log10(range.upperBound).rounded(.down)
        guard first.isFinite, last.isFinite, first <= last else { return [] }
        return stride(from: first, through: last, by: 1).map { pow(10, $0) }
    }

    private func dates(
        _ values: AxisMarkValues.Values, _ range: ClosedRange<Double>
    ) -> (values: [_PlottedValue], step: Double?, unit: Calendar.Component?) {
        let part = visible.map { min(1, $0 / (range.upperBound - range.lowerBound)) } ?? 1
        var calendar = calendar
        let step: DateTicks.Step
        switch values {
        case .dates(let unit, let count, let own, _, _):
            if let own { calendar = own }
            step = DateTicks.Step(unit: unit, count: max(1, count), length: Self.length(unit) * Double(max(1, count)))
        case .automatic(let desired?, _, _, _):
            step = DateTicks.step(
                range.lowerBound...(range.lowerBound + (range.upperBound - range.lowerBound) * part), count: max(1, desired - 1))
        default:
            step = DateTicks.step(range.lowerBound...(range.lowerBound + (range.upperBound - range.lowerBound) * part), count: count)
        }
        return (DateTicks(calendar: calendar).dates(every: step, in: range).map { .date($0) }, step.length, step.unit)
    }

    /// About the length of a unit in seconds.
    static func length(_ unit: Calendar.Component) -> Double {
        switch unit {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .day, .weekday, .dayOfYear: 86_400
        case .weekOfYear, .weekOfMonth: 604_800
        case .month: 2_629_800
        case .quarter: 7_889_400
        case .year, .yearForWeekOfYear: 31_557_600
        default: 86_400
        }
    }

    /// The largest unit that is not longer than a number of seconds.
    static func unit(_ seconds: Double) -> Calendar.Component {
        [Calendar.Component.year, .month, .day, .hour, .minute].first { length($0) <= seconds * 1.05 } ?? .second
    }
}
