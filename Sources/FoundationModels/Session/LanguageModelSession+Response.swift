import QuinceFoundation

extension LanguageModelSession {
    /// An answer of the model.
    ///
    /// Source: Apple's documentation of `LanguageModelSession.Response`.
    public struct Response<Content: Generable> {
        public let content: Content
        /// The content as it was generated.
        public let rawContent: GeneratedContent
        /// The transcript entries of the answer, tool calls included.
        public let transcriptEntries: ArraySlice<Transcript.Entry>
    }

    // MARK: Text

    /// - Throws: `GenerationError`, or `ToolCallError` where a tool failed.
    @discardableResult public nonisolated(nonsending) func respond(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> { try await answer(prompt, nil, options, as: String.self) }

    /// - Throws: `GenerationError`, or `ToolCallError` where a tool failed.
    @_disfavoredOverload
    @discardableResult public nonisolated(nonsending) func respond(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> { try await respond(to: Prompt(text: prompt), options: options) }

    /// - Throws: `GenerationError`, or `ToolCallError` where a tool failed.
    @discardableResult public nonisolated(nonsending) func respond(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> { try await respond(to: try prompt(), options: options) }

    // MARK: Content of a schema

    /// - Parameter includeSchemaInPrompt: Whether the model reads the schema, too.
    /// - Throws: `GenerationError`, or `ToolCallError` where a tool failed.
    @discardableResult public nonisolated(nonsending) func respond(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> { try await answer(prompt, schema, options, as: GeneratedContent.self) }

    /// - Parameter includeSchemaInPrompt: Whether the model reads the schema, too.
    /// - Throws: `GenerationError`, or `ToolCallError` where a tool failed.
    @_disfavoredOverload
    @discardableResult public nonisolated(nonsending) func respond(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> {
        try await respond(to: Prompt(text: prompt), schema: schema, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }

    /// - Parameter includeSchemaInPrompt: Whether the model reads the schema, too.
    /// - Throws: `GenerationError`, or `ToolCallError` where a tool failed.
    @discardableResult public nonisolated(nonsending) func respond(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<GeneratedContent> {
        try await respond(to: try prompt(), schema: schema, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }

    // MARK: Values of a type

    /// - Parameter includeSchemaInPrompt: Whether the model reads the type's schema, too.
    /// - Throws: `GenerationError`, or `ToolCallError` where a tool failed.
    @discardableResult public nonisolated(nonsending) func respond<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { try await answer(prompt, Content.generationSchema, options, as: type) }

    /// - Parameter includeSchemaInPrompt: Whether the model reads the type's schema, too.
    /// - Throws: `GenerationError`, or `ToolCallError` where a tool failed.
    @_disfavoredOverload
    @discardableResult public nonisolated(nonsending) func respond<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> {
        try await respond(to: Prompt(text: prompt), generating: type, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }

    /// - Parameter includeSchemaInPrompt: Whether the model reads the type's schema, too.
    /// - Throws: `GenerationError`, or `ToolCallError` where a tool failed.
    @discardableResult public nonisolated(nonsending) func respond<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> {
        try await respond(to: try prompt(), generating: type, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }
}

extension LanguageModelSession.Response: Sendable where Content: Sendable {}
