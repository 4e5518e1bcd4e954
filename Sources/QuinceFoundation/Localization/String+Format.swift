import Foundation
import FoundationBase

// `__shared` as Foundation writes it: with another signature these would stand beside Foundation's instead of hiding them.
extension String {
    /// The arguments put into a format, plural variables resolved.
    public init(format: __shared String, _ arguments: any CVarArg...) {
        self = PluralFormat.formatted(format, locale: nil, arguments)
    }

    /// The arguments put into a format, plural variables resolved.
    public init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = PluralFormat.formatted(format, locale: nil, arguments)
    }

    /// The arguments put into a format as the locale writes numbers, plural variables resolved.
    public init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
        self = PluralFormat.formatted(format, locale: locale, arguments)
    }

    /// The arguments put into a format as the locale writes numbers, plural variables resolved.
    public init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
        self = PluralFormat.formatted(format, locale: locale, arguments)
    }

    /// The arguments put into a format as the user's region writes numbers, plural variables resolved.
    public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        PluralFormat.formatted(format, locale: Locale.current, arguments)
    }
}
