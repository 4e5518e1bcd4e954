import QuinceFoundation

/// A unit that is not made of others: `kg`, `min`, `mmol<180>`.
struct UnitAtom: Hashable {
    let symbol: String
    /// The measured dimension; nil for numbers (`count`, `%`).
    let dimension: String?
    /// How many base units one of it is.
    let factor: Double
    /// The offset added to the product, for temperatures.
    let offset: Double

    init(_ symbol: String, _ dimension: String?, factor: Double = 1, offset: Double = 0) {
        (self.symbol, self.dimension, self.factor, self.offset) = (symbol, dimension, factor, offset)
    }

    /// The unit with a metric prefix.
    func with(_ prefix: HKMetricPrefix) -> UnitAtom {
        prefix == .none ? self : UnitAtom(prefix.symbol + symbol, dimension, factor: factor * prefix.factor)
    }

    // MARK: All units

    static let gram = UnitAtom("g", "mass")
    static let meter = UnitAtom("m", "length")
    static let liter = UnitAtom("L", "volume")
    static let pascal = UnitAtom("Pa", "pressure")
    static let second = UnitAtom("s", "time")
    static let joule = UnitAtom("J", "energy")
    static let kelvin = UnitAtom("K", "temperature")
    static let siemen = UnitAtom("S", "conductance")
    static let hertz = UnitAtom("Hz", "frequency")
    static let volt = UnitAtom("V", "voltage")
    static let watt = UnitAtom("W", "power")
    static let radian = UnitAtom("rad", "angle")
    static let lux = UnitAtom("lx", "illuminance")
    static let count = UnitAtom("count", nil)
    static let percent = UnitAtom("%", nil)
    static let hour = UnitAtom("hr", "time", factor: 3600)
    static let minute = UnitAtom("min", "time", factor: 60)

    /// Moles of a substance, which are grams of it.
    static func mole(_ gramsPerMole: Double) -> UnitAtom { UnitAtom("mol<\(gramsPerMole)>", "mass", factor: gramsPerMole) }

    /// Units that take metric prefixes.
    private static let metric: [String: UnitAtom] = table([
        gram, meter, liter, pascal, second, joule, kelvin, siemen, hertz, volt, watt, radian, lux,
    ])
    private static let plain: [String: UnitAtom] = table([
        UnitAtom("oz", "mass", factor: 28.349523125), UnitAtom("lb", "mass", factor: 453.59237), UnitAtom("st", "mass", factor: 6350.29318),
        UnitAtom("in", "length", factor: 0.0254), UnitAtom("ft", "length", factor: 0.3048), UnitAtom("yd", "length", factor: 0.9144),
        UnitAtom("mi", "length", factor: 1609.344),
        UnitAtom("fl_oz_us", "volume", factor: 0.0295735295625), UnitAtom("fl_oz_imp", "volume", factor: 0.0284130625),
        UnitAtom("pt_us", "volume", factor: 0.473176473), UnitAtom("pt_imp", "volume", factor: 0.56826125),
        UnitAtom("cup_us", "volume", factor: 0.2365882365), UnitAtom("cup_imp", "volume", factor: 0.284130625),
        UnitAtom("mmHg", "pressure", factor: 133.3224), UnitAtom("cmAq", "pressure", factor: 98.0665),
        UnitAtom("atm", "pressure", factor: 101325), UnitAtom("inHg", "pressure", factor: 3386.38816),
        minute, hour, UnitAtom("d", "time", factor: 86400),
        UnitAtom("kcal", "energy", factor: 4184), UnitAtom("cal", "energy", factor: 4.184), UnitAtom("Cal", "energy", factor: 4184),
        UnitAtom("degC", "temperature", offset: 273.15), UnitAtom("degF", "temperature", factor: 5.0 / 9, offset: 459.67 * 5 / 9),
        UnitAtom("IU", "pharmacology"), count, percent, UnitAtom("dBHL", "hearing level"), UnitAtom("dBASPL", "sound pressure level"),
        UnitAtom("deg", "angle", factor: .pi / 180), UnitAtom("D", "optical power"), UnitAtom("pD", "prism"),
        UnitAtom("appleEffortScore", "effort"),
    ])

    private static func table(_ atoms: [UnitAtom]) -> [String: UnitAtom] { Dictionary(uniqueKeysWithValues: atoms.map { ($0.symbol, $0) }) }

    /// The unit of a symbol; nil where there is none.
    static func named(_ symbol: String) -> UnitAtom? {
        if let atom = plain[symbol] ?? metric[symbol] ?? mole(symbol) { return atom }
        for prefix in HKMetricPrefix.all where symbol.hasPrefix(prefix.symbol) {
            let rest = String(symbol.dropFirst(prefix.symbol.count))
            if let atom = metric[rest] ?? mole(rest) { return atom.with(prefix) }
        }
        return nil
    }

    /// Reads `mol<180.156>`.
    private static func mole(_ symbol: String) -> UnitAtom? {
        guard symbol.hasPrefix("mol<"), symbol.hasSuffix(">"), let mass = Double(symbol.dropFirst(4).dropLast()), mass > 0 else {
            return nil
        }
        return UnitAtom(symbol, "mass", factor: mass)
    }
}
