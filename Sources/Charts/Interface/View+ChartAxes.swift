import SwiftUI

extension View {
    // MARK: Axes

    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let marks = content()._axisMarks
        return chart { $0.x.marks = marks }
    }
    public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.visibility = visibility } }

    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let marks = content()._axisMarks
        return chart { $0.y.marks = marks }
    }
    public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.visibility = visibility } }

    // MARK: Labels

    public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label } }
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing) }
    @_disfavoredOverload public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel(Text(verbatim: String(label)), position: position, alignment: alignment, spacing: spacing) }
    /// - Parameter spacing: The distance from the axis in points; nil = 4.
    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        let title = ChartConfiguration.Title(content: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return chart { $0.x.title = title }
    }
    public func chartXAxisLabel(_ visibility: Visibility) -> some View { chart { $0.x.isTitleHidden = visibility == .hidden } }

    public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label } }
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing) }
    @_disfavoredOverload public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel(Text(verbatim: String(label)), position: position, alignment: alignment, spacing: spacing) }
    /// - Parameter spacing: The distance from the axis in points; nil = 4.
    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        let title = ChartConfiguration.Title(content: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return chart { $0.y.title = title }
    }
    public func chartYAxisLabel(_ visibility: Visibility) -> some View { chart { $0.y.isTitleHidden = visibility == .hidden } }

    // MARK: Scales

    /// - Parameters:
    ///   - domain: The values of the axis.
    ///   - range: The places between which they are.
    ///   - type: nil = by the type of the values.
    public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        let (domain, range) = (domain._domain, range._range)
        return chart { ($0.x.domain, $0.x.range, $0.x.type) = (domain, range, type) }
    }
    public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        let domain = domain._domain
        return chart { ($0.x.domain, $0.x.type) = (domain, type) }
    }
    public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        let range = range._range
        return chart { ($0.x.range, $0.x.type) = (range, type) }
    }
    public func chartXScale(type: ScaleType? = nil) -> some View { chart { $0.x.type = type } }

    public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        let (domain, range) = (domain._domain, range._range)
        return chart { ($0.y.domain, $0.y.range, $0.y.type) = (domain, range, type) }
    }
    public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        let domain = domain._domain
        return chart { ($0.y.domain, $0.y.type) = (domain, type) }
    }
    public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        let range = range._range
        return chart { ($0.y.range, $0.y.type) = (range, type) }
    }
    public func chartYScale(type: ScaleType? = nil) -> some View { chart { $0.y.type = type } }

    // MARK: Scrolling

    /// Lets the user scroll through the domain, of which `chartXVisibleDomain(length:)` says how much is visible.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scrollableAxes = axes } }

    /// - Parameter length: The length of the domain that is visible at a time: a number, seconds, or a number of categories.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.x.visibleLength = length.plotted.distance }
    }

    /// Keeps the value at the leading edge.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chart {
            $0.x.scrollPosition = ChartConfiguration.ScrollPosition(get: { x.wrappedValue.plotted }) { value in
                if let value = P(plotted: value) { x.wrappedValue = value }
            }
        }
    }

    /// - Parameter initialX: The value at the leading edge to begin with.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        let value = initialX.plotted
        return chart { $0.x.scrollPosition = ChartConfiguration.ScrollPosition(get: { value }) { _ in } }
    }

    // MARK: Selection

    /// Keeps the value that the user points at; nil when the finger leaves.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.x.selection.setValue = { value.wrappedValue = $0.flatMap { P(plotted: $0) } } }
    }
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.y.selection.setValue = { value.wrappedValue = $0.flatMap { P(plotted: $0) } } }
    }
    /// Keeps the range that the user drags over.
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chart { $0.x.selection.setRange = Self.setter(range) }
    }
    public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chart { $0.y.selection.setRange = Self.setter(range) }
    }
    /// Keeps the sum of the sectors' values up to where the user points.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.angleSelection = { value.wrappedValue = $0.flatMap { P(plotted: $0) } } }
    }

    private static func setter<P: Plottable & Comparable>(
        _ range: Binding<ClosedRange<P>?>
    ) -> (_PlottedValue, _PlottedValue) -> Void {
        { start, end in
            guard let start = P(plotted: start), let end = P(plotted: end) else { return }
            range.wrappedValue = min(start, end)...max(start, end)
        }
    }
}
