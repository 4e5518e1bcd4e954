import Foundation

/// A text that is looked up where and when it is shown.
///
/// Source: Apple's documentation of `LocalizedStringResource`.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The location of a table of strings.
    public enum BundleDescription: Equatable, Sendable {
        case main
        case atURL(URL)
        case forClass(AnyClass)

        public static func == (first: BundleDescription, second: BundleDescription) -> Bool { first.bundle === second.bundle }

        var bundle: Bundle {
            switch self {
            case .main: .main
            case .atURL(let url): Bundle(url: url) ?? .main
            case .forClass(let type): Bundle(for: type)
            }
        }
    }

    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public let bundle: BundleDescription
    public var locale: Locale

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, self.table, self.locale, self.bundle) = (key.description, defaultValue, table, locale, bundle)
    }

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        (key, defaultValue) = (keyAndValue.key, keyAndValue)
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension AttributedString {
    /// The resource's text in its locale's language, with the looks and links of its Markdown and words that agree with their numbers.
    ///
    /// Source: Apple's documentation of `AttributedString.init(localized:options:)`.
    public init(localized resource: LocalizedStringResource, options: FormattingOptions = []) {
        self.init(translated: String(localized: resource), resource.locale)
    }
}

extension String {
    /// The resource's text in its locale's language.
    ///
    /// Source: Apple's documentation of `String.init(localized:)`.
    public init(localized resource: LocalizedStringResource) {
        let text = resource.bundle.bundle.localizedString(forKey: resource.key, value: resource.defaultValue.key, table: resource.table)
        let arguments = resource.defaultValue.arguments.map(\.value)
        // Percent signs of literals are doubled in keys.
        self =
            arguments.isEmpty
            ? (resource.defaultValue.key.contains("%%") ? text.replacingOccurrences(of: "%%", with: "%") : text)
            : PluralFormat.formatted(text, locale: resource.locale, arguments)
    }
}
