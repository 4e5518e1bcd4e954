/// Translations between two languages. As in Apple's Simulator, each fails.
///
/// Source: Apple's documentation of `TranslationSession`.
public final class TranslationSession: @unchecked Sendable {
    /// The languages of a session.
    public struct Configuration: Equatable, Hashable, Sendable {
        /// nil where the texts' language is looked for.
        public var source: Locale.Language?
        /// nil for the user's language.
        public var target: Locale.Language?
        /// Changes with `invalidate()`, so that views begin another session.
        public private(set) var version = 0

        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) { (self.source, self.target) = (source, target) }

        /// Has views translate again in a new session.
        public mutating func invalidate() { version += 1 }
    }

    /// A text to translate.
    public struct Request: Equatable, Hashable, Sendable {
        public var sourceText: String
        /// Names the answer to this text.
        public var clientIdentifier: String?

        public init(sourceText: String, clientIdentifier: String? = nil) {
            (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
        }
    }

    /// A translated text.
    public struct Response: Equatable, Hashable, Sendable {
        public let sourceLanguage: Locale.Language
        public let targetLanguage: Locale.Language
        public let sourceText: String
        public let targetText: String
        public let clientIdentifier: String?
    }

    /// Translated texts, in the order in which they are ready.
    public struct BatchResponse: AsyncSequence, Sendable {
        public typealias Element = Response
        let error: TranslationError

        public struct AsyncIterator: AsyncIteratorProtocol {
            let error: TranslationError
            public mutating func next() async throws -> Response? { throw error }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(error: error) }
    }

    public let sourceLanguage: Locale.Language?
    public let targetLanguage: Locale.Language?
    private let lock = NSLock()
    private var isCancelled = false

    init(_ configuration: Configuration) { (sourceLanguage, targetLanguage) = (configuration.source, configuration.target) }

    /// A session between languages that are on the device.
    public init(installedSource source: Locale.Language, target: Locale.Language?) {
        (sourceLanguage, targetLanguage) = (source, target)
    }

    public var isReady: Bool { get async { false } }
    public var canRequestDownloads: Bool { false }

    /// Ends the session; what is asked of it afterwards fails.
    public func cancel() { lock.withLock { isCancelled = true } }

    private func error(_ texts: [String]) -> TranslationError {
        if lock.withLock({ isCancelled }) { return .alreadyCancelled }
        return texts.allSatisfy { $0.allSatisfy(\.isWhitespace) } ? .nothingToTranslate : .unsupportedLanguagePairing
    }

    /// - Throws: `TranslationError`.
    public func prepareTranslation() async throws { throw error(["text"]) }

    /// - Throws: `TranslationError`.
    public func translate(_ string: String) async throws -> Response { throw error([string]) }

    /// - Throws: `TranslationError`.
    public func translations(from batch: [Request]) async throws -> [Response] { throw error(batch.map(\.sourceText)) }

    /// The translations of several texts, which throw a `TranslationError` where one is asked for.
    public func translate(batch: [Request]) -> BatchResponse { BatchResponse(error: error(batch.map(\.sourceText))) }
}
