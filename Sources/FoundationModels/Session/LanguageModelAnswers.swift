import QuinceFoundation

/// Answers that take the model's part. The environment variable `LANGUAGE_MODEL_ANSWERS`, or else the default `LanguageModelAnswers`, which a launch
/// argument can set, has them as JSON or names a JSON file of the app's bundle; it may have the whole path of a file that the app may read.
///
/// The JSON is a list. Each of its answers has
/// - `prompt`: a text that the prompt contains; without it the answer is to any prompt;
/// - `answer`: a text, or JSON in the form of the type that is generated;
/// - `calls`: calls of tools before the answer, each with `tool` and `arguments`; none without it;
/// - `error`: the name of a case of `GenerationError` which is thrown instead of the answer.
///
/// The first that fits answers, as often as it is asked.
package struct LanguageModelAnswers: Sendable {
    struct Call: Sendable {
        let tool: String
        let arguments: GeneratedContent
    }

    struct Answer: Sendable {
        let prompt: String?
        let content: GeneratedContent
        let calls: [Call]
        let failure: LanguageModelSession.GenerationError?
    }

    private let answers: [Answer]
    /// Why the file cannot be read; nil where it can.
    private let problem: String?

    static let ofProcess: LanguageModelAnswers? = {
        let setting =
            ProcessInfo.processInfo.environment["LANGUAGE_MODEL_ANSWERS"] ?? UserDefaults.standard.string(forKey: "LanguageModelAnswers")
        return setting.flatMap { $0.isEmpty ? nil : LanguageModelAnswers(setting: $0) }
    }()

    /// - Parameter setting: JSON, or the name or path of a file with it.
    package init(setting: String) {
        guard setting.first(where: { !$0.isWhitespace }) != "[" else {
            self.init(json: setting)
            return
        }
        let inBundle = setting.hasPrefix("/") ? nil : Bundle.main.url(forResource: setting, withExtension: nil)
        guard let data = FileManager.default.contents(atPath: inBundle?.path ?? setting) else {
            self.init(answers: [], problem: "the file of answers '\(setting)' cannot be read: name a JSON file of the app's bundle")
            return
        }
        self.init(json: String(decoding: data, as: UTF8.self))
    }

    private init(answers: [Answer], problem: String?) { (self.answers, self.problem) = (answers, problem) }

    /// - Parameter json: The file's text. One that is malformed makes each question fail with the reason.
    package init(json: String) {
        do {
            let content = try GeneratedContent(json: json)
            guard content.isComplete else { throw LanguageModelSession.GenerationError.decoding("the file of answers breaks off") }
            self.init(answers: try content.value([GeneratedContent].self).map { try Self.answer($0) }, problem: nil)
        } catch { self.init(answers: [], problem: "the file of answers is malformed: \(error.localizedDescription)") }
    }

    private static func answer(_ content: GeneratedContent) throws -> Answer {
        let error = try content.value(String?.self, forProperty: "error")
        let calls = try content.value([GeneratedContent]?.self, forProperty: "calls") ?? []
        return Answer(
            prompt: try content.value(String?.self, forProperty: "prompt"),
            content: try content.value(GeneratedContent?.self, forProperty: "answer") ?? GeneratedContent(kind: .null),
            calls: try calls.map {
                Call(
                    tool: try $0.value(forProperty: "tool"),
                    arguments: try $0.value(GeneratedContent?.self, forProperty: "arguments")
                        ?? GeneratedContent(properties: [:]))
            },
            failure: try error.map { try LanguageModelSession.GenerationError(named: $0) })
    }

    /// The answer to a prompt.
    ///
    /// - Throws: `GenerationError.decodingFailure` for a malformed file, `assetsUnavailable` where no answer fits.
    func next(to prompt: String) throws -> Answer {
        if let problem { throw LanguageModelSession.GenerationError.decoding(problem) }
        if let answer = answers.first(where: { $0.prompt.map { prompt.contains($0) } ?? true }) { return answer }
        throw LanguageModelSession.GenerationError.assetsUnavailable(
            .init(debugDescription: "The file of answers has none to the prompt '\(prompt.prefix(200))'"))
    }
}
