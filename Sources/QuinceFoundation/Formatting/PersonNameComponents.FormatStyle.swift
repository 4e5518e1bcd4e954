import Foundation

extension PersonNameComponents {
    /// Writes people's names.
    ///
    /// Source of the behaviour: Apple's “PersonNameComponents.FormatStyle”.
    public struct FormatStyle: Codable, Hashable, Sendable, Foundation.FormatStyle {
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The nickname where there is one, else the given name.
            case short = 1
            /// Given and family name.
            case medium = 2
            /// All parts.
            case long = 3
            /// The initials.
            case abbreviated = 4
        }

        public var style: Style
        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) { (self.style, self.locale) = (style, locale) }

        public func format(_ value: PersonNameComponents) -> String {
            PersonNameText(locale: locale).text(of: value, PersonNameComponentsFormatter.Style(rawValue: style.rawValue) ?? .medium)
        }

        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// Reads people's names.
    public struct ParseStrategy: Codable, Hashable, Sendable, Foundation.ParseStrategy {
        public init() {}

        /// - Throws: `CocoaError.formatting` for a text without a name.
        public func parse(_ value: String) throws -> PersonNameComponents {
            guard let name = PersonNameReader.components(in: value) else {
                throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "Cannot parse \(value). String holds no name."])
            }
            return name
        }
    }

    /// The given and the family name in the order of their language.
    public func formatted() -> String { FormatStyle().format(self) }
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == PersonNameComponents {
        style.format(self)
    }

    /// Reads a name from a text; fails where there is none.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }
    public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == PersonNameComponents {
        self = try strategy.parse(value)
    }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
    public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    public static var name: Self { Self() }
}
