import Foundation
import _FoundationICU

/// Texts for measurements in the units a region uses, such as “3.1 mi” for five kilometres in the United States.
///
/// Source of the behaviour: Apple's “MeasurementFormatter”. Wording is that of Unicode's CLDR.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Keeps the unit of the measurement.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// Takes the unit in which the number is neither large nor small: “1 km” for a thousand metres.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Leaves out which degrees a temperature has: “20°”.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    open var unitOptions: UnitOptions = []
    /// The length of the unit's name: “5 kilometers”, “5 km” or “5km”.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language, and the region whose units are taken; nil = the user's.
    open var locale: Locale! = .autoupdatingCurrent { didSet { if !hasOwnNumberFormatter { numbers.locale = usedLocale } } }
    /// Writes the number; at first one of up to three decimals.
    open var numberFormatter: NumberFormatter! {
        get { numbers }
        set {
            hasOwnNumberFormatter = newValue != nil
            numbers = newValue ?? Self.defaultNumbers(usedLocale)
        }
    }

    private var numbers = MeasurementFormatter.defaultNumbers(.current)
    private var hasOwnNumberFormatter = false
    private var usedLocale: Locale { locale ?? .current }

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static func defaultNumbers(_ locale: Locale) -> NumberFormatter {
        let formatter = NumberFormatter()
        (formatter.locale, formatter.numberStyle) = (locale, .decimal)
        return formatter
    }

    /// The text for a measurement, converted as the options say.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        text(measurement.value, measurement.unit)
    }

    /// The unit's name.
    open func string(from unit: Unit) -> String {
        guard let measure = MeasuredUnits.measure(of: unit) else { return unit.symbol }
        return FormattedText.name(of: measure, width, usedLocale) ?? unit.symbol
    }

    /// The text for a unit; nil for anything else. A measurement's type is unknown here.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let unit as Unit: string(from: unit)
        case let measurement as any AnyMeasurement: text(measurement.value, measurement.anyUnit)
        default: nil
        }
    }

    private var width: UAMeasureFormatWidth {
        switch unitStyle {
        case .short: UAMEASFMT_WIDTH_NARROW
        case .long: UAMEASFMT_WIDTH_WIDE
        default: UAMEASFMT_WIDTH_SHORT
        }
    }

    private func text(_ value: Double, _ unit: Unit) -> String {
        let (value, unit) = converted(value, unit)
        let number = numbers.string(from: NSNumber(value: value)) ?? "\(value)"
        return text(value, unit, number: number)
    }

    /// The text for a value whose number is written as `number`, in the unit that it is in.
    func text(_ value: Double, _ unit: Unit, number: String) -> String {
        guard var measure = MeasuredUnits.measure(of: unit) else { return "\(number) \(unit.symbol)" }
        if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { measure = UAMEASUNIT_TEMPERATURE_GENERIC }
        // The unit's form suits the number as it is written.
        let shown = numbers.number(from: number)?.doubleValue ?? value
        return FormattedText.amount(UAMeasure(value: shown, unit: measure), number: number, width, usedLocale) ?? "\(number) \(unit.symbol)"
    }

    private func converted(_ value: Double, _ unit: Unit) -> (Double, Unit) {
        guard !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension else { return (value, unit) }
        let choice = UnitChoice(system: usedLocale.measurementSystem)
        let local = choice.counterpart(of: dimension)
        let inLocal = local.converter.value(fromBaseUnitValue: dimension.converter.baseUnitValue(fromValue: value))
        guard unitOptions.contains(.naturalScale) else { return local === dimension ? (value, unit) : (inLocal, local) }
        let base = dimension.converter.baseUnitValue(fromValue: value)
        let natural = choice.natural(base, like: local)
        return natural === dimension ? (value, unit) : (natural.converter.value(fromBaseUnitValue: base), natural)
    }
}

/// A measurement of whatever unit.
private protocol AnyMeasurement {
    var value: Double { get }
    var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
    fileprivate var anyUnit: Unit { unit }
}
