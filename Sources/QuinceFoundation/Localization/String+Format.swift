import Foundation
import FoundationBase

extension String {
    /// The arguments put into a format, plural variables resolved.
    public init(format: String, _ arguments: any CVarArg...) {
        self = PluralFormat.formatted(format, locale: nil, arguments)
    }

    /// The arguments put into a format, plural variables resolved.
    public init(format: String, arguments: [any CVarArg]) {
        self = PluralFormat.formatted(format, locale: nil, arguments)
    }

    /// The arguments put into a format as the locale writes numbers, plural variables resolved.
    public init(format: String, locale: Locale?, _ arguments: any CVarArg...) {
        self = PluralFormat.formatted(format, locale: locale, arguments)
    }

    /// The arguments put into a format as the locale writes numbers, plural variables resolved.
    public init(format: String, locale: Locale?, arguments: [any CVarArg]) {
        self = PluralFormat.formatted(format, locale: locale, arguments)
    }

    /// The arguments put into a format as the user's region writes numbers, plural variables resolved.
    public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        PluralFormat.formatted(format, locale: Locale.current, arguments)
    }
}
