import Foundation

extension NSLocale {
    /// The user's settings, those of later times, too.
    public class var autoupdatingCurrent: Locale { .autoupdatingCurrent }

    /// The name of a locale in this one's language.
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        displayName(forKey: .identifier, value: localeIdentifier) ?? ""
    }

    /// The name of a language, `de`, in this locale's.
    public func localizedString(forLanguageCode languageCode: String) -> String? { displayName(forKey: .languageCode, value: languageCode) }

    /// The name of a country or region, `DE`, in this locale's language.
    public func localizedString(forCountryCode countryCode: String) -> String? { displayName(forKey: .countryCode, value: countryCode) }

    /// The name of a script, `Latn`, in this locale's language.
    public func localizedString(forScriptCode scriptCode: String) -> String? { displayName(forKey: .scriptCode, value: scriptCode) }

    /// The name of a variant of a language in this locale's.
    public func localizedString(forVariantCode variantCode: String) -> String? { displayName(forKey: .variantCode, value: variantCode) }

    /// The name of a calendar, `gregorian`, in this locale's language.
    public func localizedString(forCalendarIdentifier calendarIdentifier: String) -> String? {
        displayName(forKey: .calendar, value: calendarIdentifier)
    }

    /// The name of an order of texts, `phonebook`, in this locale's language.
    public func localizedString(forCollationIdentifier collationIdentifier: String) -> String? {
        displayName(forKey: .collationIdentifier, value: collationIdentifier)
    }

    /// The name of a currency, `EUR`, in this locale's language.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? { displayName(forKey: .currencyCode, value: currencyCode) }
}
