@_spi(Quince) import QuinceFoundation

/// A key for localized text that may have values in it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let key: String
    let arguments: [Argument]

    /// A value in the text.
    struct Argument: Equatable {
        enum Value {
            case value(any CVarArg)
            case text(Text)
            case formatted((Locale) -> String)
        }
        let value: Value

        static func == (lhs: Argument, rhs: Argument) -> Bool {
            switch (lhs.value, rhs.value) {
            case (.value(let first), .value(let second)): "\(first)" == "\(second)"
            case (.text(let first), .text(let second)): first == second
            default: false
            }
        }
    }

    public init(_ value: String) { (key, arguments) = (value, []) }
    public init(stringLiteral value: String) { (key, arguments) = (value, []) }
    public init(stringInterpolation: StringInterpolation) { (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments) }

    /// Collects the key and the values of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            // Few have one, and looking for it with Foundation takes as long as laying the text out.
            key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }
        public mutating func appendInterpolation(_ string: String) { append("%@", .value(string)) }
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .value(formatter?.string(for: subject) ?? "\(subject)"))
        }
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .value(formatter?.string(for: subject) ?? "\(subject)"))
        }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .formatted { format.locale($0).format(input) })
        }
        /// A value in the form a style gives it, with the attributes of the style's output.
        ///
        /// Source: Apple's documentation of `appendInterpolation(_:format:)` for attributed output (iOS 18).
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append("%@", .text(Text(input, format: format)))
        }
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { append(T._formatSpecifier, .value(value._argument)) }
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(specifier, .value(value._argument))
        }
        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
        /// A picture among the words.
        public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }
        /// Words with looks of their own.
        /// Has a localized text stand in the text.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append("%@", .text(Text(resource))) }
        public mutating func appendInterpolation(_ attributedString: AttributedString) { append("%@", .text(Text(attributedString))) }

        private mutating func append(_ specifier: String, _ value: Argument.Value) {
            key += specifier
            arguments.append(Argument(value: value))
        }
    }

    /// The text in the language of the app's user, its values filled in.
    func resolve(in environment: EnvironmentValues, table: String? = nil, bundle: Bundle? = nil) -> String {
        resolve(in: environment, table: table, bundle: bundle) { text, _ in text.plainText(in: environment) }
    }

    /// The same with marks where texts belong, which have looks of their own.
    func resolveMarked(in environment: EnvironmentValues, table: String? = nil, bundle: Bundle? = nil) -> String {
        resolve(in: environment, table: table, bundle: bundle) { TextMark.mark($1) }
    }

    private func resolve(
        in environment: EnvironmentValues, table: String?, bundle: Bundle?, _ words: (Text, _ index: Int) -> String
    ) -> String {
        let text = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
        return GrammarAgreement.applied(
            to: filled(text, environment, words), language: environment.locale.language.languageCode?.identifier ?? "en")
    }

    /// A text with the values in their places.
    private func filled(_ text: String, _ environment: EnvironmentValues, _ words: (Text, _ index: Int) -> String) -> String {
        guard !arguments.isEmpty else { return text }
        let values = arguments.enumerated().map { index, argument -> any CVarArg in
            switch argument.value {
            case .value(let value): value
            case .text(let text): words(text, index)
            case .formatted(let format): format(environment.locale)
            }
        }
        return String(format: text, locale: environment.locale, arguments: values)
    }
}

/// Marks of where a text belongs in another one, in characters for private use.
enum TextMark {
    private static let (begin, end): (Character, Character) = ("\u{E000}", "\u{E001}")

    static func mark(_ index: Int) -> String { "\(begin)\(index)\(end)" }

    enum Part { case words(String), text(Int) }

    /// The words between marks, and what the marks stand for.
    static func parts(of text: String) -> [Part] {
        guard text.contains(begin) else { return [.words(text)] }
        return text.split(separator: begin, omittingEmptySubsequences: false).enumerated().flatMap { index, piece -> [Part] in
            guard index > 0, let close = piece.firstIndex(of: end), let number = Int(piece[..<close]) else {
                return [.words(String(piece))]
            }
            return [.text(number), .words(String(piece[piece.index(after: close)...]))]
        }
    }
}

/// A type whose values stand in localized text. Source of the name: SwiftUI's interface.
public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg
    var _argument: _Arg { get }
    static var _formatSpecifier: String { get }
}

extension Int: _FormatSpecifiable { public var _argument: Int64 { Int64(self) }; public static var _formatSpecifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public var _argument: Int32 { Int32(self) }; public static var _formatSpecifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public var _argument: Int32 { Int32(self) }; public static var _formatSpecifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public var _argument: Int32 { self }; public static var _formatSpecifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public var _argument: Int64 { self }; public static var _formatSpecifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public var _argument: UInt64 { UInt64(self) }; public static var _formatSpecifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public var _argument: UInt32 { UInt32(self) }; public static var _formatSpecifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public var _argument: UInt32 { UInt32(self) }; public static var _formatSpecifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public var _argument: UInt32 { self }; public static var _formatSpecifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public var _argument: UInt64 { self }; public static var _formatSpecifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public var _argument: Float { self }; public static var _formatSpecifier: String { "%f" } }
extension Double: _FormatSpecifiable { public var _argument: Double { self }; public static var _formatSpecifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable {
    public var _argument: Double { Double(self) }; public static var _formatSpecifier: String { "%lf" }
}
