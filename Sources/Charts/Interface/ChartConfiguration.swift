import SwiftUI

/// What views around a chart say of it.
struct ChartConfiguration {
    /// What is said of one position axis.
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
    /// Areas in square points.
    var symbolSizes = StyleScale<CGFloat>()
    var symbolSizeRange: ClosedRange<CGFloat>?
    var legend = Legend()
    var plotStyle: ((AnyView) -> AnyView)?
    var xAxisStyle: ((AnyView) -> AnyView)?
    var yAxisStyle: ((AnyView) -> AnyView)?
    var overlays: [(alignment: Alignment, content: (ChartProxy) -> AnyView)] = []
    var backgrounds: [(alignment: Alignment, content: (ChartProxy) -> AnyView)] = []
    var scrollableAxes: SwiftUI.Axis.Set = []
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
