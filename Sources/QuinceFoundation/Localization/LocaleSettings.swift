import Foundation

/// The device's language and region settings as this process sees them.
///
/// Foundation on Linux knows only one fixed locale; what apps ask instead is answered from here.
@_spi(Quince) public enum LocaleSettings {
    private struct Values {
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
    public static var current: Locale { Locale(identifier: LocaleSettings.locale) }

    /// The locale of the device's region settings.
    public static var autoupdatingCurrent: Locale { current }

    /// The user's preferred languages, most preferred first.
    public static var preferredLanguages: [String] { LocaleSettings.languages }
}
