import QuinceFoundation

/// The language model of the system.
///
/// A simulated device answers as Apple's Simulator on a Mac whose user has not turned on Apple Intelligence: the model is unavailable for the
/// reason `appleIntelligenceNotEnabled`, and sessions fail. A file of answers that somebody writes for the app takes the model's part: see
/// `LanguageModelAnswers`.
///
/// Source: Apple's documentation of `SystemLanguageModel`.
public final class SystemLanguageModel: Sendable {
    /// The use case of a model.
    ///
    /// Source: Apple's documentation of `SystemLanguageModel.UseCase`.
    public struct UseCase: Sendable, Equatable {
        private let name: String
        public static let general = UseCase(name: "general")
        /// Topics, emotions, actions and objects of a text.
        public static let contentTagging = UseCase(name: "contentTagging")
    }

    /// The guardrails that filter prompts and answers.
    ///
    /// Source: Apple's documentation of `SystemLanguageModel.Guardrails`.
    public struct Guardrails: Sendable {
        private let name: String
        public static let `default` = Guardrails(name: "default")
        /// Lets texts of the user be rewritten, whatever they are about.
        public static let permissiveContentTransformations = Guardrails(name: "permissiveContentTransformations")
    }

    /// Whether the model can be used.
    ///
    /// Source: Apple's documentation of `SystemLanguageModel.Availability`.
    @frozen public enum Availability: Equatable, Sendable {
        public enum UnavailableReason: Equatable, Sendable {
            case deviceNotEligible
            case appleIntelligenceNotEnabled
            case modelNotReady
        }
        case available
        case unavailable(UnavailableReason)
    }

    public static let `default` = SystemLanguageModel()
    let answers: LanguageModelAnswers?

    public init(useCase: UseCase = .general, guardrails: Guardrails = .default) { answers = .ofProcess }

    /// The model as a file of answers plays it; nil for none.
    package init(answers: LanguageModelAnswers?) { self.answers = answers }

    public var availability: Availability { answers == nil ? .unavailable(.appleIntelligenceNotEnabled) : .available }
    public var isAvailable: Bool { availability == .available }

    /// The languages that the model speaks, as of iOS 26.
    public var supportedLanguages: Set<Locale.Language> { Set(Self.languages.map { Locale.Language(identifier: $0) }) }

    private static let languages = [
        "da", "de", "en-AU", "en-GB", "en-US", "es-419", "es-ES", "es-US", "fr-CA", "fr-FR", "it", "ja", "ko", "nb", "nl", "pt-BR", "pt-PT",
        "sv",
        "tr", "vi", "zh-Hans", "zh-Hant", "zh-Hant-HK",
    ]

    /// Whether the model speaks the language of a locale.
    public func supportsLocale(_ locale: Locale = .current) -> Bool {
        let code = locale.language.languageCode?.identifier
        return Self.languages.contains { $0.prefix { $0 != "-" } == code ?? "" }
    }

    /// The number of tokens that instructions, prompts and answers of a session may have together.
    public var contextSize: Int { 4096 }

    @available(*, unavailable, message: "not yet in Quince: the words of the model, which a simulated device has none of")
    public func tokenCount(for prompt: some PromptRepresentable) async throws -> Int { fatalError() }

    @available(*, unavailable, message: "not yet in Quince: adapters of the model, which a simulated device has none of")
    public struct Adapter {}
}
