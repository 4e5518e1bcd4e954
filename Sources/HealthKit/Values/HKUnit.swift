import QuinceFoundation

/// A prefix of a unit. Source: Apple's documentation of `HKMetricPrefix`.
public enum HKMetricPrefix: Int, Sendable {
    case none = 0, femto = 13, pico = 1, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

    var factor: Double {
        switch self {
        case .none: 1
        case .femto: 1e-15
        case .pico: 1e-12
        case .nano: 1e-9
        case .micro: 1e-6
        case .milli: 1e-3
        case .centi: 1e-2
        case .deci: 1e-1
        case .deca: 10
        case .hecto: 100
        case .kilo: 1e3
        case .mega: 1e6
        case .giga: 1e9
        case .tera: 1e12
        }
    }

    var symbol: String {
        switch self {
        case .none: ""
        case .femto: "f"
        case .pico: "p"
        case .nano: "n"
        case .micro: "mc"
        case .milli: "m"
        case .centi: "c"
        case .deci: "d"
        case .deca: "da"
        case .hecto: "h"
        case .kilo: "k"
        case .mega: "M"
        case .giga: "G"
        case .tera: "T"
        }
    }

    static let all: [HKMetricPrefix] = [.femto, .pico, .nano, .micro, .milli, .centi, .deci, .deca, .hecto, .kilo, .mega, .giga, .tera]
}

/// A unit of quantities.
///
/// Source: Apple's documentation of `HKUnit`.
open class HKUnit: NSObject, NSCopying, @unchecked Sendable {
    public let unitString: String
    /// The powers of the base units.
    let dimensions: [String: Int]
    /// How many base units one of it is.
    let factor: Double
    /// What is added to the product: temperatures.
    let offset: Double

    init(_ unitString: String, _ dimensions: [String: Int], factor: Double = 1, offset: Double = 0) {
        (self.unitString, self.factor, self.offset) = (unitString, factor, offset)
        self.dimensions = dimensions.filter { $0.value != 0 }
        super.init()
    }

    /// Source: Apple's documentation of `HKUnit.init(from:)`. A text that is no unit ends the app.
    public convenience init(from string: String) {
        guard let unit = UnitParser(string).unit else { fatalError("Unable to parse factorization string \(string)") }
        self.init(string, unit.dimensions, factor: unit.factor, offset: unit.offset)
    }

    open func isNull() -> Bool { unitString.isEmpty }

    // MARK: Units

    private static func metric(_ prefix: HKMetricPrefix, _ symbol: String, _ dimension: String, _ base: Double = 1) -> HKUnit {
        HKUnit(prefix.symbol + symbol, [dimension: 1], factor: prefix.factor * base)
    }

    open class func gram() -> HKUnit { metric(.none, "g", "mass") }
    open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { metric(prefix, "g", "mass") }
    open class func ounce() -> HKUnit { HKUnit("oz", ["mass": 1], factor: 28.349523125) }
    open class func pound() -> HKUnit { HKUnit("lb", ["mass": 1], factor: 453.59237) }
    open class func stone() -> HKUnit { HKUnit("st", ["mass": 1], factor: 6350.29318) }
    open class func meter() -> HKUnit { metric(.none, "m", "length") }
    open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { metric(prefix, "m", "length") }
    open class func inch() -> HKUnit { HKUnit("in", ["length": 1], factor: 0.0254) }
    open class func foot() -> HKUnit { HKUnit("ft", ["length": 1], factor: 0.3048) }
    open class func yard() -> HKUnit { HKUnit("yd", ["length": 1], factor: 0.9144) }
    open class func mile() -> HKUnit { HKUnit("mi", ["length": 1], factor: 1609.344) }
    open class func liter() -> HKUnit { metric(.none, "L", "volume") }
    open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { metric(prefix, "L", "volume") }
    open class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", ["volume": 1], factor: 0.0295735295625) }
    open class func fluidOunceImperial() -> HKUnit { HKUnit("fl_oz_imp", ["volume": 1], factor: 0.0284130625) }
    open class func pintUS() -> HKUnit { HKUnit("pt_us", ["volume": 1], factor: 0.473176473) }
    open class func pintImperial() -> HKUnit { HKUnit("pt_imp", ["volume": 1], factor: 0.56826125) }
    open class func cupUS() -> HKUnit { HKUnit("cup_us", ["volume": 1], factor: 0.2365882365) }
    open class func cupImperial() -> HKUnit { HKUnit("cup_imp", ["volume": 1], factor: 0.284130625) }
    open class func pascal() -> HKUnit { metric(.none, "Pa", "pressure") }
    open class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { metric(prefix, "Pa", "pressure") }
    open class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", ["pressure": 1], factor: 133.3224) }
    open class func centimeterOfWater() -> HKUnit { HKUnit("cmAq", ["pressure": 1], factor: 98.06650) }
    open class func atmosphere() -> HKUnit { HKUnit("atm", ["pressure": 1], factor: 101325) }
    open class func second() -> HKUnit { metric(.none, "s", "time") }
    open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { metric(prefix, "s", "time") }
    open class func minute() -> HKUnit { HKUnit("min", ["time": 1], factor: 60) }
    open class func hour() -> HKUnit { HKUnit("hr", ["time": 1], factor: 3600) }
    open class func day() -> HKUnit { HKUnit("d", ["time": 1], factor: 86400) }
    open class func joule() -> HKUnit { metric(.none, "J", "energy") }
    open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { metric(prefix, "J", "energy") }
    open class func kilocalorie() -> HKUnit { HKUnit("kcal", ["energy": 1], factor: 4184) }
    open class func smallCalorie() -> HKUnit { HKUnit("cal", ["energy": 1], factor: 4.184) }
    open class func largeCalorie() -> HKUnit { HKUnit("Cal", ["energy": 1], factor: 4184) }
    open class func degreeCelsius() -> HKUnit { HKUnit("degC", ["temperature": 1], offset: 273.15) }
    open class func degreeFahrenheit() -> HKUnit { HKUnit("degF", ["temperature": 1], factor: 5.0 / 9, offset: 459.67 * 5 / 9) }
    open class func kelvin() -> HKUnit { metric(.none, "K", "temperature") }
    open class func siemen() -> HKUnit { metric(.none, "S", "conductance") }
    open class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { metric(prefix, "S", "conductance") }
    open class func internationalUnit() -> HKUnit { metric(.none, "IU", "IU") }
    open class func count() -> HKUnit { HKUnit("count", [:]) }
    open class func percent() -> HKUnit { HKUnit("%", [:]) }
    open class func decibelHearingLevel() -> HKUnit { metric(.none, "dBHL", "dBHL") }
    open class func decibelAWeightedSoundPressureLevel() -> HKUnit { metric(.none, "dBASPL", "dBASPL") }
    open class func hertz() -> HKUnit { metric(.none, "Hz", "frequency") }
    open class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { metric(prefix, "Hz", "frequency") }
    open class func volt() -> HKUnit { metric(.none, "V", "voltage") }
    open class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { metric(prefix, "V", "voltage") }
    open class func watt() -> HKUnit { metric(.none, "W", "power") }
    open class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { metric(prefix, "W", "power") }
    open class func degreeAngle() -> HKUnit { HKUnit("deg", ["angle": 1], factor: .pi / 180) }
    open class func radianAngle() -> HKUnit { metric(.none, "rad", "angle") }
    open class func lux() -> HKUnit { metric(.none, "lx", "illuminance") }
    open class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
        HKUnit("mol<\(gramsPerMole)>", ["mass": 1], factor: gramsPerMole)
    }
    open class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        HKUnit("\(prefix.symbol)mol<\(gramsPerMole)>", ["mass": 1], factor: prefix.factor * gramsPerMole)
    }

    // MARK: Arithmetic

    private static func merge(_ one: HKUnit, _ other: HKUnit, power: Int) -> [String: Int] {
        one.dimensions.merging(other.dimensions.mapValues { $0 * power }, uniquingKeysWith: +)
    }

    open func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit("\(unitString)·\(unit.unitString)", Self.merge(self, unit, power: 1), factor: factor * unit.factor)
    }
    open func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit("\(unitString)/\(unit.unitString)", Self.merge(self, unit, power: -1), factor: factor / unit.factor)
    }
    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit("\(unitString)^\(power)", dimensions.mapValues { $0 * power }, factor: pow(factor, Double(power)))
    }
    open func reciprocal() -> HKUnit { HKUnit("1/\(unitString)", dimensions.mapValues { -$0 }, factor: 1 / factor) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKUnit else { return false }
        return dimensions == other.dimensions && factor == other.factor && offset == other.offset
    }
    open override var hash: Int { dimensions.hashValue }
    open override var description: String { unitString }
}

/// Reads units: `kg`, `count/min`, `mL/(kg·min)`.
private struct UnitParser {
    private var rest: Substring

    init(_ text: String) { rest = Substring(text) }

    /// nil where the text is none.
    var unit: HKUnit? {
        var parser = self
        guard let unit = parser.product(), parser.rest.isEmpty else { return nil }
        return unit
    }

    private mutating func product() -> HKUnit? {
        guard var result = factor() else { return nil }
        while let sign = rest.first, sign == "/" || sign == "·" || sign == "*" {
            rest.removeFirst()
            guard let next = factor() else { return nil }
            result = sign == "/" ? result.unitDivided(by: next) : result.unitMultiplied(by: next)
        }
        return result
    }

    private mutating func factor() -> HKUnit? {
        var unit: HKUnit?
        if rest.first == "(" {
            rest.removeFirst()
            unit = product()
            guard rest.first == ")" else { return nil }
            rest.removeFirst()
        } else {
            let name = rest.prefix { !"/·*()^".contains($0) }
            rest = rest[name.endIndex...]
            unit = Self.named(String(name))
        }
        guard let unit, rest.first == "^" else { return unit }
        rest.removeFirst()
        let digits = rest.prefix { $0.isNumber || $0 == "-" }
        rest = rest[digits.endIndex...]
        return Int(digits).map { unit.unitRaised(toPower: $0) }
    }

    private static let plain: [HKUnit] = [
        .ounce(), .pound(), .stone(), .inch(), .foot(), .yard(), .mile(), .fluidOunceUS(), .fluidOunceImperial(), .pintUS(),
        .pintImperial(),
        .cupUS(), .cupImperial(), .millimeterOfMercury(), .centimeterOfWater(), .atmosphere(), .minute(), .hour(), .day(), .kilocalorie(),
        .smallCalorie(), .largeCalorie(), .degreeCelsius(), .degreeFahrenheit(), .internationalUnit(), .count(), .percent(),
        .decibelHearingLevel(), .decibelAWeightedSoundPressureLevel(), .degreeAngle(), .radianAngle(), .lux(),
    ]
    private static let metric: [HKUnit] = [
        .gram(), .meter(), .liter(), .pascal(), .second(), .joule(), .kelvin(), .siemen(), .hertz(), .volt(), .watt(),
    ]

    private static func named(_ name: String) -> HKUnit? {
        if name == "1" { return HKUnit("", [:]) }
        if let unit = (plain + metric).first(where: { $0.unitString == name }) { return unit }
        for prefix in HKMetricPrefix.all where name.hasPrefix(prefix.symbol) {
            let base = metric.first { $0.unitString == name.dropFirst(prefix.symbol.count) }
            if let base { return HKUnit(name, base.dimensions, factor: prefix.factor) }
        }
        return nil
    }
}

extension HKUnit {
    public static func / (one: HKUnit, other: HKUnit) -> HKUnit { one.unitDivided(by: other) }
    public static func * (one: HKUnit, other: HKUnit) -> HKUnit { one.unitMultiplied(by: other) }
}

/// A value in a unit.
///
/// Source: Apple's documentation of `HKQuantity`.
open class HKQuantity: NSObject, NSCopying, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double

    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

    open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimensions == unit.dimensions }

    /// The value in a unit; one of another dimension ends the app, as on iOS.
    open func doubleValue(for unit: HKUnit) -> Double {
        guard `is`(compatibleWith: unit) else {
            fatalError("Attempt to convert incompatible units: \(self.unit.unitString), \(unit.unitString)")
        }
        guard unit != self.unit else { return value }
        return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
    }

    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return compare(other) == .orderedSame
    }
    open override var hash: Int { (value * unit.factor).hashValue }
    open override var description: String { "\(value) \(unit.unitString)" }
}
