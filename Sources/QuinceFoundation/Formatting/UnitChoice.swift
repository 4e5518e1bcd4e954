import Foundation

/// Which units a region measures in.
struct UnitChoice {
    var system: Locale.MeasurementSystem

    /// The region's unit that stands for `unit`; `unit` itself where the region uses it, or nothing better.
    func counterpart(of unit: Dimension) -> Dimension {
        let pairs = system == .us ? Self.american : system == .uk ? Self.british : Self.metric
        return pairs.first { $0.0 == unit }?.1 ?? unit
    }

    /// The largest unit of the region in which the number is at least one; the smallest where there is none.
    ///
    /// - Parameter base: The measurement's value in its dimension's base unit.
    /// - Parameter unit: Says which dimension, and is taken where the dimension has no other.
    func natural(_ base: Double, like unit: Dimension) -> Dimension {
        let isAmerican = system == .us
        let scales = (isAmerican ? Self.americanScales : Self.metricScales) + Self.commonScales
        guard let scale = scales.first(where: { scale in scale.contains { type(of: $0) == type(of: unit) } }) else { return unit }
        return scale.first { abs($0.converter.value(fromBaseUnitValue: base)) >= 1 } ?? scale.last ?? unit
    }

    // MARK: Counterparts

    private static let toFahrenheit: [(Dimension, Dimension)] = [
        (UnitTemperature.celsius, UnitTemperature.fahrenheit), (UnitTemperature.kelvin, UnitTemperature.fahrenheit),
    ]
    private static let toCelsius: [(Dimension, Dimension)] = [
        (UnitTemperature.fahrenheit, UnitTemperature.celsius), (UnitTemperature.kelvin, UnitTemperature.celsius),
    ]
    private static let toMilesAnHour: [(Dimension, Dimension)] = [
        (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour), (UnitSpeed.metersPerSecond, UnitSpeed.milesPerHour),
    ]

    private static let american: [(Dimension, Dimension)] =
        toFahrenheit + toMilesAnHour + [
            (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet), (UnitLength.decimeters, UnitLength.inches),
            (UnitLength.centimeters, UnitLength.inches), (UnitLength.millimeters, UnitLength.inches),
            (UnitMass.metricTons, UnitMass.shortTons), (UnitMass.kilograms, UnitMass.pounds), (UnitMass.grams, UnitMass.ounces),
            (UnitArea.squareKilometers, UnitArea.squareMiles), (UnitArea.hectares, UnitArea.acres),
            (UnitArea.squareMeters, UnitArea.squareFeet), (UnitArea.squareCentimeters, UnitArea.squareInches),
            (UnitVolume.cubicMeters, UnitVolume.cubicFeet), (UnitVolume.liters, UnitVolume.gallons),
            (UnitVolume.milliliters, UnitVolume.fluidOunces),
            (UnitFuelEfficiency.litersPer100Kilometers, UnitFuelEfficiency.milesPerGallon),
        ]
    /// Roads and fuel are measured in miles, the rest in metres.
    private static let british: [(Dimension, Dimension)] =
        toCelsius + toMilesAnHour + [
            (UnitLength.kilometers, UnitLength.miles),
            (UnitFuelEfficiency.litersPer100Kilometers, UnitFuelEfficiency.milesPerImperialGallon),
        ]
    private static let metric: [(Dimension, Dimension)] =
        toCelsius + [
            (UnitSpeed.milesPerHour, UnitSpeed.kilometersPerHour),
            (UnitLength.miles, UnitLength.kilometers), (UnitLength.feet, UnitLength.meters), (UnitLength.yards, UnitLength.meters),
            (UnitLength.inches, UnitLength.centimeters),
            (UnitMass.shortTons, UnitMass.metricTons), (UnitMass.stones, UnitMass.kilograms), (UnitMass.pounds, UnitMass.kilograms),
            (UnitMass.ounces, UnitMass.grams),
            (UnitArea.squareMiles, UnitArea.squareKilometers), (UnitArea.acres, UnitArea.hectares),
            (UnitArea.squareFeet, UnitArea.squareMeters), (UnitArea.squareYards, UnitArea.squareMeters),
            (UnitArea.squareInches, UnitArea.squareCentimeters),
            (UnitVolume.cubicFeet, UnitVolume.cubicMeters), (UnitVolume.gallons, UnitVolume.liters), (UnitVolume.quarts, UnitVolume.liters),
            (UnitVolume.pints, UnitVolume.liters), (UnitVolume.fluidOunces, UnitVolume.milliliters),
            (UnitFuelEfficiency.milesPerGallon, UnitFuelEfficiency.litersPer100Kilometers),
        ]

    // MARK: Scales, from the largest unit

    private static let americanScales: [[Dimension]] = [
        [UnitLength.miles, UnitLength.feet, UnitLength.inches],
        [UnitMass.shortTons, UnitMass.pounds, UnitMass.ounces],
        [UnitArea.squareMiles, UnitArea.acres, UnitArea.squareFeet, UnitArea.squareInches],
        [UnitVolume.gallons, UnitVolume.quarts, UnitVolume.pints, UnitVolume.fluidOunces],
    ]
    private static let metricScales: [[Dimension]] = [
        [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters],
        [UnitMass.metricTons, UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams],
        [UnitArea.squareKilometers, UnitArea.hectares, UnitArea.squareMeters, UnitArea.squareCentimeters],
        [UnitVolume.liters, UnitVolume.milliliters],
    ]
    private static let commonScales: [[Dimension]] = [
        [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds],
        [UnitEnergy.kilojoules, UnitEnergy.joules],
        [UnitPower.gigawatts, UnitPower.megawatts, UnitPower.kilowatts, UnitPower.watts, UnitPower.milliwatts],
        [UnitFrequency.gigahertz, UnitFrequency.megahertz, UnitFrequency.kilohertz, UnitFrequency.hertz],
        [
            UnitInformationStorage.terabytes, UnitInformationStorage.gigabytes, UnitInformationStorage.megabytes,
            UnitInformationStorage.kilobytes, UnitInformationStorage.bytes,
        ],
    ]
}
