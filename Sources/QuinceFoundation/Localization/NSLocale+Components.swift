import Foundation

/// The parts of a locale, as those of `Locale`.
///
/// Source: Apple's documentation of `NSLocale`.
extension NSLocale {
    private var value: Locale { Locale._unconditionallyBridgeFromObjectiveC(self) }

    /// The identifier, `de_DE`.
    public var localeIdentifier: String { value.identifier }
    /// The language's code, `de`; empty where the locale has none.
    public var languageCode: String { value.language.languageCode?.identifier ?? "" }
    /// The code of the country or region, `DE`.
    public var countryCode: String? { value.region?.identifier }
    /// The code of the country or region, `DE`.
    public var regionCode: String? { value.region?.identifier }
    /// The script's code, `Hans`.
    public var scriptCode: String? { object(forKey: .scriptCode) as? String }
    /// The variant's code, `POSIX`.
    public var variantCode: String? { object(forKey: .variantCode) as? String }
    /// The identifier of the calendar, `gregorian`.
    public var calendarIdentifier: String { value.calendar._bridgeToObjectiveC().calendarIdentifier.rawValue }
    /// The identifier of the order of texts that the locale's identifier names.
    public var collationIdentifier: String? { localeIdentifier.contains("collation=") ? value.collationIdentifier : nil }
    /// The identifier of the order of texts.
    public var collatorIdentifier: String { value.collatorIdentifier ?? localeIdentifier }
    /// Whether lengths and weights are in metric units.
    public var usesMetricSystem: Bool { value.measurementSystem != .us }
    /// Between the whole and the fraction of a number.
    public var decimalSeparator: String { value.decimalSeparator ?? "." }
    /// Between thousands.
    public var groupingSeparator: String { value.groupingSeparator ?? "" }
    /// The currency's symbol, `€`.
    public var currencySymbol: String { value.currencySymbol ?? "" }
    /// The currency's code, `EUR`.
    public var currencyCode: String? { value.currency?.identifier }
    /// Before a quotation.
    public var quotationBeginDelimiter: String { value.quotationBeginDelimiter ?? "" }
    /// After a quotation.
    public var quotationEndDelimiter: String { value.quotationEndDelimiter ?? "" }
    /// Before a quotation in another.
    public var alternateQuotationBeginDelimiter: String { value.alternateQuotationBeginDelimiter ?? "" }
    /// After a quotation in another.
    public var alternateQuotationEndDelimiter: String { value.alternateQuotationEndDelimiter ?? "" }
}
