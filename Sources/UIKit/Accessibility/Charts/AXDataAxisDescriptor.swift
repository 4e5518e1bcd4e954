/// An axis of a chart.
///
/// Source: Apple's documentation of `AXDataAxisDescriptor`.
public protocol AXDataAxisDescriptor: NSCopying {
    var title: String { get set }
    var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
///
/// Source: Apple's documentation of `AXNumericDataAxisDescriptor`.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The scale of the axis.
    public enum ScaleType: Int, Sendable { case linear = 0, log10, ln }

    open var attributedTitle: NSAttributedString
    open var scaleType = ScaleType.linear
    /// The least and the greatest value that the axis shows.
    open var range: ClosedRange<Double>
    /// The values that have grid lines.
    open var gridlinePositions: [Double]
    /// Returns a value in words.
    open var valueDescriptionProvider: (Double) -> String

    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }

    public init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.attributedTitle, self.range) = (attributedTitle, range)
        (self.gridlinePositions, self.valueDescriptionProvider) = (gridlinePositions, valueDescriptionProvider)
        super.init()
    }

    public convenience init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double], valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            attributedTitle: NSAttributedString(string: title), range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXNumericDataAxisDescriptor(
            attributedTitle: attributedTitle, range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
        copy.scaleType = scaleType
        return copy
    }
}

/// An axis of categories.
///
/// Source: Apple's documentation of `AXCategoricalDataAxisDescriptor`.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    open var attributedTitle: NSAttributedString
    /// The categories in the order of the axis.
    open var categoryOrder: [String]

    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }

    public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        (self.attributedTitle, self.categoryOrder) = (attributedTitle, categoryOrder)
        super.init()
    }

    public convenience init(title: String, categoryOrder: [String]) {
        self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        AXCategoricalDataAxisDescriptor(attributedTitle: attributedTitle, categoryOrder: categoryOrder)
    }
}
