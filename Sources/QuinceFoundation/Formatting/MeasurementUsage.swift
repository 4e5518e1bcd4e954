import Foundation

/// The units that a region uses for a kind of measurement.
///
/// Source: Unicode's CLDR, “Unit Preferences”.
struct MeasurementUsage {
    /// The name of a `MeasurementFormatUnitUsage`.
    var name: String
    var system: Locale.MeasurementSystem

    /// The measurement in the units of the region, the larger unit first where there are two.
    func amounts(of value: Double, _ unit: Dimension) -> [(value: Double, unit: Dimension)] {
        let base = unit.converter.baseUnitValue(fromValue: value)
        let units = units(for: base, unit)
        guard units.count > 1 else {
            let target = units.first ?? unit
            return [(target == unit ? value : cleaned(target.converter.value(fromBaseUnitValue: base)), target)]
        }
        let all = units[0].converter.value(fromBaseUnitValue: base)
        let whole = all.rounded(.towardZero)
        let rest = abs(base - units[0].converter.baseUnitValue(fromValue: whole))
        return [(whole, units[0]), (cleaned(units[1].converter.value(fromBaseUnitValue: rest)), units[1])]
    }

    /// A converted value without the conversion's own error, which would decide how halves are rounded.
    private func cleaned(_ value: Double) -> Double {
        guard value.isFinite, abs(value) < 1e6 else { return value }
        return (value * 1e9).rounded() / 1e9
    }

    /// Returns the number format of a value: with up to six fraction digits for `asProvided`, otherwise rounded to an integer, or to two significant
    /// digits below 10.
    func numberStyle(for value: Double) -> FloatingPointFormatStyle<Double> {
        guard name != "asProvided" else { return .number.precision(.fractionLength(0...6)) }
        let rounded = value.rounded(.toNearestOrEven)
        guard abs(rounded) < 10 else { return .number.precision(.fractionLength(0)) }
        return .number.precision(.significantDigits(1...2))
    }

    private var isAmerican: Bool { system == .us }

    private func units(for base: Double, _ unit: Dimension) -> [Dimension] {
        switch name {
        case "asProvided": return [unit]
        case "person" where unit is UnitLength, "personHeight":
            return system == .metric ? [UnitLength.centimeters] : [UnitLength.feet, UnitLength.inches]
        case "personWeight":
            return isAmerican ? [UnitMass.pounds] : system == .uk ? [UnitMass.stones, UnitMass.pounds] : [UnitMass.kilograms]
        case "road": return [roadUnit(for: base)]
        case "visibility": return [system == .metric ? UnitLength.kilometers : UnitLength.miles]
        case "rainfall": return [isAmerican ? UnitLength.inches : UnitLength.millimeters]
        case "snowfall": return [isAmerican ? UnitLength.inches : UnitLength.centimeters]
        case "focalLength": return [UnitLength.millimeters]
        case "food", "workout": return [UnitEnergy.kilocalories]
        case "wind": return [system == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour]
        case "barometric": return [isAmerican ? UnitPressure.inchesOfMercury : UnitPressure.hectopascals]
        case "liquid" where !isAmerican: return [abs(base) < 1 ? UnitVolume.milliliters : UnitVolume.liters]
        default:
            let choice = UnitChoice(system: system)
            return [choice.natural(base, like: choice.counterpart(of: unit))]
        }
    }

    /// - Parameter base: A length in metres.
    private func roadUnit(for base: Double) -> Dimension {
        if system == .metric { return abs(base) >= 900 ? UnitLength.kilometers : UnitLength.meters }
        let miles = UnitLength.miles.converter.value(fromBaseUnitValue: base)
        return abs(miles) >= 0.5 ? UnitLength.miles : isAmerican ? UnitLength.feet : UnitLength.yards
    }
}
