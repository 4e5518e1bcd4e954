import Foundation
import _FoundationICU

extension Measurement where UnitType: Dimension {
    /// Writes measurements in the units a region uses.
    ///
    /// Source of the behaviour: Apple's “Measurement.FormatStyle”. Wording is that of Unicode's CLDR.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of the unit's name: “5 kilometers”, “5 km” or “5km”.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let style: Int

            public static var wide: UnitWidth { UnitWidth(style: Formatter.UnitStyle.long.rawValue) }
            public static var abbreviated: UnitWidth { UnitWidth(style: Formatter.UnitStyle.medium.rawValue) }
            public static var narrow: UnitWidth { UnitWidth(style: Formatter.UnitStyle.short.rawValue) }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether a temperature says which degrees they are.
        var hidesScale = false

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let usage = MeasurementUsage(name: usage?.name ?? "general", system: locale.measurementSystem)
            let amounts = usage.amounts(of: value.value, value.unit)
            let formatter = MeasurementFormatter()
            formatter.locale = locale
            formatter.unitStyle = Formatter.UnitStyle(rawValue: width.style) ?? .medium
            if hidesScale { formatter.unitOptions = .temperatureWithoutUnit }
            let texts = amounts.enumerated().map { index, amount in
                let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
                let style = index < amounts.count - 1 ? whole : numberFormatStyle ?? usage.numberStyle(for: amount.value)
                return formatter.text(amount.value, amount.unit, number: style.locale(locale).format(amount.value))
            }
            return texts.count == 1 ? texts[0] : FormattedText.list(texts, ULISTFMT_TYPE_UNITS, locale) ?? texts.joined(separator: " ")
        }

        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// The measurement in the unit of the user's region, with an abbreviated unit.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// - Parameter hidesScaleName: Whether it is left out which degrees they are: “20°”.
    public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        hidesScale = hidesScaleName
    }

    /// Whether it is left out which degrees they are: “20°”.
    public var hidesScaleName: Bool {
        get { hidesScale }
        set { hidesScale = newValue }
    }

}

extension FormatStyle {
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
        hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
    /// Writes amounts of data as numbers of bytes.
    ///
    /// Source of the behaviour: Apple's “Measurement.FormatStyle.ByteCount”.
    public struct ByteCount: Foundation.FormatStyle, Codable, Hashable, Sendable {
        public var style: ByteCountFormatStyle.Style
        public var allowedUnits: ByteCountFormatStyle.Units
        public var spellsOutZero: Bool
        public var includesActualByteCount: Bool
        public var locale: Locale

        public init(
            style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units, spellsOutZero: Bool,
            includesActualByteCount: Bool, locale: Locale
        ) {
            (self.style, self.allowedUnits, self.spellsOutZero) = (style, allowedUnits, spellsOutZero)
            (self.includesActualByteCount, self.locale) = (includesActualByteCount, locale)
        }

        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            let bytes = value.converted(to: .bytes).value.rounded()
            let count = Int64(exactly: bytes) ?? (bytes < 0 ? .min : .max)
            return ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero, includesActualByteCount: includesActualByteCount,
                locale: locale
            ).format(count)
        }

        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    public static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero, includesActualByteCount: includesActualByteCount,
            locale: .autoupdatingCurrent)
    }
}
