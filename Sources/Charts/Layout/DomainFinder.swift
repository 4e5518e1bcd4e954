import SwiftUI

/// Finds the domain of an axis from the marks on it.
struct DomainFinder {
    let axis: Axis
    let settings: ChartConfiguration.Axis
    /// The number of steps that the axis comes near to by itself.
    let count: Int
    private let distances: [Double]
    private let categories: [String]
    private let isDate: Bool

    init(axis: Axis, places: [ResolvedMark.Place], marks: [ResolvedMark], settings: ChartConfiguration.Axis, count: Int) {
        (self.axis, self.settings, self.count) = (axis, settings, count)
        distances = places.flatMap(\.distances).filter(\.isFinite)
        var seen: Set<String> = []
        categories = places.flatMap(\.categories).filter { seen.insert($0).inserted }
        isDate =
            places.contains { if case .value(.date, _) = $0 { true } else { false } }
            || marks.contains { mark in
                if case .range(let start, _) = axis == .horizontal ? mark.mark.x : mark.mark.y, case .date = start.plotted {
                    true
                } else {
                    false
                }
            }
    }

    /// Whether there is anything on the axis, or the app has said what is.
    var isKnown: Bool {
        if case .automatic = settings.domain.values { return !distances.isEmpty || !categories.isEmpty }
        return true
    }

    /// - Parameter values: The axis's values, at which an automatic domain of numbers ends.
    func scale(rounding values: AxisMarkValues.Values) -> PositionScale {
        let setting = settings.domain
        switch setting.values {
        case .categories(let names):
            return PositionScale(
                type: .category, domain: .categories(names.map(Self.name)), isReversed: isReversed(setting, isCategory: true))
        case .range(let start, let end, let isDate):
            let type = settings.type?.kind ?? (isDate ? .date : .linear)
            return PositionScale(type: type, domain: .continuous(start...end), isReversed: isReversed(setting, isCategory: false))
        case .automatic: break
        }
        if !categories.isEmpty || settings.type == .category {
            var names = categories
            if let modify = setting.modify { names = modify(names.map { .category($0) }).map(Self.name) }
            return PositionScale(type: .category, domain: .categories(names), isReversed: isReversed(setting, isCategory: true))
        }
        let type = settings.type?.kind ?? (isDate ? .date : .linear)
        return PositionScale(
            type: type, domain: .continuous(automaticRange(type, values)), isReversed: isReversed(setting, isCategory: false))
    }

    /// The first category of a vertical axis stands at its top, the first number at its bottom; places go from the top and from the leading edge.
    private func isReversed(_ setting: _ScaleDomainSetting, isCategory: Bool) -> Bool {
        (axis == .vertical && !isCategory) != setting.isReversed
    }

    private static func name(_ value: _PlottedValue) -> String {
        switch value {
        case .category(let name): name
        case .number(let number): "\(number)"
        case .date(let seconds): "\(seconds)"
        }
    }

    private func automaticRange(_ type: ScaleType.Kind, _ values: AxisMarkValues.Values) -> ClosedRange<Double> {
        guard var start = distances.min(), var end = distances.max() else { return 0...1 }
        if type == .date {
            if start == end { (start, end) = (start - 43_200, end + 43_200) }
            return modified(start...end, isDate: true)
        }
        if type == .log {
            start = distances.filter { $0 > 0 }.min() ?? 1
            return pow(10, log10(start).rounded(.down))...max(pow(10, log10(max(end, start)).rounded(.up)), start * 10)
        }
        if settings.domain.includesZero ?? true { (start, end) = (min(start, 0), max(end, 0)) }
        if start == end { (start, end) = start == 0 ? (0, 1) : start > 0 ? (0, start) : (start, 0) }
        return modified(rounded(start...end, values), isDate: false)
    }

    private func rounded(_ range: ClosedRange<Double>, _ values: AxisMarkValues.Values) -> ClosedRange<Double> {
        let wide: ClosedRange<Double>
        let lower: Bool?, upper: Bool?
        switch values {
        case .automatic(let desired, _, let roundsLower, let roundsUpper):
            (wide, lower, upper) = (Ticks.rounded(range, count: desired.map { max(1, $0 - 1) } ?? count), roundsLower, roundsUpper)
        case .stride(let step, let roundsLower, let roundsUpper) where step > 0:
            let start = (range.lowerBound / step + 1e-9).rounded(.down) * step, end = (range.upperBound / step - 1e-9).rounded(.up) * step
            (wide, lower, upper) = (start...max(start, end), roundsLower, roundsUpper)
        case .stride, .dates: return range
        case .explicit(let values):
            let numbers = values.compactMap(\.distance)
            return min(range.lowerBound, numbers.min() ?? .infinity)...max(range.upperBound, numbers.max() ?? -.infinity)
        }
        return (lower == false ? range.lowerBound : wide.lowerBound)...(upper == false ? range.upperBound : wide.upperBound)
    }

    private func modified(_ range: ClosedRange<Double>, isDate: Bool) -> ClosedRange<Double> {
        guard let modify = settings.domain.modify else { return range }
        let ends = [range.lowerBound, range.upperBound].map { isDate ? _PlottedValue.date($0) : .number($0) }
        let numbers = modify(ends).compactMap(\.distance)
        guard let start = numbers.min(), let end = numbers.max() else { return range }
        return start...end
    }
}
