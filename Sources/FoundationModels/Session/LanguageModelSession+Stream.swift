import QuinceFoundation

extension LanguageModelSession {
    /// An answer while it is generated.
    ///
    /// Source: Apple's documentation of `LanguageModelSession.ResponseStream`.
    public struct ResponseStream<Content: Generable>: AsyncSequence {
        public typealias Element = Snapshot

        /// The answer as far as it is generated.
        public struct Snapshot {
            public var content: Content.PartiallyGenerated
            public var rawContent: GeneratedContent
        }

        let answer: @Sendable () async throws -> Response<Content>

        public struct AsyncIterator: AsyncIteratorProtocol {
            let answer: @Sendable () async throws -> Response<Content>
            private var remaining: [GeneratedContent]?

            init(answer: @escaping @Sendable () async throws -> Response<Content>) { self.answer = answer }

            public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Snapshot? {
                if remaining == nil {
                    let response = try await answer()
                    remaining = StreamedContent.steps(of: response.rawContent)
                }
                guard remaining?.isEmpty == false, let content = remaining?.removeFirst() else { return nil }
                return Snapshot(content: try Content.PartiallyGenerated(content), rawContent: content)
            }

            public mutating func next() async throws -> Snapshot? { try await next(isolation: nil) }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(answer: answer) }

        /// The whole answer.
        ///
        /// - Throws: `GenerationError`, or `ToolCallError` where a tool failed.
        public nonisolated(nonsending) func collect() async throws -> Response<Content> { try await answer() }
    }

    private func stream<Content: Generable>(
        _ prompt: Prompt, _ schema: GenerationSchema?, _ options: GenerationOptions, as type: Content.Type
    ) -> ResponseStream<Content> {
        ResponseStream { [self] in try await answer(prompt, schema, options, as: Content.self) }
    }

    // MARK: Text

    public func streamResponse(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) -> sending ResponseStream<String> {
        stream(prompt, nil, options, as: String.self)
    }

    @_disfavoredOverload
    public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions()) -> sending ResponseStream<String> {
        streamResponse(to: Prompt(text: prompt), options: options)
    }

    public func streamResponse(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<String> { streamResponse(to: try prompt(), options: options) }

    // MARK: Content of a schema

    /// - Parameter includeSchemaInPrompt: Whether the model reads the schema, too.
    public func streamResponse(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<GeneratedContent> { stream(prompt, schema, options, as: GeneratedContent.self) }

    /// - Parameter includeSchemaInPrompt: Whether the model reads the schema, too.
    @_disfavoredOverload
    public func streamResponse(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<GeneratedContent> {
        streamResponse(to: Prompt(text: prompt), schema: schema, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }

    /// - Parameter includeSchemaInPrompt: Whether the model reads the schema, too.
    public func streamResponse(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<GeneratedContent> {
        streamResponse(to: try prompt(), schema: schema, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }

    // MARK: Values of a type

    /// - Parameter includeSchemaInPrompt: Whether the model reads the type's schema, too.
    public func streamResponse<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<Content> { stream(prompt, Content.generationSchema, options, as: type) }

    /// - Parameter includeSchemaInPrompt: Whether the model reads the type's schema, too.
    @_disfavoredOverload
    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<Content> {
        streamResponse(to: Prompt(text: prompt), generating: type, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }

    /// - Parameter includeSchemaInPrompt: Whether the model reads the type's schema, too.
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<Content> {
        streamResponse(to: try prompt(), generating: type, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }
}

extension LanguageModelSession.ResponseStream.Snapshot: Sendable where Content.PartiallyGenerated: Sendable {}

/// The stages of content while it is generated: a text word by word, a structure property by property.
enum StreamedContent {
    static func steps(of content: GeneratedContent) -> [GeneratedContent] {
        let id = content.id ?? GenerationID()
        func named(_ content: GeneratedContent) -> GeneratedContent {
            var content = content
            content.id = id
            return content
        }
        switch content.kind {
        case .string(let text):
            let words = text.split(separator: " ", omittingEmptySubsequences: false)
            return words.indices.map { index in
                let isComplete = index == words.count - 1
                return named(GeneratedContent(kind: .string(words[...index].joined(separator: " ")), isComplete: isComplete))
            }
        case .structure(let properties, let keys):
            let entries = ContentWriter.ordered(properties, keys)
            let stages = (1...max(1, entries.count)).map { count in
                let part = entries.prefix(count)
                let kind = GeneratedContent.Kind.structure(
                    properties: Dictionary(uniqueKeysWithValues: part.map { ($0.key, $0.value) }), orderedKeys: part.map(\.key))
                return named(GeneratedContent(kind: kind, isComplete: count >= entries.count))
            }
            return stages
        default: return [named(content)]
        }
    }
}
