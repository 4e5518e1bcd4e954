import Foundation

/// Runs tools for a session.
public protocol ToolRunner: Sendable {
    /// How an agent goes about its work with the tools.
    var instructions: String { get }
    /// The tools that clients are told of.
    var listed: [Tool] { get }
    /// The present step; may be read while a tool runs.
    var activity: String { get }
    /// Returns a tool by its name, also one that is not listed.
    func tool(_ name: String) -> Tool?
    /// Runs a tool and returns when it has ended. Called on one thread at a time.
    func run(_ tool: Tool, _ arguments: [String: JSONValue], progress: @escaping @Sendable (String) -> Void) -> ToolResult
    /// Has the tool that runs return soon. May be called from any thread.
    func interrupt()
    /// Ends what the tools have started.
    func end()
}

/// The description of a tool for agents.
public struct Tool: Sendable, Equatable {
    public var name: String
    public var title: String
    public var description: String
    /// The arguments, by name.
    public var parameters: [ToolParameter]
    /// Whether it changes nothing.
    public var isReadOnly = false
    /// Seconds after which a call is answered with an error.
    public var seconds = 90.0

    public init(
        _ name: String, _ title: String, _ description: String, _ parameters: [ToolParameter] = [], isReadOnly: Bool = false,
        seconds: Double = 90
    ) {
        (self.name, self.title, self.description, self.parameters) = (name, title, description, parameters)
        (self.isReadOnly, self.seconds) = (isReadOnly, seconds)
    }

    /// The seconds that a call has: those of its argument `timeout`, where the tool has one, and some more for the answer.
    func limit(_ arguments: [String: JSONValue]) -> Double {
        guard parameters.contains(where: { $0.name == "timeout" }), let wanted = arguments["timeout"]?.double, wanted.isFinite else {
            return seconds
        }
        return min(max(wanted, 1), 3_600) + 5
    }

    var json: JSONValue {
        let properties = Dictionary(parameters.map { ($0.name, $0.schema) }) { first, _ in first }
        let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
        var schema: [String: JSONValue] = ["type": "object", "properties": .object(properties), "additionalProperties": false]
        if !required.isEmpty { schema["required"] = .array(required) }
        return [
            "name": .string(name), "title": .string(title), "description": .string(description), "inputSchema": .object(schema),
            "annotations": ["readOnlyHint": .bool(isReadOnly), "openWorldHint": false],
        ]
    }
}

/// An argument of a tool.
public struct ToolParameter: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        case text, integer, number, flag, texts
        case choice([String])
        /// An object whose values are texts.
        case map
        /// An object whose values are among these.
        case choices([String])
    }

    public var name: String
    public var kind: Kind
    public var description: String
    public var isRequired: Bool

    public init(_ name: String, _ kind: Kind, _ description: String, isRequired: Bool = false) {
        (self.name, self.kind, self.description, self.isRequired) = (name, kind, description, isRequired)
    }

    var schema: JSONValue {
        var members: [String: JSONValue] = ["description": .string(description)]
        switch kind {
        case .text: members["type"] = "string"
        case .integer: members["type"] = "integer"
        case .number: members["type"] = "number"
        case .flag: members["type"] = "boolean"
        case .texts: (members["type"], members["items"]) = ("array", ["type": "string"])
        case .choice(let values): (members["type"], members["enum"]) = ("string", .array(values.map { .string($0) }))
        case .map: (members["type"], members["additionalProperties"]) = ("object", ["type": "string"])
        case .choices(let values):
            (members["type"], members["additionalProperties"]) =
                ("object", ["type": "string", "enum": .array(values.map { .string($0) })])
        }
        if description.isEmpty { members["description"] = nil }
        return .object(members)
    }
}

/// The result of a tool call.
public struct ToolResult: Sendable, Equatable {
    public enum Content: Sendable, Equatable {
        case text(String)
        case image(Data, mediaType: String)
    }

    public var content: [Content]
    public var isError: Bool

    public init(_ text: String) { (content, isError) = ([.text(text)], false) }
    public init(error: String) { (content, isError) = ([.text(error)], true) }
    public init(_ content: [Content], isError: Bool = false) { (self.content, self.isError) = (content, isError) }

    /// The first text.
    public var text: String {
        for case .text(let text) in content { return text }
        return ""
    }

    var json: JSONValue {
        let parts = content.map { part -> JSONValue in
            switch part {
            case .text(let text): ["type": "text", "text": .string(text)]
            case .image(let data, let type): ["type": "image", "data": .string(data.base64EncodedString()), "mimeType": .string(type)]
            }
        }
        return ["content": .array(parts), "isError": .bool(isError)]
    }
}
