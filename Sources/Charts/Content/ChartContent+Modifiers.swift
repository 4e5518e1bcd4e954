import SwiftUI

/// Content whose marks have a style.
@MainActor @preconcurrency struct StyledChartContent<Content: ChartContent>: PrimitiveChartContent {
    let content: Content
    let change: (inout _MarkStyle) -> Void

    func _collect(_ style: _MarkStyle, into marks: inout _MarkList) {
        var style = style
        change(&style)
        content._collect(style, into: &marks)
    }
}

extension ChartContent {
    func styled(_ change: @escaping (inout _MarkStyle) -> Void) -> some ChartContent { StyledChartContent(content: self, change: change) }

    // MARK: Colours

    /// The style of bars, areas, lines and symbols.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        styled { ($0.foreground, $0.foregroundGroup) = (AnyShapeStyle(style), nil) }
    }

    /// A style for each value, which the chart's scale of styles has.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { ($0.foreground, $0.foregroundGroup) = (nil, _MarkStyle.Group(value)) }
    }

    /// - Parameter opacity: From 0 to 1, multiplied with that of the content around.
    public func opacity(_ opacity: Double) -> some ChartContent { styled { $0.opacity *= opacity } }
    /// - Parameter radius: In points.
    public func blur(radius: CGFloat) -> some ChartContent { styled { $0.blur = radius } }
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent { styled { $0.shadow = _MarkStyle.Shadow(color: color, radius: radius, x: x, y: y) } }

    /// Whether gradients reach over the whole plot instead of the mark.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { styled { $0.alignsStyles = aligns } }

    // MARK: Shapes

    /// - Parameter radius: Of bars and rectangles, in points.
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        styled {
            let corners = RectangleCornerRadii(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
            ($0.cornerRadius, $0.cornerStyle) = (corners, style)
        }
    }

    public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        styled { $0.clipShape = AnyShape(shape) }
    }

    /// Shows as much of each mark as the marks of a mask cover.
    public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        var mask = _MarkList()
        content()._collect(_MarkStyle(), into: &mask)
        return styled { [marks = mask.marks] in $0.masks.append(marks) }
    }

    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { styled { ($0.lineStyle, $0.lineStyleGroup) = (style, nil) } }
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { ($0.lineStyle, $0.lineStyleGroup) = (nil, _MarkStyle.Group(value)) }
    }

    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { styled { $0.interpolation = method } }

    // MARK: Symbols

    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        styled { ($0.symbol, $0.symbolGroup, $0.symbolView) = (AnyChartSymbolShape(symbol), nil, nil) }
    }

    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return styled { ($0.symbol, $0.symbolGroup, $0.symbolView) = (nil, nil, view) }
    }

    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { ($0.symbol, $0.symbolGroup, $0.symbolView) = (nil, _MarkStyle.Group(value), nil) }
    }

    /// - Parameter area: In square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent { styled { ($0.symbolArea, $0.symbolSizeGroup) = (area, nil) } }
    /// - Parameter size: In points.
    public func symbolSize(_ size: CGSize) -> some ChartContent { symbolSize(size.width * size.height) }
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { ($0.symbolArea, $0.symbolSizeGroup) = (nil, _MarkStyle.Group(value)) }
    }

    // MARK: Places

    /// Puts the marks of different values beside each other.
    ///
    /// - Parameters:
    ///   - axis: The axis along which they stand; nil = that of the categories.
    ///   - span: The length that all of them take.
    public func position<P: Plottable>(by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic)
        -> some ChartContent
    {
        styled { $0.positionGroup = _MarkStyle.Position(group: _MarkStyle.Group(value), axis: axis, span: span) }
    }

    /// - Parameter offset: In points.
    public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        styled { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
    }
    /// Moves the edges of marks, in points.
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        styled {
            ($0.xOffsets.start, $0.xOffsets.end) = ($0.xOffsets.start + xStart, $0.xOffsets.end + xEnd)
            ($0.yOffsets.start, $0.yOffsets.end) = ($0.yOffsets.start + yStart, $0.yOffsets.end + yEnd)
        }
    }
    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        offset(x: x, y: 0).offset(xStart: 0, xEnd: 0, yStart: yStart, yEnd: yEnd)
    }
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(x: 0, y: y).offset(xStart: xStart, xEnd: xEnd, yStart: 0, yEnd: 0)
    }

    /// - Parameter value: Marks with greater values lie over those with smaller ones.
    public func zIndex(_ value: Double) -> some ChartContent { styled { $0.zIndex = value } }

    // MARK: Annotations

    /// A view at each mark.
    ///
    /// - Parameter spacing: The distance from the mark in points; nil = 4.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic) { _ in content() }
    }

    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content)
    }

    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution) { _ in content() }
    }

    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        let annotation = MarkAnnotation(position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution) {
            AnyView(content($0))
        }
        return styled { $0.annotations.append(annotation) }
    }

    // MARK: Accessibility

    public func accessibilityLabel(_ label: Text) -> some ChartContent { styled { $0.accessibilityLabel = label } }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(verbatim: String(label)))
    }
    public func accessibilityValue(_ value: Text) -> some ChartContent { styled { $0.accessibilityValue = value } }
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { accessibilityValue(Text(valueKey)) }
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(verbatim: String(value)))
    }
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { styled { $0.accessibilityIdentifier = identifier } }
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { styled { $0.isAccessibilityHidden = hidden } }
}
