import QuinceFoundation

/// The history of a session: its prompts, answers and tool calls.
///
/// Source: Apple's documentation of `Transcript`.
public struct Transcript: Sendable, Equatable, RandomAccessCollection {
    public typealias Index = Int
    private var entries: [Entry]

    public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }

    public var startIndex: Int { entries.startIndex }
    public var endIndex: Int { entries.endIndex }
    public subscript(index: Int) -> Entry { entries[index] }

    /// A part of a transcript.
    ///
    /// Source: Apple's documentation of `Transcript.Entry`.
    public enum Entry: Sendable, Identifiable, Equatable, CustomStringConvertible {
        case instructions(Instructions)
        case prompt(Prompt)
        case toolCalls(ToolCalls)
        case toolOutput(ToolOutput)
        case response(Response)

        public var id: String {
            switch self {
            case .instructions(let entry): entry.id
            case .prompt(let entry): entry.id
            case .toolCalls(let entry): entry.id
            case .toolOutput(let entry): entry.id
            case .response(let entry): entry.id
            }
        }

        public var description: String {
            switch self {
            case .instructions(let entry): entry.description
            case .prompt(let entry): entry.description
            case .toolCalls(let entry): entry.description
            case .toolOutput(let entry): entry.description
            case .response(let entry): entry.description
            }
        }
    }

    /// A part of an entry.
    ///
    /// Source: Apple's documentation of `Transcript.Segment`.
    public enum Segment: Sendable, Identifiable, Equatable, CustomStringConvertible {
        case text(TextSegment)
        case structure(StructuredSegment)

        public var id: String {
            switch self {
            case .text(let segment): segment.id
            case .structure(let segment): segment.id
            }
        }

        public var description: String {
            switch self {
            case .text(let segment): segment.description
            case .structure(let segment): segment.description
            }
        }
    }

    public struct TextSegment: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var content: String

        public init(id: String = UUID().uuidString, content: String) { (self.id, self.content) = (id, content) }

        public var description: String { content }
    }

    public struct StructuredSegment: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        /// The name of the content's type.
        public var source: String
        public var content: GeneratedContent

        public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
            (self.id, self.source, self.content) = (id, source, content)
        }

        public var description: String { content.jsonString }
    }

    /// How the model shall behave, and the tools that it may call.
    public struct Instructions: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var segments: [Segment]
        public var toolDefinitions: [ToolDefinition]

        public init(id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]) {
            (self.id, self.segments, self.toolDefinitions) = (id, segments, toolDefinitions)
        }

        public var description: String { "Instructions: \(segments.joinedText)" }
    }

    /// A tool as the model knows it.
    public struct ToolDefinition: Sendable, Equatable {
        public var name: String
        public var description: String
        let parameters: GenerationSchema

        public init(name: String, description: String, parameters: GenerationSchema) {
            (self.name, self.description, self.parameters) = (name, description, parameters)
        }

        public init(tool: some Tool) { self.init(any: tool) }

        init(any tool: any Tool) { self.init(name: tool.name, description: tool.description, parameters: tool.parameters) }

        public static func == (left: ToolDefinition, right: ToolDefinition) -> Bool {
            left.name == right.name && left.description == right.description
                && SchemaWriter.content(of: left.parameters) == SchemaWriter.content(of: right.parameters)
        }
    }

    public struct Prompt: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var segments: [Segment]
        public var options: GenerationOptions
        /// nil for text.
        public var responseFormat: ResponseFormat?

        public init(
            id: String = UUID().uuidString, segments: [Segment], options: GenerationOptions = GenerationOptions(),
            responseFormat: ResponseFormat? = nil
        ) {
            (self.id, self.segments, self.options, self.responseFormat) = (id, segments, options, responseFormat)
        }

        public var description: String { "Prompt: \(segments.joinedText)" }
    }

    /// The form that an answer has to have.
    public struct ResponseFormat: Sendable, Equatable, CustomStringConvertible {
        let schema: GenerationSchema
        /// The name of the type.
        public var name: String { schema.name }

        public init<Content: Generable>(type: Content.Type) { schema = Content.generationSchema }
        public init(schema: GenerationSchema) { self.schema = schema }

        public var description: String { name }

        public static func == (left: ResponseFormat, right: ResponseFormat) -> Bool {
            SchemaWriter.content(of: left.schema) == SchemaWriter.content(of: right.schema)
        }
    }

    /// Calls of tools by the model, at once.
    public struct ToolCalls: Sendable, Identifiable, Equatable, RandomAccessCollection, CustomStringConvertible {
        public typealias Index = Int
        public var id: String
        private var calls: [ToolCall]

        public init(id: String = UUID().uuidString, _ calls: some Sequence<ToolCall>) { (self.id, self.calls) = (id, Array(calls)) }

        public var startIndex: Int { calls.startIndex }
        public var endIndex: Int { calls.endIndex }
        public subscript(position: Int) -> ToolCall { calls[position] }
        public var description: String { "ToolCalls: " + calls.map(\.description).joined(separator: ", ") }
    }

    public struct ToolCall: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var toolName: String
        public var arguments: GeneratedContent

        public init(id: String, toolName: String, arguments: GeneratedContent) {
            (self.id, self.toolName, self.arguments) = (id, toolName, arguments)
        }

        public var description: String { "\(toolName)(\(arguments.jsonString))" }
    }

    public struct ToolOutput: Sendable, Identifiable, Equatable, CustomStringConvertible {
        /// That of the call.
        public var id: String
        public var toolName: String
        public var segments: [Segment]

        public init(id: String, toolName: String, segments: [Segment]) {
            (self.id, self.toolName, self.segments) = (id, toolName, segments)
        }

        public var description: String { "ToolOutput of \(toolName): \(segments.joinedText)" }
    }

    public struct Response: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        /// The parts of the model that answered.
        public var assetIDs: [String]
        public var segments: [Segment]

        public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
            (self.id, self.assetIDs, self.segments) = (id, assetIDs, segments)
        }

        public var description: String { "Response: \(segments.joinedText)" }
    }
}

extension [Transcript.Segment] {
    var joinedText: String { map(\.description).joined(separator: "\n") }
}
