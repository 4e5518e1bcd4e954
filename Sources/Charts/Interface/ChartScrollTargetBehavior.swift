import SwiftUI

/// A rule for where the scrolling of a chart comes to rest.
///
/// Source: Apple's documentation of `ChartScrollTargetBehavior`.
public protocol ChartScrollTargetBehavior {
    typealias TargetContext = ChartScrollTargetBehaviorContext
    /// Changes where scrolling comes to rest when the finger has been lifted.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The state of the chart that a behaviour adjusts.
///
/// Source: Apple's documentation of `ChartScrollTargetBehaviorContext`.
@dynamicMemberLookup public struct ChartScrollTargetBehaviorContext {
    let scroll: ScrollTargetBehaviorContext
    let plot: ScrolledValues

    public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T { scroll[keyPath: keyPath] }
}

/// Where values are on a plot that scrolls, in points from its leading edge.
struct ScrolledValues {
    let model: ChartModel
    /// Of the whole plot, and of what is in sight.
    let width, visible: CGFloat

    func value(at offset: CGFloat) -> _PlottedValue? {
        guard width > 0, let place = model.x.inset.place(at: offset, in: width) else { return nil }
        return model.x.scale.value(at: min(max(place, 0), 1))
    }

    /// The offset that has a value at the leading edge; never beyond the ends.
    func offset(of value: _PlottedValue) -> CGFloat? {
        guard let place = model.x.scale.place(of: value) else { return nil }
        return min(max(0, model.x.inset.position(place - model.x.scale.band / 2, in: width)), max(0, width - visible))
    }
}

/// Scrolling that rests with a value of a grid at the leading edge.
///
/// Source: Apple's documentation of `ValueAlignedChartScrollTargetBehavior`.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    let step: ValueGrid
    /// For a swipe, which goes on when the finger is lifted.
    let major: ValueGrid?
    let limit: ValueAlignedLimitBehavior

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let isSwipe = abs(context.velocity.dx) > Self.swipeVelocity
        let grid = isSwipe ? major ?? step : step
        let page = context.plot.visible
        if limit == .always, isSwipe {
            let start = context.originalTarget.rect.minX
            target.rect.origin.x = min(max(target.rect.minX, start - page), start + page)
        }
        guard let offset = grid.offset(near: target.rect.minX, context.plot) else { return }
        target.rect.origin.x = offset
    }

    /// Points per second, above which a drag is a swipe.
    private static let swipeVelocity: CGFloat = 100
}

/// Scrolling of charts by what is in sight at a time.
///
/// Source: Apple's documentation of `PagingChartScrollTargetBehavior`.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if let offset = ValueGrid.page.offset(near: target.rect.minX, context.plot) { target.rect.origin.x = offset }
    }
}

/// How far one movement may go.
///
/// Source: Apple's documentation of `ValueAlignedLimitBehavior`.
public struct ValueAlignedLimitBehavior: Equatable, Sendable {
    private let kind: Int
    public static let automatic = ValueAlignedLimitBehavior(kind: 0)
    /// As far as the chart shows at a time.
    public static let always = ValueAlignedLimitBehavior(kind: 1)
    public static let never = ValueAlignedLimitBehavior(kind: 2)
}

/// The values that a swipe rests at.
///
/// Source: Apple's documentation of `MajorValueAlignment`.
public struct MajorValueAlignment<P: Plottable> {
    let grid: ValueGrid
    /// Multiples of the visible length.
    public static var page: MajorValueAlignment { MajorValueAlignment(grid: .page) }
    /// Multiples of a distance.
    public static func unit(_ unit: P) -> MajorValueAlignment { MajorValueAlignment(grid: .unit(unit.plotted.distance ?? 0)) }
}

extension MajorValueAlignment where P == Date {
    /// The dates that have some components.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment { MajorValueAlignment(grid: .dates(components)) }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Scrolling that rests at multiples of a distance.
    public static func valueAligned<P: Plottable>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self(step: .unit(unit.plotted.distance ?? 0), major: majorAlignment?.grid, limit: limitBehavior) }

    /// Scrolling that rests at dates that have some components.
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self(step: .dates(components), major: majorAlignment?.grid, limit: limitBehavior) }
}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
    /// Scrolling by what is in sight at a time.
    public static var paging: PagingChartScrollTargetBehavior { PagingChartScrollTargetBehavior() }
}

/// The values at which scrolling may rest.
enum ValueGrid {
    case unit(Double)
    case dates(DateComponents)
    case page

    /// The nearest offset that has one of the values at the leading edge; nil where the axis has no such values.
    func offset(near offset: CGFloat, _ plot: ScrolledValues) -> CGFloat? {
        switch self {
        case .page:
            guard plot.visible > 0 else { return nil }
            return min((offset / plot.visible).rounded() * plot.visible, max(0, plot.width - plot.visible))
        case .unit(let unit):
            switch plot.value(at: offset) {
            case .number(let value) where unit > 0: return plot.offset(of: .number((value / unit).rounded() * unit))
            case .date(let value) where unit > 0: return plot.offset(of: .date((value / unit).rounded() * unit))
            case .category(let name): return plot.offset(of: .category(name))
            default: return nil
            }
        case .dates(let components):
            guard case .date(let seconds) = plot.value(at: offset) else { return nil }
            return Self.nearest(Date(timeIntervalSinceReferenceDate: seconds), components).flatMap {
                plot.offset(of: .date($0.timeIntervalSinceReferenceDate))
            }
        }
    }

    /// The nearest date that has some components.
    static func nearest(_ date: Date, _ components: DateComponents) -> Date? {
        let calendar = components.calendar ?? .current
        // A date that has them itself is not after itself.
        let after = calendar.nextDate(after: date.addingTimeInterval(-1), matching: components, matchingPolicy: .nextTime)
        let before = calendar.nextDate(
            after: date.addingTimeInterval(1), matching: components, matchingPolicy: .nextTime, direction: .backward)
        return [before, after].compactMap { $0 }.min { abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date)) }
    }
}

extension View {
    /// Sets where the scrolling of the chart comes to rest.
    nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        nonisolated(unsafe) let behavior = behavior
        return transformEnvironment(\.chartConfiguration) { $0.scrollTarget = behavior }
    }
}

/// A chart's behaviour as that of the scroll view that shows its plot.
struct PlotTargetBehavior: ScrollTargetBehavior {
    let behavior: (any ChartScrollTargetBehavior)?
    let plot: ScrolledValues

    func properties(context: PropertiesContext) -> Properties {
        var properties = Properties()
        properties.limitsScrolls = behavior != nil
        return properties
    }

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        behavior?.updateTarget(&target, context: ChartScrollTargetBehaviorContext(scroll: context, plot: plot))
    }
}
