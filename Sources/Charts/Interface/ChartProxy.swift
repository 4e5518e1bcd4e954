import SwiftUI

/// The scales and the plot of a chart, for what lies over or under it.
///
/// Source: Apple's documentation of `ChartProxy`.
@MainActor @preconcurrency public struct ChartProxy {
    let model: ChartModel
    /// The size of the plot in points.
    public let plotSize: CGSize
    /// The bounds of the plot; nil where there is no plot.
    public let plotFrame: Anchor<CGRect>?
    /// The bounds of the plot and of its axes.
    public let plotContainerFrame: Anchor<CGRect>?

    /// The bounds of the plot.
    @available(iOS, deprecated: 17, renamed: "plotFrame")
    public var plotAreaFrame: Anchor<CGRect> { plotFrame! }
    @available(iOS, deprecated: 17, renamed: "plotSize")
    public var plotAreaSize: CGSize { plotSize }

    /// The place of a value in the plot, in points; nil where the scale does not have it.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        model.x.scale.place(of: value.plotted).map { model.x.inset.position($0, in: plotSize.width) }
    }
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        model.y.scale.place(of: value.plotted).map { model.y.inset.position($0, in: plotSize.height) }
    }
    public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
        guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The range of places that a value takes: of a category its band. In points.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        position(forX: value).map { around($0, model.x.inset.extent(model.x.scale.band, in: plotSize.width)) }
    }
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        position(forY: value).map { around($0, model.y.inset.extent(model.y.scale.band, in: plotSize.height)) }
    }

    private func around(_ place: CGFloat, _ length: CGFloat) -> ClosedRange<CGFloat> { (place - length / 2)...(place + length / 2) }

    /// The value at a place in the plot, in points; nil where the scale has values of another type.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        model.x.inset.place(at: position, in: plotSize.width).flatMap(model.x.scale.value).flatMap { P(plotted: $0) }
    }
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        model.y.inset.place(at: position, in: plotSize.height).flatMap(model.y.scale.value).flatMap { P(plotted: $0) }
    }
    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    /// The sum of the sectors' values from the top to an angle; nil without sectors.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        guard model.total > 0 else { return nil }
        let turns = angle.radians / (2 * .pi)
        return P(plotted: .number((turns - turns.rounded(.down)) * model.total))
    }

    /// The angle of a place in the plot, clockwise from the top.
    public func angle(at position: CGPoint) -> Angle {
        let x = position.x - plotSize.width / 2, y = position.y - plotSize.height / 2
        return .radians(atan2(x, -y))
    }

    /// The values of the scale.
    public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(model.x.scale) }
    public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(model.y.scale) }

    private func domain<P: Plottable>(_ scale: PositionScale) -> [P] {
        switch scale.domain {
        case .categories(let names): names.compactMap { P(plotted: .category($0)) }
        case .continuous(let range):
            [range.lowerBound, range.upperBound].compactMap { P(plotted: scale.type == .date ? .date($0) : .number($0)) }
        }
    }

    /// The colour of a value; nil where it has none.
    public func foregroundStyle<D: Plottable>(for value: D) -> AnyShapeStyle? {
        model.styles.colorValues.contains(value.plotted) ? model.styles.color(of: _MarkStyle.Group(value: value.plotted)) : nil
    }
    public func symbol<D: Plottable>(for value: D) -> AnyChartSymbolShape? {
        model.styles.symbolValues.contains(value.plotted) ? model.styles.symbol(of: _MarkStyle.Group(value: value.plotted)) : nil
    }
}
