@_spi(Quince) import QuinceFoundation

/// The units that HealthKit has. Source: Apple's documentation of `HKUnit`.
extension HKUnit {
    private static func named(_ symbol: String) -> HKUnit { HKUnit(from: symbol) }

    // MARK: Mass

    public class func gram() -> HKUnit { HKUnit(.gram) }
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.gram, prefix) }
    public class func ounce() -> HKUnit { named("oz") }
    public class func pound() -> HKUnit { named("lb") }
    public class func stone() -> HKUnit { named("st") }
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit { HKUnit(.mole(gramsPerMole)) }
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        HKUnit(.mole(gramsPerMole), prefix)
    }

    // MARK: Length

    public class func meter() -> HKUnit { HKUnit(.meter) }
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.meter, prefix) }
    public class func inch() -> HKUnit { named("in") }
    public class func foot() -> HKUnit { named("ft") }
    public class func yard() -> HKUnit { named("yd") }
    public class func mile() -> HKUnit { named("mi") }

    // MARK: Volume

    public class func liter() -> HKUnit { HKUnit(.liter) }
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.liter, prefix) }
    public class func fluidOunceUS() -> HKUnit { named("fl_oz_us") }
    public class func fluidOunceImperial() -> HKUnit { named("fl_oz_imp") }
    public class func pintUS() -> HKUnit { named("pt_us") }
    public class func pintImperial() -> HKUnit { named("pt_imp") }
    public class func cupUS() -> HKUnit { named("cup_us") }
    public class func cupImperial() -> HKUnit { named("cup_imp") }

    // MARK: Pressure

    public class func pascal() -> HKUnit { HKUnit(.pascal) }
    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.pascal, prefix) }
    public class func millimeterOfMercury() -> HKUnit { named("mmHg") }
    public class func inchesOfMercury() -> HKUnit { named("inHg") }
    public class func centimeterOfWater() -> HKUnit { named("cmAq") }
    public class func atmosphere() -> HKUnit { named("atm") }
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { named("dBASPL") }
    public class func decibelHearingLevel() -> HKUnit { named("dBHL") }

    // MARK: Time and frequency

    public class func second() -> HKUnit { HKUnit(.second) }
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.second, prefix) }
    public class func minute() -> HKUnit { HKUnit(.minute) }
    public class func hour() -> HKUnit { HKUnit(.hour) }
    public class func day() -> HKUnit { named("d") }
    public class func hertz() -> HKUnit { HKUnit(.hertz) }
    public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.hertz, prefix) }

    // MARK: Energy and power

    public class func joule() -> HKUnit { HKUnit(.joule) }
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.joule, prefix) }
    public class func kilocalorie() -> HKUnit { named("kcal") }
    public class func smallCalorie() -> HKUnit { named("cal") }
    public class func largeCalorie() -> HKUnit { named("Cal") }
    @available(iOS, deprecated: 11.0, message: "Use smallCalorie or largeCalorie, depending on which you mean")
    public class func calorie() -> HKUnit { named("cal") }
    public class func watt() -> HKUnit { HKUnit(.watt) }
    public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.watt, prefix) }

    // MARK: Temperature and electricity

    public class func degreeCelsius() -> HKUnit { named("degC") }
    public class func degreeFahrenheit() -> HKUnit { named("degF") }
    public class func kelvin() -> HKUnit { HKUnit(.kelvin) }
    public class func siemen() -> HKUnit { HKUnit(.siemen) }
    public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.siemen, prefix) }
    public class func volt() -> HKUnit { HKUnit(.volt) }
    public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.volt, prefix) }

    // MARK: Numbers, angles, light

    public class func count() -> HKUnit { HKUnit(.count) }
    /// A fraction: 0.5 of it is 50 %.
    public class func percent() -> HKUnit { HKUnit(.percent) }
    public class func internationalUnit() -> HKUnit { named("IU") }
    public class func appleEffortScore() -> HKUnit { named("appleEffortScore") }
    public class func degreeAngle() -> HKUnit { named("deg") }
    public class func radianAngle() -> HKUnit { HKUnit(.radian) }
    public class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.radian, prefix) }
    public class func diopter() -> HKUnit { named("D") }
    public class func prismDiopter() -> HKUnit { named("pD") }
    public class func lux() -> HKUnit { HKUnit(.lux) }
    public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.lux, prefix) }
}

/// The units of Foundation's formatters.
extension HKUnit {
    public convenience init(from massFormatterUnit: MassFormatter.Unit) {
        let unit: HKUnit =
            switch massFormatterUnit {
            case .gram: .gram()
            case .kilogram: .gramUnit(with: .kilo)
            case .ounce: .ounce()
            case .pound: .pound()
            case .stone: .stone()
            @unknown default: .gram()
            }
        self.init(factors: unit.factors)
    }

    public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
        let unit: HKUnit =
            switch lengthFormatterUnit {
            case .millimeter: .meterUnit(with: .milli)
            case .centimeter: .meterUnit(with: .centi)
            case .meter: .meter()
            case .kilometer: .meterUnit(with: .kilo)
            case .inch: .inch()
            case .foot: .foot()
            case .yard: .yard()
            case .mile: .mile()
            @unknown default: .meter()
            }
        self.init(factors: unit.factors)
    }

    public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
        let unit: HKUnit =
            switch energyFormatterUnit {
            case .joule: .joule()
            case .kilojoule: .jouleUnit(with: .kilo)
            case .calorie: .smallCalorie()
            case .kilocalorie: .kilocalorie()
            @unknown default: .joule()
            }
        self.init(factors: unit.factors)
    }

    public class func massFormatterUnit(from unit: HKUnit) -> MassFormatter.Unit {
        let units: [MassFormatter.Unit] = [.gram, .kilogram, .ounce, .pound, .stone]
        return units.first { HKUnit(from: $0) == unit } ?? raiseIncompatible(unit, "mass")
    }
    public class func lengthFormatterUnit(from unit: HKUnit) -> LengthFormatter.Unit {
        let units: [LengthFormatter.Unit] = [.millimeter, .centimeter, .meter, .kilometer, .inch, .foot, .yard, .mile]
        return units.first { HKUnit(from: $0) == unit } ?? raiseIncompatible(unit, "length")
    }
    public class func energyFormatterUnit(from unit: HKUnit) -> EnergyFormatter.Unit {
        let units: [EnergyFormatter.Unit] = [.joule, .kilojoule, .calorie, .kilocalorie]
        return units.first { HKUnit(from: $0) == unit } ?? raiseIncompatible(unit, "energy")
    }

    private class func raiseIncompatible<Value>(_ unit: HKUnit, _ kind: String) -> Value {
        raise(.invalidArgumentException, "There is no \(kind) formatter unit for \(unit.unitString)")
    }
}
