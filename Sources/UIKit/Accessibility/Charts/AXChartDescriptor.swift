/// The data of a chart, as assistive technologies present it.
///
/// Source: Apple's documentation of `AXChartDescriptor`.
open class AXChartDescriptor: NSObject, NSCopying {
    /// The way in which a chart's contents go.
    public enum ContentDirection: Int, Sendable {
        case leftToRight = 0, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterclockwise
    }

    open var attributedTitle: NSAttributedString?
    /// The chart's features and trends in words.
    open var summary: String?
    open var contentDirection = ContentDirection.leftToRight
    /// The frame of the chart's contents in points of the element's screen; `.zero` where nobody said.
    open var contentFrame = CGRect.zero
    open var series: [AXDataSeriesDescriptor]
    open var xAxis: any AXDataAxisDescriptor
    open var yAxis: AXNumericDataAxisDescriptor?
    /// Axes of the further values of data points.
    open var additionalAxes: [any AXDataAxisDescriptor]?

    open var title: String? {
        get { attributedTitle?.string }
        set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
    }

    public init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis xAxisDescriptor: any AXDataAxisDescriptor,
        yAxis yAxisDescriptor: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor]? = nil,
        series: [AXDataSeriesDescriptor]
    ) {
        (self.attributedTitle, self.summary, self.series) = (attributedTitle, summary, series)
        (xAxis, yAxis, self.additionalAxes) = (xAxisDescriptor, yAxisDescriptor, additionalAxes)
        super.init()
    }

    public convenience init(
        title: String?, summary: String?, xAxis xAxisDescriptor: any AXDataAxisDescriptor,
        yAxis yAxisDescriptor: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor]? = nil, series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary, xAxis: xAxisDescriptor, yAxis: yAxisDescriptor,
            additionalAxes: additionalAxes, series: series)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXChartDescriptor(
            attributedTitle: attributedTitle, summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes, series: series)
        (copy.contentDirection, copy.contentFrame) = (contentDirection, contentFrame)
        return copy
    }
}

/// An element that is a chart.
///
/// Source: Apple's documentation of `AXChart`.
@preconcurrency @MainActor public protocol AXChart: NSObjectProtocol {
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}
