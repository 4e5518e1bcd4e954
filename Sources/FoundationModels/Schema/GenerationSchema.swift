import QuinceFoundation

/// Describes a type to the model, in the terms of JSON Schema, which it is encoded as.
///
/// Source: Apple's documentation of `GenerationSchema`.
public struct GenerationSchema: Sendable, CustomDebugStringConvertible {
    let root: SchemaNode
    /// Types that the root refers to by name.
    let definitions: [String: SchemaNode]

    init(_ root: SchemaNode, definitions: [String: SchemaNode] = [:]) { (self.root, self.definitions) = (root, definitions) }

    /// A property of a structure.
    ///
    /// Source: Apple's documentation of `GenerationSchema.Property`.
    public struct Property: Sendable {
        let property: SchemaProperty

        private init(_ name: String, _ description: String?, _ node: SchemaNode, isOptional: Bool) {
            property = SchemaProperty(name: name, description: description, node: node, isOptional: isOptional)
        }

        public init<Value: Generable>(
            name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
        ) {
            self.init(name, description, .of(type).guided(by: guides.flatMap(\.rules)), isOptional: false)
        }

        public init<Value: Generable>(
            name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
        ) {
            self.init(name, description, .of(Value.self).guided(by: guides.flatMap(\.rules)), isOptional: true)
        }

        /// - Parameter guides: Regular expressions that the text matches.
        public init<RegexOutput>(
            name: String, description: String? = nil, type: String.Type, guides: [Regex<RegexOutput>] = []
        ) {
            self.init(name, description, .string.guided(by: guides.flatMap { SchemaPattern.rules(of: $0) }), isOptional: false)
        }

        /// - Parameter guides: Regular expressions that the text matches.
        public init<RegexOutput>(
            name: String, description: String? = nil, type: String?.Type, guides: [Regex<RegexOutput>] = []
        ) {
            self.init(name, description, .string.guided(by: guides.flatMap { SchemaPattern.rules(of: $0) }), isOptional: true)
        }
    }

    /// The schema of a structure.
    public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
        self.init(.object(Self.name(of: type), description: description, properties.map(\.property)))
    }

    /// The schema of an enumeration whose cases are texts.
    public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
        self.init(.choices(Self.name(of: type), description: description, choices))
    }

    /// The schema of a value of one of some types.
    public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
        self.init(.union(Self.name(of: type), description: description, types.map { Self.node($0) }))
    }

    /// The schema of an enumeration with associated values, which `@Generable` writes: the case's name under `case`, and the values.
    public init(_type type: any Generable.Type, description: String? = nil, _cases cases: [(name: String, values: [Property])]) {
        let name = Self.name(of: type)
        let nodes = cases.map { each in
            let tag = SchemaProperty(name: "case", description: nil, node: .string.guided(by: [.constant(each.name)]), isOptional: false)
            return SchemaNode.object("\(name).\(each.name)", description: nil, [tag] + each.values.map(\.property))
        }
        self.init(.union(name, description: description, nodes))
    }

    /// The schema of types that are known only when the app runs.
    ///
    /// - Parameter dependencies: Types that the root and they themselves refer to by name.
    /// - Throws: `SchemaError`.
    public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
        var check = SchemaCheck(root: root.node.name)
        try check.define([root.node] + dependencies.map(\.node))
        try check.finish()
        self.init(root.node, definitions: check.definitions)
    }

    private static func name(of type: any Generable.Type) -> String { String(describing: type) }

    private static func node(_ type: any Generable.Type) -> SchemaNode { .lazy { type.generationSchema } }

    /// The schema as JSON Schema.
    public var debugDescription: String { SchemaWriter.content(of: self).jsonString }

    /// The name of the type that is described.
    var name: String {
        var definitions = definitions
        return root.resolved(&definitions).name ?? "value"
    }
}

extension GenerationSchema: Codable {
    /// Reads a JSON Schema of the kind that schemas are encoded as.
    public init(from decoder: any Decoder) throws {
        let content = try CodedContent(from: decoder).content
        do { self = try SchemaReader.schema(content) } catch let error as LanguageModelSession.GenerationError {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: error.context.debugDescription))
        }
    }

    public func encode(to encoder: any Encoder) throws { try CodedContent(SchemaWriter.content(of: self)).encode(to: encoder) }
}

extension GenerationSchema {
    /// Why types do not make up a schema.
    ///
    /// Source: Apple's documentation of `GenerationSchema.SchemaError`.
    public enum SchemaError: Error, LocalizedError {
        public struct Context: Sendable {
            public let debugDescription: String
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }

        /// Two types have one name.
        case duplicateType(schema: String?, type: String, context: Context)
        /// Two properties of a type have one name.
        case duplicateProperty(schema: String, property: String, context: Context)
        /// A type has no choices.
        case emptyTypeChoices(schema: String, context: Context)
        /// Nothing defines types that are referred to.
        case undefinedReferences(schema: String?, references: [String], context: Context)

        public var errorDescription: String? {
            switch self {
            case .duplicateType(_, _, let context), .duplicateProperty(_, _, let context), .emptyTypeChoices(_, let context),
                .undefinedReferences(_, _, let context):
                context.debugDescription
            }
        }

        public var recoverySuggestion: String? {
            switch self {
            case .duplicateType: "Give each type of the schema a name of its own."
            case .duplicateProperty: "Give each property of the type a name of its own."
            case .emptyTypeChoices: "Give the type at least one choice."
            case .undefinedReferences: "Pass the types that are referred to as dependencies."
            }
        }
    }
}
