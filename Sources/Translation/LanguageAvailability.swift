/// The languages that can be translated: none, as in Apple's Simulator, which has no translation.
///
/// Source: Apple's documentation of `LanguageAvailability`.
public final class LanguageAvailability: Sendable {
    /// Whether a pair of languages can be translated.
    public enum Status: Equatable, Hashable, Sendable {
        /// The languages are on the device.
        case installed
        /// The languages can be downloaded.
        case supported
        case unsupported
    }

    public init() {}

    public var supportedLanguages: [Locale.Language] { get async { [] } }

    /// - Parameter target: nil for the user's language.
    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }

    /// - Parameters:
    ///   - text: A text whose language is looked for.
    ///   - target: nil for the user's language.
    public func status(for text: String, to target: Locale.Language?) async throws -> Status {
        if text.allSatisfy(\.isWhitespace) { throw TranslationError.nothingToTranslate }
        return .unsupported
    }
}
