import SwiftUI

/// The settings that modifiers of views make for the charts inside.
struct ChartConfiguration {
    /// The settings of one position axis.
    struct Axis {
        var visibility = Visibility.automatic
        /// The axis's marks; nil = those that it has by itself.
        var marks: [_AxisMarkGroup]?
        var domain = _ScaleDomainSetting()
        var range = _PositionScaleRangeSetting()
        var type: ScaleType?
        var title: Title?
        var isTitleHidden = false
        /// The length of the domain that is visible at a time; nil = all of it.
        var visibleLength: Double?
        var selection = Selection()
        var scrollPosition: ScrollPosition?
    }

    /// The label of an axis.
    struct Title {
        let content: AnyView
        let position: AnnotationPosition
        let alignment: Alignment?
        let spacing: CGFloat?
    }

    /// The value, or values, that the user points at.
    struct Selection {
        /// Sets one value; nil ends the selection.
        var setValue: ((_PlottedValue?) -> Void)?
        /// Sets the ends of a range.
        var setRange: ((_PlottedValue, _PlottedValue) -> Void)?
    }

    struct ScrollPosition {
        let get: () -> _PlottedValue?
        let set: (_PlottedValue) -> Void
    }

    /// A scale of what is no place: colours, symbols, line styles.
    struct StyleScale<Style> {
        /// The values in their order; nil = as the marks have them.
        var domain: [_PlottedValue]?
        /// The styles of the values in turn; nil = the scale's own.
        var range: [Style]?
        /// Whether `range` has the colours along a gradient, of which categories take such at equal distances.
        var isGradient = false
        /// The style of a value; nil = by `range`.
        var mapping: ((_PlottedValue) -> Style)?
    }

    struct Legend {
        var visibility = Visibility.automatic
        var position = AnnotationPosition.automatic
        var alignment: Alignment?
        var spacing: CGFloat?
        var content: AnyView?
    }

    var x = Axis(), y = Axis()
    var foregroundStyles = StyleScale<AnyShapeStyle>()
    var symbols = StyleScale<AnyChartSymbolShape>()
    var lineStyles = StyleScale<StrokeStyle>()
    /// The area of a value's symbol in square points; nil = by `symbolSizeRange`.
    var symbolSize: ((_PlottedValue) -> CGFloat)?
    /// The areas of the symbols of the least and the greatest number, in square points; nil = 10…200.
    var symbolSizeRange: ClosedRange<CGFloat>?
    var legend = Legend()
    var plotStyle: ((AnyView) -> AnyView)?
    var overlays: [(alignment: Alignment, content: (ChartProxy) -> AnyView)] = []
    var backgrounds: [(alignment: Alignment, content: (ChartProxy) -> AnyView)] = []
    var scrollableAxes: SwiftUI.Axis.Set = []
    /// Where scrolling comes to rest; nil = anywhere.
    var scrollTarget: (any ChartScrollTargetBehavior)?
    var angleSelection: ((_PlottedValue?) -> Void)?
}

private struct ChartConfigurationKey: EnvironmentKey {
    static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
    var chartConfiguration: ChartConfiguration {
        get { self[ChartConfigurationKey.self] }
        set { self[ChartConfigurationKey.self] = newValue }
    }
}

extension View {
    func chart(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
        transformEnvironment(\.chartConfiguration, transform: change)
    }
}
