import QuinceFoundation

extension Transcript: Codable {
    public init(from decoder: any Decoder) throws {
        let content = try CodedContent(from: decoder).content
        do { self = try TranscriptCoding.transcript(content) } catch let error as LanguageModelSession.GenerationError {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: error.context.debugDescription))
        }
    }

    public func encode(to encoder: any Encoder) throws { try CodedContent(TranscriptCoding.content(self)).encode(to: encoder) }
}

/// Transcripts as content, by which they are encoded and decoded.
enum TranscriptCoding {
    private typealias Failure = LanguageModelSession.GenerationError

    static func content(_ transcript: Transcript) -> GeneratedContent {
        GeneratedContent(properties: [
            "type": "FoundationModels.Transcript", "version": 1,
            "transcript": GeneratedContent(properties: ["entries": transcript.map { content($0) }]),
        ])
    }

    static func content(_ entry: Transcript.Entry) -> GeneratedContent {
        switch entry {
        case .instructions(let entry):
            GeneratedContent(properties: [
                "role": "instructions", "id": entry.id, "contents": entry.segments.map { content($0) },
                "tools": entry.toolDefinitions.map { content($0) },
            ])
        case .prompt(let entry):
            GeneratedContent(properties: [
                "role": "user", "id": entry.id, "contents": entry.segments.map { content($0) }, "options": content(entry.options),
                "responseFormat": entry.responseFormat.map { SchemaWriter.content(of: $0.schema) },
            ])
        case .toolCalls(let entry):
            GeneratedContent(properties: [
                "role": "response", "id": entry.id,
                "toolCalls": entry.map {
                    GeneratedContent(properties: ["id": $0.id, "name": $0.toolName, "arguments": $0.arguments])
                },
            ])
        case .toolOutput(let entry):
            GeneratedContent(properties: [
                "role": "tool", "id": entry.id, "toolName": entry.toolName, "contents": entry.segments.map { content($0) },
            ])
        case .response(let entry):
            GeneratedContent(properties: [
                "role": "response", "id": entry.id, "assets": entry.assetIDs, "contents": entry.segments.map { content($0) },
            ])
        }
    }

    private static func content(_ segment: Transcript.Segment) -> GeneratedContent {
        switch segment {
        case .text(let segment): GeneratedContent(properties: ["type": "text", "id": segment.id, "text": segment.content])
        case .structure(let segment):
            GeneratedContent(properties: [
                "type": "structure", "id": segment.id, "source": segment.source, "structure": segment.content,
            ])
        }
    }

    private static func content(_ tool: Transcript.ToolDefinition) -> GeneratedContent {
        GeneratedContent(properties: [
            "name": tool.name, "description": tool.description, "parameters": SchemaWriter.content(of: tool.parameters),
        ])
    }

    private static func content(_ options: GenerationOptions) -> GeneratedContent {
        var entries: [(String, any ConvertibleToGeneratedContent)] = []
        func seed(_ seed: UInt64?) -> String? { seed.map { "\($0)" } }
        switch options.sampling?.kind {
        case .greedy: entries.append(("sampling", GeneratedContent(properties: ["mode": "greedy"])))
        case .top(let count, let own):
            entries.append(("sampling", GeneratedContent(properties: ["mode": "top", "count": count, "seed": seed(own)])))
        case .threshold(let threshold, let own):
            entries.append(("sampling", GeneratedContent(properties: ["mode": "threshold", "threshold": threshold, "seed": seed(own)])))
        case nil: break
        }
        if let temperature = options.temperature { entries.append(("temperature", temperature)) }
        if let maximum = options.maximumResponseTokens { entries.append(("maximumResponseTokens", maximum)) }
        return GeneratedContent(properties: entries) { first, _ in first }
    }

    // MARK: Decoding

    static func transcript(_ content: GeneratedContent) throws -> Transcript {
        let entries = try content.value(GeneratedContent.self, forProperty: "transcript").value(
            [GeneratedContent].self, forProperty: "entries")
        return Transcript(entries: try entries.map { try entry($0) })
    }

    private static func entry(_ content: GeneratedContent) throws -> Transcript.Entry {
        let id = try content.value(String.self, forProperty: "id")
        let parts = try content.value([GeneratedContent]?.self, forProperty: "contents") ?? []
        let segments = try parts.map { try segment($0) }
        switch try content.value(String.self, forProperty: "role") {
        case "instructions":
            let tools = try content.value([GeneratedContent]?.self, forProperty: "tools") ?? []
            return .instructions(.init(id: id, segments: segments, toolDefinitions: try tools.map { try tool($0) }))
        case "user":
            let format = try content.value(GeneratedContent?.self, forProperty: "responseFormat")
            return .prompt(
                .init(
                    id: id, segments: segments, options: try options(content.value(GeneratedContent?.self, forProperty: "options")),
                    responseFormat: try format.map { Transcript.ResponseFormat(schema: try SchemaReader.schema($0)) }))
        case "tool": return .toolOutput(.init(id: id, toolName: try content.value(forProperty: "toolName"), segments: segments))
        case "response":
            if let calls = try content.value([GeneratedContent]?.self, forProperty: "toolCalls") {
                return .toolCalls(.init(id: id, try calls.map { try call($0) }))
            }
            let assets = try content.value([String]?.self, forProperty: "assets") ?? []
            return .response(.init(id: id, assetIDs: assets, segments: segments))
        case let role: throw Failure.decoding("'\(role)' is no role of a transcript's entry")
        }
    }

    private static func call(_ content: GeneratedContent) throws -> Transcript.ToolCall {
        Transcript.ToolCall(
            id: try content.value(forProperty: "id"), toolName: try content.value(forProperty: "name"),
            arguments: try content.value(forProperty: "arguments"))
    }

    private static func tool(_ content: GeneratedContent) throws -> Transcript.ToolDefinition {
        Transcript.ToolDefinition(
            name: try content.value(forProperty: "name"), description: try content.value(forProperty: "description"),
            parameters: try SchemaReader.schema(content.value(forProperty: "parameters")))
    }

    private static func segment(_ content: GeneratedContent) throws -> Transcript.Segment {
        let id = try content.value(String.self, forProperty: "id")
        switch try content.value(String.self, forProperty: "type") {
        case "text": return .text(.init(id: id, content: try content.value(forProperty: "text")))
        case "structure":
            return .structure(
                .init(id: id, source: try content.value(forProperty: "source"), content: try content.value(forProperty: "structure")))
        case let type: throw Failure.decoding("'\(type)' is no type of a transcript's segment")
        }
    }

    private static func options(_ content: GeneratedContent?) throws -> GenerationOptions {
        guard let content else { return GenerationOptions() }
        var options = GenerationOptions()
        options.temperature = try content.value(Double?.self, forProperty: "temperature")
        options.maximumResponseTokens = try content.value(Int?.self, forProperty: "maximumResponseTokens")
        guard let sampling = try content.value(GeneratedContent?.self, forProperty: "sampling") else { return options }
        let seed = try sampling.value(String?.self, forProperty: "seed").flatMap { UInt64($0) }
        switch try sampling.value(String.self, forProperty: "mode") {
        case "top": options.sampling = .random(top: try sampling.value(forProperty: "count"), seed: seed)
        case "threshold": options.sampling = .random(probabilityThreshold: try sampling.value(forProperty: "threshold"), seed: seed)
        default: options.sampling = .greedy
        }
        return options
    }
}
