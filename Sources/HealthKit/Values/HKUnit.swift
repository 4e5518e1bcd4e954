@_spi(Quince) import QuinceFoundation

/// The molar mass of glucose, in grams a mole.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A unit of quantities.
///
/// Source: Apple's documentation of `HKUnit`.
open class HKUnit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The units that it is a product of, each once, in the order in which they came.
    let factors: [UnitFactor]
    /// The powers of the dimensions.
    let dimensions: [String: Int]
    /// How many base units one of it is.
    let factor: Double
    /// The offset added to the product, for temperatures.
    let offset: Double

    init(factors: [UnitFactor]) {
        let merged = Self.merge(factors)
        self.factors = merged
        dimensions = Self.dimensions(of: merged)
        factor = merged.reduce(1) { $0 * pow($1.atom.factor, Double($1.power)) }
        offset = merged.count == 1 && merged[0].power == 1 ? merged[0].atom.offset : 0
        super.init()
    }

    convenience init(_ atom: UnitAtom, _ prefix: HKMetricPrefix = .none) { self.init(factors: [UnitFactor(atom.with(prefix), 1)]) }

    private static func merge(_ factors: [UnitFactor]) -> [UnitFactor] {
        var powers: [UnitAtom: Int] = [:], order: [UnitAtom] = []
        for factor in factors {
            if powers[factor.atom] == nil { order.append(factor.atom) }
            powers[factor.atom, default: 0] += factor.power
        }
        return order.compactMap { atom in powers[atom].flatMap { $0 == 0 ? nil : UnitFactor(atom, $0) } }
    }

    private static func dimensions(of factors: [UnitFactor]) -> [String: Int] {
        var dimensions: [String: Int] = [:]
        for factor in factors { if let name = factor.atom.dimension { dimensions[name, default: 0] += factor.power } }
        return dimensions.filter { $0.value != 0 }
    }

    /// The unit that a text names; a text that is none ends the app with `NSInvalidArgumentException`, as on iOS.
    public convenience init(from string: String) {
        guard let factors = UnitParser.factors(of: string) else {
            raise(.invalidArgumentException, "Unable to parse factorization string \(string)")
        }
        self.init(factors: factors)
    }

    /// The unit of a text; nil where it is none.
    static func parsed(_ text: String) -> HKUnit? { UnitParser.factors(of: text).map { HKUnit(factors: $0) } }

    /// The unit as `init(from:)` reads it.
    open var unitString: String {
        let above = factors.filter { $0.power > 0 }.map(\.text), below = factors.filter { $0.power < 0 }.map(\.text)
        let numerator = above.isEmpty && !below.isEmpty ? "1" : above.joined(separator: "·")
        switch below.count {
        case 0: return numerator
        case 1: return numerator + "/" + below[0]
        default: return numerator + "/(" + below.joined(separator: "·") + ")"
        }
    }

    /// Whether it has no dimension and no name.
    open func isNull() -> Bool { factors.isEmpty }

    // MARK: Arithmetic

    open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(factors: factors + unit.factors) }
    open func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit(factors: factors + unit.factors.map { UnitFactor($0.atom, -$0.power) })
    }
    open func unitRaised(toPower power: Int) -> HKUnit { HKUnit(factors: factors.map { UnitFactor($0.atom, $0.power * power) }) }
    open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

    // MARK: Object

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKUnit else { return false }
        return Set(factors) == Set(other.factors)
    }
    open override var hash: Int { Set(factors).hashValue }
    open dynamic override var description: String { unitString }

    public static var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(unitString as NSString, forKey: "HKUnitStringKey") }
    public required convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "HKUnitStringKey"),
            let factors = UnitParser.factors(of: String(describing: text))
        else { return nil }
        self.init(factors: factors)
    }
}
