import Foundation

/// The symbols of a formatter as apps see them where they unwrap them: implicitly unwrapped optionals on iOS, plain values on Linux. Builds of apps
/// name these properties instead.
@_spi(Quince) extension DateFormatter {
    public var __quinceAmSymbol: String! {
        get { amSymbol }
        set { amSymbol = newValue }
    }
    public var __quincePmSymbol: String! {
        get { pmSymbol }
        set { pmSymbol = newValue }
    }
    public var __quinceEraSymbols: [String]! {
        get { eraSymbols }
        set { eraSymbols = newValue }
    }
    public var __quinceLongEraSymbols: [String]! {
        get { longEraSymbols }
        set { longEraSymbols = newValue }
    }
    public var __quinceMonthSymbols: [String]! {
        get { monthSymbols }
        set { monthSymbols = newValue }
    }
    public var __quinceStandaloneMonthSymbols: [String]! {
        get { standaloneMonthSymbols }
        set { standaloneMonthSymbols = newValue }
    }
    public var __quinceWeekdaySymbols: [String]! {
        get { weekdaySymbols }
        set { weekdaySymbols = newValue }
    }
    public var __quinceStandaloneWeekdaySymbols: [String]! {
        get { standaloneWeekdaySymbols }
        set { standaloneWeekdaySymbols = newValue }
    }
    public var __quinceQuarterSymbols: [String]! {
        get { quarterSymbols }
        set { quarterSymbols = newValue }
    }
    public var __quinceStandaloneQuarterSymbols: [String]! {
        get { standaloneQuarterSymbols }
        set { standaloneQuarterSymbols = newValue }
    }
    public var __quinceShortMonthSymbols: [String]! {
        get { shortMonthSymbols }
        set { shortMonthSymbols = newValue }
    }
    public var __quinceShortStandaloneMonthSymbols: [String]! {
        get { shortStandaloneMonthSymbols }
        set { shortStandaloneMonthSymbols = newValue }
    }
    public var __quinceShortWeekdaySymbols: [String]! {
        get { shortWeekdaySymbols }
        set { shortWeekdaySymbols = newValue }
    }
    public var __quinceShortStandaloneWeekdaySymbols: [String]! {
        get { shortStandaloneWeekdaySymbols }
        set { shortStandaloneWeekdaySymbols = newValue }
    }
    public var __quinceShortQuarterSymbols: [String]! {
        get { shortQuarterSymbols }
        set { shortQuarterSymbols = newValue }
    }
    public var __quinceShortStandaloneQuarterSymbols: [String]! {
        get { shortStandaloneQuarterSymbols }
        set { shortStandaloneQuarterSymbols = newValue }
    }
    public var __quinceVeryShortMonthSymbols: [String]! {
        get { veryShortMonthSymbols }
        set { veryShortMonthSymbols = newValue }
    }
    public var __quinceVeryShortStandaloneMonthSymbols: [String]! {
        get { veryShortStandaloneMonthSymbols }
        set { veryShortStandaloneMonthSymbols = newValue }
    }
    public var __quinceVeryShortWeekdaySymbols: [String]! {
        get { veryShortWeekdaySymbols }
        set { veryShortWeekdaySymbols = newValue }
    }
    public var __quinceVeryShortStandaloneWeekdaySymbols: [String]! {
        get { veryShortStandaloneWeekdaySymbols }
        set { veryShortStandaloneWeekdaySymbols = newValue }
    }
}

@_spi(Quince) extension Calendar {
    public var __quinceAmSymbol: String { amSymbol }
    public var __quincePmSymbol: String { pmSymbol }
    public var __quinceEraSymbols: [String] { eraSymbols }
    public var __quinceLongEraSymbols: [String] { longEraSymbols }
    public var __quinceMonthSymbols: [String] { monthSymbols }
    public var __quinceStandaloneMonthSymbols: [String] { standaloneMonthSymbols }
    public var __quinceWeekdaySymbols: [String] { weekdaySymbols }
    public var __quinceStandaloneWeekdaySymbols: [String] { standaloneWeekdaySymbols }
    public var __quinceQuarterSymbols: [String] { quarterSymbols }
    public var __quinceStandaloneQuarterSymbols: [String] { standaloneQuarterSymbols }
    public var __quinceShortMonthSymbols: [String] { shortMonthSymbols }
    public var __quinceShortStandaloneMonthSymbols: [String] { shortStandaloneMonthSymbols }
    public var __quinceShortWeekdaySymbols: [String] { shortWeekdaySymbols }
    public var __quinceShortStandaloneWeekdaySymbols: [String] { shortStandaloneWeekdaySymbols }
    public var __quinceShortQuarterSymbols: [String] { shortQuarterSymbols }
    public var __quinceShortStandaloneQuarterSymbols: [String] { shortStandaloneQuarterSymbols }
    public var __quinceVeryShortMonthSymbols: [String] { veryShortMonthSymbols }
    public var __quinceVeryShortStandaloneMonthSymbols: [String] { veryShortStandaloneMonthSymbols }
    public var __quinceVeryShortWeekdaySymbols: [String] { veryShortWeekdaySymbols }
    public var __quinceVeryShortStandaloneWeekdaySymbols: [String] { veryShortStandaloneWeekdaySymbols }
}

@_spi(Quince) extension NSCalendar {
    public var __quinceAmSymbol: String { amSymbol }
    public var __quincePmSymbol: String { pmSymbol }
    public var __quinceEraSymbols: [String] { eraSymbols }
    public var __quinceLongEraSymbols: [String] { longEraSymbols }
    public var __quinceMonthSymbols: [String] { monthSymbols }
    public var __quinceStandaloneMonthSymbols: [String] { standaloneMonthSymbols }
    public var __quinceWeekdaySymbols: [String] { weekdaySymbols }
    public var __quinceStandaloneWeekdaySymbols: [String] { standaloneWeekdaySymbols }
    public var __quinceQuarterSymbols: [String] { quarterSymbols }
    public var __quinceStandaloneQuarterSymbols: [String] { standaloneQuarterSymbols }
    public var __quinceShortMonthSymbols: [String] { shortMonthSymbols }
    public var __quinceShortStandaloneMonthSymbols: [String] { shortStandaloneMonthSymbols }
    public var __quinceShortWeekdaySymbols: [String] { shortWeekdaySymbols }
    public var __quinceShortStandaloneWeekdaySymbols: [String] { shortStandaloneWeekdaySymbols }
    public var __quinceShortQuarterSymbols: [String] { shortQuarterSymbols }
    public var __quinceShortStandaloneQuarterSymbols: [String] { shortStandaloneQuarterSymbols }
    public var __quinceVeryShortMonthSymbols: [String] { veryShortMonthSymbols }
    public var __quinceVeryShortStandaloneMonthSymbols: [String] { veryShortStandaloneMonthSymbols }
    public var __quinceVeryShortWeekdaySymbols: [String] { veryShortWeekdaySymbols }
    public var __quinceVeryShortStandaloneWeekdaySymbols: [String] { veryShortStandaloneWeekdaySymbols }
}
