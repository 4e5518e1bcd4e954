import Foundation
import _FoundationICU

/// Which of Unicode's units Foundation's units are.
enum MeasuredUnits {
    /// nil for an app's own units, and for those Unicode has no names for.
    static func measure(of unit: Unit) -> UAMeasureUnit? {
        let table: [(Unit, UAMeasureUnit)] =
            switch unit {
            case is UnitLength: lengths
            case is UnitMass: masses
            case is UnitTemperature: temperatures
            case is UnitDuration: durations
            case is UnitSpeed: speeds
            case is UnitVolume: volumes
            case is UnitArea: areas
            case is UnitInformationStorage: storage
            case is UnitEnergy, is UnitPower, is UnitFrequency: energy
            case is UnitElectricCurrent, is UnitElectricResistance, is UnitElectricPotentialDifference: electricity
            default: others
            }
        return table.first { $0.0 == unit }?.1
    }

    private static let lengths: [(Unit, UAMeasureUnit)] = [
        (UnitLength.kilometers, UAMEASUNIT_LENGTH_KILOMETER), (UnitLength.meters, UAMEASUNIT_LENGTH_METER),
        (UnitLength.decimeters, UAMEASUNIT_LENGTH_DECIMETER), (UnitLength.centimeters, UAMEASUNIT_LENGTH_CENTIMETER),
        (UnitLength.millimeters, UAMEASUNIT_LENGTH_MILLIMETER), (UnitLength.micrometers, UAMEASUNIT_LENGTH_MICROMETER),
        (UnitLength.nanometers, UAMEASUNIT_LENGTH_NANOMETER), (UnitLength.picometers, UAMEASUNIT_LENGTH_PICOMETER),
        (UnitLength.inches, UAMEASUNIT_LENGTH_INCH), (UnitLength.feet, UAMEASUNIT_LENGTH_FOOT), (UnitLength.yards, UAMEASUNIT_LENGTH_YARD),
        (UnitLength.miles, UAMEASUNIT_LENGTH_MILE), (UnitLength.scandinavianMiles, UAMEASUNIT_LENGTH_MILE_SCANDINAVIAN),
        (UnitLength.lightyears, UAMEASUNIT_LENGTH_LIGHT_YEAR), (UnitLength.nauticalMiles, UAMEASUNIT_LENGTH_NAUTICAL_MILE),
        (UnitLength.fathoms, UAMEASUNIT_LENGTH_FATHOM), (UnitLength.furlongs, UAMEASUNIT_LENGTH_FURLONG),
        (UnitLength.astronomicalUnits, UAMEASUNIT_LENGTH_ASTRONOMICAL_UNIT), (UnitLength.parsecs, UAMEASUNIT_LENGTH_PARSEC),
    ]
    private static let masses: [(Unit, UAMeasureUnit)] = [
        (UnitMass.kilograms, UAMEASUNIT_MASS_KILOGRAM), (UnitMass.grams, UAMEASUNIT_MASS_GRAM),
        (UnitMass.milligrams, UAMEASUNIT_MASS_MILLIGRAM), (UnitMass.micrograms, UAMEASUNIT_MASS_MICROGRAM),
        (UnitMass.ounces, UAMEASUNIT_MASS_OUNCE), (UnitMass.pounds, UAMEASUNIT_MASS_POUND), (UnitMass.stones, UAMEASUNIT_MASS_STONE),
        (UnitMass.metricTons, UAMEASUNIT_MASS_METRIC_TON), (UnitMass.shortTons, UAMEASUNIT_MASS_TON),
        (UnitMass.carats, UAMEASUNIT_MASS_CARAT), (UnitMass.ouncesTroy, UAMEASUNIT_MASS_OUNCE_TROY),
    ]
    private static let temperatures: [(Unit, UAMeasureUnit)] = [
        (UnitTemperature.celsius, UAMEASUNIT_TEMPERATURE_CELSIUS), (UnitTemperature.fahrenheit, UAMEASUNIT_TEMPERATURE_FAHRENHEIT),
        (UnitTemperature.kelvin, UAMEASUNIT_TEMPERATURE_KELVIN),
    ]
    private static let durations: [(Unit, UAMeasureUnit)] = [
        (UnitDuration.hours, UAMEASUNIT_DURATION_HOUR), (UnitDuration.minutes, UAMEASUNIT_DURATION_MINUTE),
        (UnitDuration.seconds, UAMEASUNIT_DURATION_SECOND), (UnitDuration.milliseconds, UAMEASUNIT_DURATION_MILLISECOND),
        (UnitDuration.microseconds, UAMEASUNIT_DURATION_MICROSECOND), (UnitDuration.nanoseconds, UAMEASUNIT_DURATION_NANOSECOND),
    ]
    private static let speeds: [(Unit, UAMeasureUnit)] = [
        (UnitSpeed.metersPerSecond, UAMEASUNIT_SPEED_METER_PER_SECOND), (UnitSpeed.kilometersPerHour, UAMEASUNIT_SPEED_KILOMETER_PER_HOUR),
        (UnitSpeed.milesPerHour, UAMEASUNIT_SPEED_MILE_PER_HOUR), (UnitSpeed.knots, UAMEASUNIT_SPEED_KNOT),
    ]
    private static let volumes: [(Unit, UAMeasureUnit)] = [
        (UnitVolume.megaliters, UAMEASUNIT_VOLUME_MEGALITER), (UnitVolume.liters, UAMEASUNIT_VOLUME_LITER),
        (UnitVolume.deciliters, UAMEASUNIT_VOLUME_DECILITER), (UnitVolume.centiliters, UAMEASUNIT_VOLUME_CENTILITER),
        (UnitVolume.milliliters, UAMEASUNIT_VOLUME_MILLILITER), (UnitVolume.cubicKilometers, UAMEASUNIT_VOLUME_CUBIC_KILOMETER),
        (UnitVolume.cubicMeters, UAMEASUNIT_VOLUME_CUBIC_METER), (UnitVolume.cubicCentimeters, UAMEASUNIT_VOLUME_CUBIC_CENTIMETER),
        (UnitVolume.cubicInches, UAMEASUNIT_VOLUME_CUBIC_INCH), (UnitVolume.cubicFeet, UAMEASUNIT_VOLUME_CUBIC_FOOT),
        (UnitVolume.cubicYards, UAMEASUNIT_VOLUME_CUBIC_YARD), (UnitVolume.cubicMiles, UAMEASUNIT_VOLUME_CUBIC_MILE),
        (UnitVolume.acreFeet, UAMEASUNIT_VOLUME_ACRE_FOOT), (UnitVolume.bushels, UAMEASUNIT_VOLUME_BUSHEL),
        (UnitVolume.teaspoons, UAMEASUNIT_VOLUME_TEASPOON), (UnitVolume.tablespoons, UAMEASUNIT_VOLUME_TABLESPOON),
        (UnitVolume.fluidOunces, UAMEASUNIT_VOLUME_FLUID_OUNCE), (UnitVolume.cups, UAMEASUNIT_VOLUME_CUP),
        (UnitVolume.metricCups, UAMEASUNIT_VOLUME_CUP_METRIC), (UnitVolume.pints, UAMEASUNIT_VOLUME_PINT),
        (UnitVolume.quarts, UAMEASUNIT_VOLUME_QUART), (UnitVolume.gallons, UAMEASUNIT_VOLUME_GALLON),
        (UnitVolume.imperialGallons, UAMEASUNIT_VOLUME_GALLON_IMPERIAL), (UnitVolume.imperialQuarts, UAMEASUNIT_VOLUME_QUART_IMPERIAL),
        (UnitVolume.imperialFluidOunces, UAMEASUNIT_VOLUME_FLUID_OUNCE_IMPERIAL),
    ]
    private static let areas: [(Unit, UAMeasureUnit)] = [
        (UnitArea.squareKilometers, UAMEASUNIT_AREA_SQUARE_KILOMETER), (UnitArea.squareMeters, UAMEASUNIT_AREA_SQUARE_METER),
        (UnitArea.squareCentimeters, UAMEASUNIT_AREA_SQUARE_CENTIMETER), (UnitArea.hectares, UAMEASUNIT_AREA_HECTARE),
        (UnitArea.acres, UAMEASUNIT_AREA_ACRE), (UnitArea.squareInches, UAMEASUNIT_AREA_SQUARE_INCH),
        (UnitArea.squareFeet, UAMEASUNIT_AREA_SQUARE_FOOT), (UnitArea.squareYards, UAMEASUNIT_AREA_SQUARE_YARD),
        (UnitArea.squareMiles, UAMEASUNIT_AREA_SQUARE_MILE),
    ]
    private static let storage: [(Unit, UAMeasureUnit)] = [
        (UnitInformationStorage.bits, UAMEASUNIT_DIGITAL_BIT), (UnitInformationStorage.bytes, UAMEASUNIT_DIGITAL_BYTE),
        (UnitInformationStorage.kilobits, UAMEASUNIT_DIGITAL_KILOBIT), (UnitInformationStorage.kilobytes, UAMEASUNIT_DIGITAL_KILOBYTE),
        (UnitInformationStorage.megabits, UAMEASUNIT_DIGITAL_MEGABIT), (UnitInformationStorage.megabytes, UAMEASUNIT_DIGITAL_MEGABYTE),
        (UnitInformationStorage.gigabits, UAMEASUNIT_DIGITAL_GIGABIT), (UnitInformationStorage.gigabytes, UAMEASUNIT_DIGITAL_GIGABYTE),
        (UnitInformationStorage.terabits, UAMEASUNIT_DIGITAL_TERABIT), (UnitInformationStorage.terabytes, UAMEASUNIT_DIGITAL_TERABYTE),
        (UnitInformationStorage.petabytes, UAMEASUNIT_DIGITAL_PETABYTE),
    ]
    private static let energy: [(Unit, UAMeasureUnit)] = [
        (UnitEnergy.joules, UAMEASUNIT_ENERGY_JOULE), (UnitEnergy.kilojoules, UAMEASUNIT_ENERGY_KILOJOULE),
        (UnitEnergy.calories, UAMEASUNIT_ENERGY_CALORIE), (UnitEnergy.kilocalories, UAMEASUNIT_ENERGY_KILOCALORIE),
        (UnitEnergy.kilowattHours, UAMEASUNIT_ENERGY_KILOWATT_HOUR), (UnitPower.gigawatts, UAMEASUNIT_POWER_GIGAWATT),
        (UnitPower.megawatts, UAMEASUNIT_POWER_MEGAWATT), (UnitPower.kilowatts, UAMEASUNIT_POWER_KILOWATT),
        (UnitPower.watts, UAMEASUNIT_POWER_WATT), (UnitPower.milliwatts, UAMEASUNIT_POWER_MILLIWATT),
        (UnitPower.horsepower, UAMEASUNIT_POWER_HORSEPOWER), (UnitFrequency.gigahertz, UAMEASUNIT_FREQUENCY_GIGAHERTZ),
        (UnitFrequency.megahertz, UAMEASUNIT_FREQUENCY_MEGAHERTZ), (UnitFrequency.kilohertz, UAMEASUNIT_FREQUENCY_KILOHERTZ),
        (UnitFrequency.hertz, UAMEASUNIT_FREQUENCY_HERTZ),
    ]
    private static let electricity: [(Unit, UAMeasureUnit)] = [
        (UnitElectricCurrent.amperes, UAMEASUNIT_ELECTRIC_AMPERE), (UnitElectricCurrent.milliamperes, UAMEASUNIT_ELECTRIC_MILLIAMPERE),
        (UnitElectricResistance.ohms, UAMEASUNIT_ELECTRIC_OHM), (UnitElectricPotentialDifference.volts, UAMEASUNIT_ELECTRIC_VOLT),
    ]
    private static let others: [(Unit, UAMeasureUnit)] = [
        (UnitAcceleration.metersPerSecondSquared, UAMEASUNIT_ACCELERATION_METER_PER_SECOND_SQUARED),
        (UnitAcceleration.gravity, UAMEASUNIT_ACCELERATION_G_FORCE), (UnitAngle.degrees, UAMEASUNIT_ANGLE_DEGREE),
        (UnitAngle.arcMinutes, UAMEASUNIT_ANGLE_ARC_MINUTE), (UnitAngle.arcSeconds, UAMEASUNIT_ANGLE_ARC_SECOND),
        (UnitAngle.radians, UAMEASUNIT_ANGLE_RADIAN), (UnitAngle.revolutions, UAMEASUNIT_ANGLE_REVOLUTION),
        (UnitPressure.hectopascals, UAMEASUNIT_PRESSURE_HECTOPASCAL), (UnitPressure.kilopascals, UAMEASUNIT_PRESSURE_KILOPASCAL),
        (UnitPressure.megapascals, UAMEASUNIT_PRESSURE_MEGAPASCAL), (UnitPressure.inchesOfMercury, UAMEASUNIT_PRESSURE_INCH_HG),
        (UnitPressure.bars, UAMEASUNIT_PRESSURE_BAR), (UnitPressure.millibars, UAMEASUNIT_PRESSURE_MILLIBAR),
        (UnitPressure.millimetersOfMercury, UAMEASUNIT_PRESSURE_MILLIMETER_OF_MERCURY),
        (UnitPressure.poundsForcePerSquareInch, UAMEASUNIT_PRESSURE_POUND_PER_SQUARE_INCH),
        (UnitFuelEfficiency.litersPer100Kilometers, UAMEASUNIT_CONSUMPTION_LITER_PER_100_KILOMETERs),
        (UnitFuelEfficiency.milesPerGallon, UAMEASUNIT_CONSUMPTION_MILE_PER_GALLON),
        (UnitFuelEfficiency.milesPerImperialGallon, UAMEASUNIT_CONSUMPTION_MILE_PER_GALLON_IMPERIAL),
        (UnitDispersion.partsPerMillion, UAMEASUNIT_CONCENTRATION_PART_PER_MILLION), (UnitIlluminance.lux, UAMEASUNIT_LIGHT_LUX),
    ]
}
