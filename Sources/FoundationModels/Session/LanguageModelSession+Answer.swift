import QuinceFoundation

extension LanguageModelSession {
    /// Asks the model, and keeps what was asked and answered.
    ///
    /// - Parameter schema: nil for text.
    nonisolated(nonsending) func answer<Content: Generable>(
        _ prompt: Prompt, _ schema: GenerationSchema?, _ options: GenerationOptions, as type: Content.Type
    ) async throws -> Response<Content> {
        try begin()
        defer { end() }
        guard let answers = model.answers else {
            throw GenerationError.assetsUnavailable(
                .init(debugDescription: "The model is unavailable: Apple Intelligence is not enabled on a simulated device"))
        }
        let first = entryCount
        let answer = try answers.next(to: prompt.text)
        append(.prompt(Self.entry(prompt, schema, options)))
        for call in answer.calls { try await self.call(call) }
        if let failure = answer.failure { throw failure }
        let content = try Content(answer.content)
        append(.response(Self.entry(answer.content, schema)))
        return Response(content: content, rawContent: answer.content, transcriptEntries: Array(transcript)[first...])
    }

    private static func entry(_ prompt: Prompt, _ schema: GenerationSchema?, _ options: GenerationOptions) -> Transcript.Prompt {
        Transcript.Prompt(
            segments: [.text(.init(content: prompt.text))], options: options,
            responseFormat: schema.map { Transcript.ResponseFormat(schema: $0) })
    }

    private static func entry(_ content: GeneratedContent, _ schema: GenerationSchema?) -> Transcript.Response {
        let segment: Transcript.Segment =
            if let schema { .structure(.init(source: schema.name, content: content)) } else if case .string(let text) = content.kind {
                .text(.init(content: text))
            } else { .text(.init(content: content.jsonString)) }
        return Transcript.Response(assetIDs: [], segments: [segment])
    }

    /// Calls a tool as the model does.
    private nonisolated(nonsending) func call(_ call: LanguageModelAnswers.Call) async throws {
        let entry = Transcript.ToolCall(id: UUID().uuidString, toolName: call.tool, arguments: call.arguments)
        append(.toolCalls(.init([entry])))
        guard let tool = tools.first(where: { $0.name == call.tool }) else {
            throw GenerationError.decoding("the file of answers calls the tool '\(call.tool)', which the session does not have")
        }
        do {
            let output = try await Self.output(of: tool, call.arguments)
            append(.toolOutput(.init(id: entry.id, toolName: call.tool, segments: [.text(.init(content: output.text))])))
        } catch { throw ToolCallError(tool: tool, underlyingError: error) }
    }

    private static func output<T: Tool>(of tool: T, _ arguments: GeneratedContent) async throws -> Prompt {
        try await tool.call(arguments: try T.Arguments(arguments)).promptRepresentation
    }
}
