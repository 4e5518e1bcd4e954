/// A series of a chart's data points.
///
/// Source: Apple's documentation of `AXDataSeriesDescriptor`.
open class AXDataSeriesDescriptor: NSObject, NSCopying {
    open var attributedName: NSAttributedString
    /// Whether values between the points are meant, too, as in a line.
    open var isContinuous: Bool
    open var dataPoints: [AXDataPoint]

    open var name: String? {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue ?? "") }
    }

    public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.attributedName, self.isContinuous, self.dataPoints) = (attributedName, isContinuous, dataPoints)
        super.init()
    }

    public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        AXDataSeriesDescriptor(attributedName: attributedName, isContinuous: isContinuous, dataPoints: dataPoints)
    }
}

/// A value of a data point: a number, or a category.
///
/// Source: Apple's documentation of `AXDataPoint.Value`.
open class AXDataPointValue: NSObject, NSCopying {
    /// The value of a number; 0 for a category.
    open var number: Double
    /// The category; empty for a number.
    open var category: String

    fileprivate init(_ number: Double, _ category: String) { (self.number, self.category) = (number, category) }

    /// A value of a number.
    public class func number(_ number: Double) -> AXDataPointValue { AXDataPointValue(number, "") }
    /// A value of a category.
    public class func category(_ category: String) -> AXDataPointValue { AXDataPointValue(0, category) }

    open func copy(with zone: NSZone? = nil) -> Any { AXDataPointValue(number, category) }
}

/// A point of a chart's data.
///
/// Source: Apple's documentation of `AXDataPoint`.
open class AXDataPoint: NSObject, NSCopying {
    public typealias Value = AXDataPointValue

    open var xValue: AXDataPointValue
    /// nil where the point has none.
    open var yValue: AXDataPointValue?
    /// Values on the chart's additional axes, in their order.
    open var additionalValues: [AXDataPointValue]
    open var attributedLabel: NSAttributedString?

    open var label: String? {
        get { attributedLabel?.string }
        set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }

    init(_ x: AXDataPointValue, _ y: AXDataPointValue?, _ additionalValues: [AXDataPointValue], _ label: String?) {
        (xValue, yValue, self.additionalValues) = (x, y, additionalValues)
        attributedLabel = label.map { NSAttributedString(string: $0) }
        super.init()
    }

    public convenience init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        self.init(.number(x), y.map { .number($0) }, additionalValues, label)
    }

    public convenience init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        self.init(.category(x), y.map { .number($0) }, additionalValues, label)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXDataPoint(xValue, yValue, additionalValues, nil)
        copy.attributedLabel = attributedLabel
        return copy
    }
}
