import Foundation

/// The device's language and region settings as this process sees them.
///
/// Foundation on Linux knows only one fixed locale; what apps ask instead is answered from here.
@_spi(Quince) public enum LocaleSettings {
    private struct Values: Equatable {
        var languages: [String]
        var locale: String
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var values = Values(languages: ["en"], locale: "en_US")

    /// Preferred languages, most preferred first. The launch argument `-AppleLanguages (de, en)` goes first.
    public static var languages: [String] {
        argument("AppleLanguages") ?? lock.withLock { values.languages }
    }

    /// Identifier of the region's locale. The launch argument `-AppleLocale de_DE` goes first.
    public static var locale: String {
        UserDefaults.arguments["AppleLocale"] as? String ?? lock.withLock { values.locale }
    }

    /// The locale that formats follow: the device's region in the language the app speaks, `en_DE` for an app without German on a German phone.
    public static var current: Locale {
        let now = Values(languages: languages, locale: locale)
        if let known = lock.withLock({ combined }), known.values == now { return known.locale }
        let made = Locale(identifier: identifier(of: now.locale, spoken: spokenLanguage))
        lock.withLock { combined = (now, made) }
        return made
    }

    nonisolated(unsafe) private static var combined: (values: Values, locale: Locale)?

    /// The calendar of the region, with its first day of the week.
    static var calendar: Calendar {
        let (locale, zone) = (current, TimeZone.current)
        if let known = lock.withLock({ regional }), known.locale == locale, known.timeZone == zone { return known }
        var made = locale.calendar
        (made.locale, made.timeZone) = (locale, zone)
        lock.withLock { regional = made }
        return made
    }

    nonisolated(unsafe) private static var regional: Calendar?

    /// The language of the app's texts; nil where any may do.
    private static var spokenLanguage: String? {
        let mixes = Bundle.main.infoDictionary?["CFBundleAllowMixedLocalizations"] as? Bool ?? false
        return mixes ? nil : Bundle.main.preferredLocalizations.first
    }

    /// A locale's identifier with the language replaced where another is spoken.
    static func identifier(of locale: String, spoken language: String?) -> String {
        guard let language else { return locale }
        var components = Locale.Components(identifier: locale)
        var spoken = Locale.Language.Components(identifier: language)
        guard spoken.languageCode != components.languageComponents.languageCode else { return locale }
        spoken.region = components.languageComponents.region
        components.languageComponents = spoken
        return Locale(components: components).identifier
    }

    /// Follows the device's settings from now on.
    public static func update(languages: [String], locale: String) {
        lock.withLock { values = Values(languages: languages.isEmpty ? ["en"] : languages, locale: locale) }
    }

    private static func argument(_ key: String) -> [String]? {
        switch UserDefaults.arguments[key] {
        case let list as [String]: list
        case let single as String: [single]
        default: nil
        }
    }
}

extension Locale {
    /// The locale of the device's region settings.
    public static var current: Locale { LocaleSettings.current }

    /// The locale of the device's region settings.
    public static var autoupdatingCurrent: Locale { LocaleSettings.current }

    /// The user's preferred languages, most preferred first.
    public static var preferredLanguages: [String] { LocaleSettings.languages }
}
