import QuinceFoundation

extension LanguageModelSession {
    /// Why there is no answer.
    ///
    /// Source: Apple's documentation of `LanguageModelSession.GenerationError`.
    public enum GenerationError: Error, LocalizedError {
        /// A description of the error for developers.
        public struct Context: Sendable {
            public let debugDescription: String
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }

        /// The refused request.
        public struct Refusal: Sendable {
            private let entries: [Transcript.Entry]
            public init(transcriptEntries: [Transcript.Entry]) { entries = transcriptEntries }

            /// - Throws: `GenerationError.assetsUnavailable`: no model explains itself on a simulated device.
            public var explanation: Response<String> { get async throws { throw Self.unavailable } }

            /// Throws `GenerationError.assetsUnavailable`: no model explains itself on a simulated device.
            public var explanationStream: ResponseStream<String> { ResponseStream { throw Self.unavailable } }

            private static var unavailable: GenerationError {
                .assetsUnavailable(.init(debugDescription: "The model is unavailable, and gives no explanation of the refusal"))
            }
        }

        case exceededContextWindowSize(Context)
        case assetsUnavailable(Context)
        case guardrailViolation(Context)
        case unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context)
        case decodingFailure(Context)
        case rateLimited(Context)
        case concurrentRequests(Context)
        case refusal(Refusal, Context)

        var context: Context {
            switch self {
            case .exceededContextWindowSize(let context), .assetsUnavailable(let context), .guardrailViolation(let context),
                .unsupportedGuide(let context), .unsupportedLanguageOrLocale(let context), .decodingFailure(let context),
                .rateLimited(let context), .concurrentRequests(let context), .refusal(_, let context):
                context
            }
        }

        public var errorDescription: String? {
            switch self {
            case .exceededContextWindowSize: "Exceeded model context window size"
            case .assetsUnavailable: "Model assets are unavailable"
            case .guardrailViolation: "Detected content likely to be unsafe"
            case .unsupportedGuide: "Unsupported generation guide"
            case .unsupportedLanguageOrLocale: "Unsupported language or locale"
            case .decodingFailure: "Failed to decode the generated content: \(context.debugDescription)"
            case .rateLimited: "Rate limit exceeded"
            case .concurrentRequests: "Another request is in progress"
            case .refusal: "The model refused to answer"
            }
        }

        public var recoverySuggestion: String? {
            switch self {
            case .exceededContextWindowSize: "Begin a new session, with a shorter transcript."
            case .assetsUnavailable: "Check SystemLanguageModel.default.availability before the model is used."
            case .guardrailViolation, .refusal: "Change the prompt."
            case .unsupportedGuide: "Change the guides of the type."
            case .unsupportedLanguageOrLocale: "Check SystemLanguageModel.default.supportsLocale(_:) before the model is used."
            case .decodingFailure: "Change the prompt, or ask again."
            case .rateLimited: "Ask again later."
            case .concurrentRequests: "Wait until the session's isResponding is false."
            }
        }

        public var failureReason: String? { context.debugDescription }

        static func decoding(_ reason: String) -> GenerationError { .decodingFailure(Context(debugDescription: reason)) }

        /// The case of a name, for files of answers.
        init(named name: String) throws {
            let context = Context(debugDescription: "The file of answers asks for this error")
            switch name {
            case "exceededContextWindowSize": self = .exceededContextWindowSize(context)
            case "assetsUnavailable": self = .assetsUnavailable(context)
            case "guardrailViolation": self = .guardrailViolation(context)
            case "unsupportedGuide": self = .unsupportedGuide(context)
            case "unsupportedLanguageOrLocale": self = .unsupportedLanguageOrLocale(context)
            case "decodingFailure": self = .decodingFailure(context)
            case "rateLimited": self = .rateLimited(context)
            case "concurrentRequests": self = .concurrentRequests(context)
            case "refusal": self = .refusal(Refusal(transcriptEntries: []), context)
            default: throw Self.decoding("'\(name)' is no case of GenerationError")
            }
        }
    }

    /// The error of a tool that the model called.
    ///
    /// Source: Apple's documentation of `LanguageModelSession.ToolCallError`.
    public struct ToolCallError: Error, LocalizedError {
        public var tool: any Tool
        public var underlyingError: any Error

        public init(tool: any Tool, underlyingError: any Error) { (self.tool, self.underlyingError) = (tool, underlyingError) }

        public var errorDescription: String? { "The tool '\(tool.name)' failed: \(underlyingError.localizedDescription)" }
    }
}
