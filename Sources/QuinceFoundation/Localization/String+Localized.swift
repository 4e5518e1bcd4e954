import Foundation

extension String {
    /// A key for localized text that may have values in it: `"\(count) items"` is looked up as `%lld items`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        /// Collects the key and the values of an interpolated literal.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [Argument] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }

            public mutating func appendInterpolation(_ value: String) { append("%@", .text(value)) }
            public mutating func appendInterpolation(_ value: Int) { append("%lld", .integer(Int64(value))) }
            public mutating func appendInterpolation(_ value: Int64) { append("%lld", .integer(value)) }
            public mutating func appendInterpolation(_ value: Int32) { append("%d", .integer(Int64(value))) }
            public mutating func appendInterpolation(_ value: UInt) { append("%llu", .integer(Int64(truncatingIfNeeded: value))) }
            public mutating func appendInterpolation(_ value: Double) { append("%lf", .number(value)) }
            public mutating func appendInterpolation(_ value: Float) { append("%f", .number(Double(value))) }
            public mutating func appendInterpolation(_ value: some CustomStringConvertible) { append("%@", .text(value.description)) }

            private mutating func append(_ specifier: String, _ argument: Argument) {
                key += specifier
                arguments.append(argument)
            }
        }

        enum Argument: Equatable, Sendable {
            case text(String)
            case integer(Int64)
            case number(Double)

            var value: any CVarArg {
                switch self {
                case .text(let value): value
                case .integer(let value): value
                case .number(let value): value
                }
            }
        }

        let key: String
        let arguments: [Argument]

        public init(_ value: String) { (key, arguments) = (value, []) }
        public init(stringLiteral value: String) { (key, arguments) = (value, []) }
        public init(stringInterpolation: StringInterpolation) {
            (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
        }
    }

    /// The localized text of a key with values in it.
    public init(
        localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = Self.localized(key.key, default: nil, arguments: key.arguments, table: table, bundle: bundle, locale: locale)
    }

    /// The localized text of a fixed key; `defaultValue` where no table has it.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = Self.localized(
            key.description, default: defaultValue.key, arguments: defaultValue.arguments, table: table, bundle: bundle, locale: locale)
    }

    private static func localized(
        _ key: String, default fallback: String?, arguments: [LocalizationValue.Argument], table: String?, bundle: Bundle?, locale: Locale
    ) -> String {
        let text = (bundle ?? .main).localizedString(forKey: key, value: fallback, table: table)
        return arguments.isEmpty ? text : PluralFormat.formatted(text, locale: locale, arguments.map(\.value))
    }
}
