import SwiftUI

extension View {
    // MARK: Legend

    public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend.visibility = visibility } }
    /// - Parameter spacing: The distance from the rest of the chart in points; nil = 8.
    public func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View {
        chart { ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing) }
    }
    public func chartLegend<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        let content = AnyView(content())
        return chartLegend(position: position, alignment: alignment, spacing: spacing).chart { $0.legend.content = content }
    }

    // MARK: Colours

    public func chartForegroundStyleScale<DataValue: Plottable & Hashable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let scale = ChartConfiguration.StyleScale(domain: mapping.map(\.key.plotted), range: mapping.map { AnyShapeStyle($0.value) })
        return chart { $0.foregroundStyles = scale }
    }
    public func chartForegroundStyleScale<Domain: ScaleDomain, S: ShapeStyle>(
        domain: Domain, range: [S], type: ScaleType? = nil
    ) -> some View {
        let scale = ChartConfiguration.StyleScale(domain: domain._domain.list, range: range.map { AnyShapeStyle($0) })
        return chart { $0.foregroundStyles = scale }
    }
    public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        let list = domain._domain.list
        return chart { $0.foregroundStyles.domain = list }
    }
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
        let styles = range.map { AnyShapeStyle($0) }
        return chart { $0.foregroundStyles.range = styles }
    }
    /// Colours between those of a gradient, for numbers.
    public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
        let styles = range.styles
        return chart { ($0.foregroundStyles.range, $0.foregroundStyles.isGradient) = (styles, true) }
    }
    public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, range: Gradient, type: ScaleType? = nil) -> some View {
        let scale = ChartConfiguration.StyleScale(domain: domain._domain.list, range: range.styles, isGradient: true)
        return chart { $0.foregroundStyles = scale }
    }
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart {
            $0.foregroundStyles.mapping = { value in
                DataValue(plotted: value).map { AnyShapeStyle(mapping($0)) } ?? AnyShapeStyle(Color.blue)
            }
        }
    }
    public func chartForegroundStyleScale<Domain: ScaleDomain, DataValue: Plottable, S: ShapeStyle>(
        domain: Domain, mapping: @escaping (DataValue) -> S
    ) -> some View {
        let list = domain._domain.list
        return chartForegroundStyleScale(mapping: mapping).chart { $0.foregroundStyles.domain = list }
    }

    // MARK: Symbols and lines

    public func chartSymbolScale<DataValue: Plottable & Hashable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<DataValue, S>) -> some View
    {
        let scale = ChartConfiguration.StyleScale(domain: mapping.map(\.key.plotted), range: mapping.map { AnyChartSymbolShape($0.value) })
        return chart { $0.symbols = scale }
    }
    public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
        let symbols = range.map { AnyChartSymbolShape($0) }
        return chart { $0.symbols.range = symbols }
    }
    public func chartSymbolScale<Domain: ScaleDomain, S: ChartSymbolShape>(domain: Domain, range: [S]) -> some View {
        let scale = ChartConfiguration.StyleScale(domain: domain._domain.list, range: range.map { AnyChartSymbolShape($0) })
        return chart { $0.symbols = scale }
    }
    public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        let list = domain._domain.list
        return chart { $0.symbols.domain = list }
    }

    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(mapping: @escaping (DataValue) -> S) -> some View {
        chart { $0.symbols.mapping = { DataValue(plotted: $0).map { AnyChartSymbolShape(mapping($0)) } ?? AnyChartSymbolShape(.circle) } }
    }

    /// - Parameter mapping: Returns areas in square points.
    public func chartSymbolSizeScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> CGFloat) -> some View {
        chart { $0.symbolSize = { DataValue(plotted: $0).map(mapping) ?? CGFloat(StyleModel.defaultArea) } }
    }
    /// - Parameter range: Areas in square points.
    public func chartSymbolSizeScale(range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View {
        chart { $0.symbolSizeRange = range }
    }

    public func chartLineStyleScale<DataValue: Plottable & Hashable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View {
        let scale = ChartConfiguration.StyleScale(domain: mapping.map(\.key.plotted), range: mapping.map(\.value))
        return chart { $0.lineStyles = scale }
    }
    public func chartLineStyleScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> StrokeStyle) -> some View {
        chart { $0.lineStyles.mapping = { DataValue(plotted: $0).map(mapping) ?? StrokeStyle(lineWidth: 2) } }
    }
    public func chartLineStyleScale(range: [StrokeStyle]) -> some View { chart { $0.lineStyles.range = range } }
    public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain, range: [StrokeStyle]) -> some View {
        let scale = ChartConfiguration.StyleScale(domain: domain._domain.list, range: range)
        return chart { $0.lineStyles = scale }
    }

    // MARK: The plot

    /// Changes the plot: its background, border or size.
    public func chartPlotStyle<Content: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content) -> some View {
        chart { $0.plotStyle = { AnyView(content(ChartPlotContent(content: $0))) } }
    }

    /// A view over the chart, with its scales.
    public func chartOverlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View {
        chart { $0.overlays.append((alignment, { AnyView(content($0)) })) }
    }

    /// A view under the chart, with its scales.
    public func chartBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View {
        chart { $0.backgrounds.append((alignment, { AnyView(content($0)) })) }
    }
}

/// The plot of a chart, as `chartPlotStyle` changes it.
///
/// Source: Apple's documentation of `ChartPlotContent`.
@MainActor @preconcurrency public struct ChartPlotContent: View {
    let content: AnyView
    public var body: some View { content }
}

extension _ScaleDomainSetting {
    /// The values in their order, of scales that are no places.
    var list: [_PlottedValue]? {
        switch values {
        case .categories(let values): values
        case .range(let start, let end, let isDate): isDate ? [.date(start), .date(end)] : [.number(start), .number(end)]
        case .automatic: nil
        }
    }
}

extension Gradient {
    /// Colours along the gradient, in equal steps.
    fileprivate var styles: [AnyShapeStyle] {
        guard let first = stops.first, stops.count > 1 else { return stops.map { AnyShapeStyle($0.color) } }
        let count = 64
        return (0..<count).map { index in
            let place = CGFloat(index) / CGFloat(count - 1)
            guard let next = stops.firstIndex(where: { $0.location >= place }), next > 0 else {
                return AnyShapeStyle(place <= first.location ? first.color : stops[stops.count - 1].color)
            }
            let (start, end) = (stops[next - 1], stops[next])
            let part = end.location > start.location ? (place - start.location) / (end.location - start.location) : 0
            return AnyShapeStyle(start.color.mix(with: end.color, by: part))
        }
    }
}
