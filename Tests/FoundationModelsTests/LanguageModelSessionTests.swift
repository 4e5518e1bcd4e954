@testable import FoundationModels
import Testing

@Suite struct LanguageModelSessionTests {
    struct Weather: Tool {
        @Generable struct Arguments { @Guide(description: "A city") var city: String }
        let description = "Tells the weather"
        func call(arguments: Arguments) async throws -> String {
            if arguments.city.isEmpty { throw CancellationError() }
            return "Sunny in \(arguments.city)"
        }
    }

    @Generable struct Person: Equatable {
        var name: String
        var age: Int
    }

    private static let model = SystemLanguageModel(
        answers: LanguageModelAnswers(
            json: """
                [{"prompt": "person", "answer": {"name": "Ada", "age": 36}}, {"prompt": "refuse", "error": "guardrailViolation"},
                 {"prompt": "weather", "calls": [{"tool": "Weather", "arguments": {"city": "Rome"}}], "answer": "It is sunny."},
                 {"prompt": "broken tool", "calls": [{"tool": "Weather", "arguments": {"city": ""}}], "answer": "It is sunny."},
                 {"prompt": "other tool", "calls": [{"tool": "Oracle", "arguments": {}}], "answer": ""},
                 {"prompt": "hello", "answer": "Hello to you"}]
                """))

    @Test func theModelIsUnavailable() async {
        let model = SystemLanguageModel.default
        #expect(model.availability == .unavailable(.appleIntelligenceNotEnabled))
        #expect(!model.isAvailable)
        #expect(model.supportsLocale(Locale(identifier: "en_US")))
        #expect(!model.supportsLocale(Locale(identifier: "fi_FI")))
        let session = LanguageModelSession(instructions: "Be brief")
        await #expect { try await session.respond(to: "hello") } throws: { error in
            if case LanguageModelSession.GenerationError.assetsUnavailable = error { true } else { false }
        }
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            for try await _ in session.streamResponse(to: "person", generating: Person.self) {}
        }
        #expect(!session.isResponding)
        #expect(session.transcript.count == 1)
    }

    @Test func answersComeFromTheFile() async throws {
        let session = LanguageModelSession(model: Self.model)
        #expect(Self.model.isAvailable)
        #expect(try await session.respond(to: "Say hello").content == "Hello to you")
        let response = try await session.respond(to: "Invent a person", generating: Person.self)
        #expect(response.content == Person(name: "Ada", age: 36))
        #expect(response.transcriptEntries.count == 2)
        #expect(session.transcript.count == 4)
        await #expect { try await session.respond(to: "refuse") } throws: { error in
            if case LanguageModelSession.GenerationError.guardrailViolation = error { true } else { false }
        }
        await #expect { try await session.respond(to: "unknown") } throws: { error in
            if case LanguageModelSession.GenerationError.assetsUnavailable = error { true } else { false }
        }
        await #expect { try await session.respond(to: "hello", generating: Person.self) } throws: { error in
            if case LanguageModelSession.GenerationError.decodingFailure = error { true } else { false }
        }
    }

    @Test func answersAreStreamed() async throws {
        let session = LanguageModelSession(model: Self.model)
        var texts: [String] = []
        for try await snapshot in session.streamResponse(to: "hello") { texts.append(snapshot.content) }
        #expect(texts == ["Hello", "Hello to", "Hello to you"])
        var people: [Person.PartiallyGenerated] = []
        for try await snapshot in session.streamResponse(generating: Person.self, prompt: { "A person" }) {
            people.append(snapshot.content)
        }
        #expect(people.map(\.name) == ["Ada", "Ada"])
        #expect(people.map(\.age) == [nil, 36])
        #expect(Set(people.map(\.id)).count == 1)
        #expect(try await session.streamResponse(to: "hello").collect().content == "Hello to you")
    }

    @Test func toolsAreCalled() async throws {
        let session = LanguageModelSession(model: Self.model, tools: [Weather()]) {
            "Answer briefly"
            if true { "and kindly" }
        }
        #expect(try await session.respond(to: "What is the weather?").content == "It is sunny.")
        let entries = session.transcript.map(\.description)
        #expect(
            entries == [
                "Instructions: Answer briefly\nand kindly", "Prompt: What is the weather?", #"ToolCalls: Weather({"city": "Rome"})"#,
                "ToolOutput of Weather: Sunny in Rome", "Response: It is sunny.",
            ])
        await #expect(throws: LanguageModelSession.ToolCallError.self) { try await session.respond(to: "broken tool") }
        await #expect(throws: LanguageModelSession.GenerationError.self) { try await session.respond(to: "other tool") }
    }

    @Test func transcriptsAreCodedAndContinued() async throws {
        let session = LanguageModelSession(model: Self.model, tools: [Weather()], instructions: "Be brief")
        let options = GenerationOptions(sampling: .random(top: 3, seed: .max), temperature: 0.5, maximumResponseTokens: 9)
        try await session.respond(to: "What is the weather?", options: options)
        try await session.respond(to: "A person", generating: Person.self)
        let data = try JSONEncoder().encode(session.transcript)
        let transcript = try JSONDecoder().decode(Transcript.self, from: data)
        #expect(transcript == session.transcript)
        #expect(LanguageModelSession(model: Self.model, transcript: transcript).transcript.count == 7)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Transcript.self, from: Data("{}".utf8)) }
    }

    @Test(arguments: ["", "{}", "[{", #"[{"error": "unknown"}]"#]) func malformedFilesMakeQuestionsFail(_ json: String) async {
        let session = LanguageModelSession(model: SystemLanguageModel(answers: LanguageModelAnswers(json: json)))
        await #expect { try await session.respond(to: "hello") } throws: { error in
            guard case LanguageModelSession.GenerationError.decodingFailure(let context) = error else { return false }
            return context.debugDescription.contains("the file of answers")
        }
    }

    @Test func answersAreJSONOrAFile() async throws {
        let json = #" [{"answer": "Yes"}]"#
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(json.utf8).write(to: file)
        for setting in [json, file.path] {
            let session = LanguageModelSession(model: SystemLanguageModel(answers: LanguageModelAnswers(setting: setting)))
            #expect(try await session.respond(to: "Is it?").content == "Yes")
        }
        let session = LanguageModelSession(model: SystemLanguageModel(answers: LanguageModelAnswers(setting: "/nowhere.json")))
        await #expect(throws: LanguageModelSession.GenerationError.self) { try await session.respond(to: "Is it?") }
    }

    @Test func aSessionAnswersOneQuestionAtATime() async throws {
        let session = LanguageModelSession(model: Self.model)
        try session.begin()
        #expect(session.isResponding)
        await #expect { try await session.respond(to: "hello") } throws: { error in
            if case LanguageModelSession.GenerationError.concurrentRequests = error { true } else { false }
        }
        session.end()
        #expect(try await session.respond(to: "hello").content == "Hello to you")
    }

    @Test func promptsAreBuiltLineByLine() {
        let isLong = false
        let prompt = Prompt {
            "One"
            if isLong { "Two" } else { "Three" }
            for index in 1...2 { "Line \(index)" }
            Person(name: "Ada", age: 36)
        }
        #expect(prompt.text == "One\nThree\nLine 1\nLine 2\n{\"name\": \"Ada\", \"age\": 36}")
        #expect(Instructions("Be brief").text == "Be brief")
    }

    @Test func feedbackIsJSON() async throws {
        let session = LanguageModelSession(model: Self.model)
        try await session.respond(to: "hello")
        let data = session.logFeedbackAttachment(
            sentiment: .negative, issues: [.init(category: .incorrect, explanation: "No")], desiredResponseText: "Hi")
        let report = try GeneratedContent(json: String(decoding: data, as: UTF8.self))
        #expect(try report.value(String.self, forProperty: "sentiment") == "negative")
        #expect(try report.value([GeneratedContent].self, forProperty: "issues").count == 1)
    }
}
