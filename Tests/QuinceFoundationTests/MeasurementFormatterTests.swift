import QuinceFoundation
import Testing

/// Wording of CLDR; the rules are those of Apple's “MeasurementFormatter”.
@Suite struct MeasurementFormatterTests {
    private func formatter(_ locale: String, _ options: MeasurementFormatter.UnitOptions = []) -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        (formatter.locale, formatter.unitOptions) = (Locale(identifier: locale), options)
        return formatter
    }

    private func styles(_ locale: String, _ options: MeasurementFormatter.UnitOptions = []) -> [String] {
        let formatter = formatter(locale, options)
        return [Formatter.UnitStyle.short, .medium, .long].map { style in
            formatter.unitStyle = style
            return formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)).replacingOccurrences(of: "\u{a0}", with: " ")
        }
    }

    @Test func regionsHaveTheirUnits() {
        #expect(styles("en_US") == ["3.107mi", "3.107 mi", "3.107 miles"])
        #expect(styles("de_DE") == ["5 km", "5 km", "5 Kilometer"])
        #expect(styles("ru_RU") == ["5 км", "5 км", "5 километров"])
        let warm = Measurement(value: 293, unit: UnitTemperature.kelvin)
        #expect(formatter("en_US").string(from: warm) == "67.73°F")
        #expect(formatter("en_GB").string(from: warm) == "19.85°C")
    }

    @Test func theProvidedUnitStays() {
        #expect(styles("en_US", .providedUnit) == ["5km", "5 km", "5 kilometers"])
        #expect(formatter("en_US", .providedUnit).string(from: Measurement(value: 1, unit: UnitLength.kilometers)) == "1 km")
    }

    @Test func naturalScale() {
        let metric = formatter("en_GB", .naturalScale)
        #expect(metric.string(from: Measurement(value: 1500, unit: UnitLength.meters)) == "1.5 km")
        #expect(metric.string(from: Measurement(value: 0.02, unit: UnitMass.kilograms)) == "20 g")
        #expect(formatter("en_US", .naturalScale).string(from: Measurement(value: 3, unit: UnitLength.kilometers)) == "1.864 mi")
    }

    @Test func numbersAndTemperatures() {
        let formatter = formatter("en_US", .providedUnit)
        formatter.numberFormatter.maximumFractionDigits = 0
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 1.2, unit: UnitLength.meters)) == "1 meter")
        #expect(
            self.formatter("en_US", .temperatureWithoutUnit).string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°")
        #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
        #expect(formatter.string(from: Measurement(value: 3, unit: UnitElectricCharge.coulombs)) == "3 C")
        #expect(formatter.string(for: Measurement(value: 2, unit: UnitLength.meters)) == "2 meters")
        #expect(formatter.string(for: 1) == nil)
    }
}
