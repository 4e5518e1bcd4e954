import SwiftUI

/// A position axis: its scale and the values at which it has marks.
struct AxisModel {
    let axis: Axis
    let scale: PositionScale
    let groups: [Group]
    let isShown: Bool
    /// The least distance between bars at numbers or dates, by which they have their width; nil without such.
    let barSpacing: Double?
    /// The part of the plot's length that the scale takes.
    let inset: PlotInset

    /// A group of marks, with the values that it is at.
    struct Group {
        let declaration: _AxisMarkGroup
        let values: [AxisValue]
        /// The distance from a value to the next, where labels may stand in the middle of it.
        let step: Double?
    }

    init(
        _ axis: Axis, _ marks: [ResolvedMark], _ settings: ChartConfiguration.Axis, _ environment: EnvironmentValues, isShown: Bool,
        count: Int
    ) {
        self.axis = axis
        let places = marks.map { axis == .horizontal ? $0.x : $0.y }
        let domain = DomainFinder(axis: axis, places: places, marks: marks, settings: settings, count: count)
        let declared = settings.marks ?? [_AxisMarkGroup()]
        let calendar = environment.calendar, locale = environment.locale
        barSpacing = Self.barSpacing(marks, places)
        inset = PlotInset(settings.range)
        let scale = domain.scale(rounding: declared.first?.values.values ?? AxisMarkValues.automatic.values)
        self.scale = scale
        self.isShown = isShown && domain.isKnown && settings.visibility != .hidden
        groups = declared.map { group in
            let finder = AxisValueFinder(scale: scale, calendar: calendar, visible: settings.visibleLength, count: count)
            let (values, step, unit) = finder.values(group.values.values)
            let format = AxisFormat.automatic(step: step, unit: unit, locale: locale, calendar: calendar)
            let marks = values.enumerated().map { index, value in
                AxisValue(plotted: value, index: index, count: values.count, format: format)
            }
            return Group(declaration: group, values: marks, step: step)
        }
    }

    private static func barSpacing(_ marks: [ResolvedMark], _ places: [ResolvedMark.Place]) -> Double? {
        let numbers = zip(marks, places).compactMap { mark, place -> Double? in
            guard mark.mark.kind == .bar || mark.mark.kind == .rectangle, case .value(let value, nil) = place else { return nil }
            return value.distance
        }
        let sorted = numbers.filter(\.isFinite).sorted()
        return zip(sorted, sorted.dropFirst()).lazy.map { $1 - $0 }.filter { $0 > 0 }.min()
    }
}
