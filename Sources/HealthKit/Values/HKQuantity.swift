import HealthModel
@_spi(Quince) import QuinceFoundation

/// A value in a unit.
///
/// Source: Apple's documentation of `HKQuantity`.
open class HKQuantity: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let unit: HKUnit
    let value: Double

    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

    /// The quantity that the device has kept; nil where its unit is none.
    convenience init?(_ record: HealthQuantity) {
        guard let unit = HKUnit.parsed(record.unit) else { return nil }
        self.init(unit: unit, doubleValue: record.value)
    }

    var record: HealthQuantity { HealthQuantity(value: value, unit: unit.unitString) }

    open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimensions == unit.dimensions }

    /// The value in a unit; one of another dimension ends the app with `NSInvalidArgumentException`, as on iOS.
    open func doubleValue(for unit: HKUnit) -> Double {
        guard `is`(compatibleWith: unit) else {
            raise(.invalidArgumentException, "Attempt to convert incompatible units: \(self.unit.unitString), \(unit.unitString)")
        }
        guard unit != self.unit else { return value }
        if self.unit.factor == unit.factor, self.unit.offset == unit.offset { return value }
        return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
    }

    /// The order of two quantities; one of another dimension ends the app with `NSInvalidArgumentException`.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return compare(other) == .orderedSame
    }
    open override var hash: Int { unit.dimensions.hashValue }
    open dynamic override var description: String {
        "\(value.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US")))) \(unit.unitString)"
    }

    public static var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(value, forKey: "ValueKey")
        coder.encode(unit, forKey: "UnitKey")
    }
    public required convenience init?(coder: NSCoder) {
        guard let unit = coder.decodeObject(of: HKUnit.self, forKey: "UnitKey") else { return nil }
        self.init(unit: unit, doubleValue: coder.decodeDouble(forKey: "ValueKey"))
    }
}
