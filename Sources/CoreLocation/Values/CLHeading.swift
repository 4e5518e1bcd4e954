import QuinceFoundation

/// A measure of the Earth's magnetism along an axis.
public typealias CLHeadingComponentValue = Double

/// The direction that the device points to. A simulated device has no compass, and delivers none.
///
/// Source: Apple's documentation of `CLHeading`.
open class CLHeading: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let numbers: [String: Double]
    private let date: Date

    /// Degrees clockwise from magnetic north.
    open var magneticHeading: CLLocationDirection { numbers["magneticHeading"] ?? -1 }
    /// Degrees clockwise from true north; negative = invalid.
    open var trueHeading: CLLocationDirection { numbers["trueHeading"] ?? -1 }
    /// Degrees; negative = the heading is invalid.
    open var headingAccuracy: CLLocationDirection { numbers["headingAccuracy"] ?? -1 }
    /// In microteslas.
    open var x: CLHeadingComponentValue { numbers["x"] ?? 0 }
    open var y: CLHeadingComponentValue { numbers["y"] ?? 0 }
    open var z: CLHeadingComponentValue { numbers["z"] ?? 0 }
    open var timestamp: Date { date }

    public class var supportsSecureCoding: Bool { true }

    /// Creates an invalid heading.
    public override init() { (numbers, date) = ([:], Date()) }

    public required init?(coder: NSCoder) {
        let keys = ["magneticHeading", "trueHeading", "headingAccuracy", "x", "y", "z"]
        numbers = Dictionary(uniqueKeysWithValues: keys.map { ($0, coder.decodeDouble(forKey: $0)) })
        date = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "timestamp"))
    }

    open func encode(with coder: NSCoder) {
        for (key, number) in numbers { coder.encode(number, forKey: key) }
        coder.encode(date.timeIntervalSinceReferenceDate, forKey: "timestamp")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
