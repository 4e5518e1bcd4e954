/// Reads the JSON Schema that schemas are written as.
struct SchemaReader {
    private typealias Failure = LanguageModelSession.GenerationError

    /// The name of the root, which `#` refers to.
    private let root: String

    /// - Throws: `LanguageModelSession.GenerationError.decodingFailure` for JSON that is no such schema.
    static func schema(_ content: GeneratedContent) throws -> GenerationSchema {
        let reader = SchemaReader(root: try content.value(String?.self, forProperty: "title") ?? "value")
        var definitions: [String: SchemaNode] = [:]
        if let named = try content.value(GeneratedContent?.self, forProperty: "$defs"), case .structure(let types, _) = named.kind {
            for (name, type) in types { definitions[name] = try reader.node(type, named: name) }
        }
        let root = try reader.node(content, named: reader.root)
        if root.name != nil { definitions[reader.root] = root }
        return GenerationSchema(root, definitions: definitions)
    }

    private func text(_ name: String, _ content: GeneratedContent) throws -> String? {
        try content.value(String?.self, forProperty: name)
    }

    private func node(_ content: GeneratedContent, named name: String? = nil) throws -> SchemaNode {
        let title = try text("title", content) ?? name
        let description = try text("description", content)
        if let reference = try text("$ref", content) {
            return .reference(reference == "#" ? root : String(reference.split(separator: "/").last ?? ""))
        }
        if let choices = try content.value([GeneratedContent]?.self, forProperty: "anyOf") {
            return .union(title ?? "value", description: description, try choices.map { try node($0) })
        }
        switch try text("type", content) {
        case "object": return try object(content, title ?? "value", description)
        case "array":
            guard let items = try content.value(GeneratedContent?.self, forProperty: "items") else { return .array(.any) }
            return SchemaNode.array(try node(items)).guided(by: try rules(content))
        case "string":
            guard let title, let choices = try content.value([String]?.self, forProperty: "enum") else {
                return SchemaNode.string.guided(by: try rules(content))
            }
            return .choices(title, description: description, choices)
        case "integer": return SchemaNode.integer.guided(by: try rules(content))
        case "number": return SchemaNode.number.guided(by: try rules(content))
        case "boolean": return .boolean
        case nil: return .any
        case let type?: throw Failure.decoding("'\(type)' is no type of a schema")
        }
    }

    private func object(_ content: GeneratedContent, _ name: String, _ description: String?) throws -> SchemaNode {
        let required = try content.value([String]?.self, forProperty: "required") ?? []
        guard let fields = try content.value(GeneratedContent?.self, forProperty: "properties"),
            case .structure(let properties, let keys) = fields.kind
        else { return .object(name, description: description, []) }
        let order = try content.value([String]?.self, forProperty: "x-order") ?? keys
        let ordered = ContentWriter.ordered(properties, order)
        return .object(
            name, description: description,
            try ordered.map { key, value in
                SchemaProperty(
                    name: key, description: try text("description", value), node: try node(value), isOptional: !required.contains(key))
            })
    }

    private func rules(_ content: GeneratedContent) throws -> [GuideRule] {
        let rules: [GuideRule?] = [
            try text("const", content).map { .constant($0) },
            try content.value([String]?.self, forProperty: "enum").map { .anyOf($0) },
            try text("pattern", content).map { .pattern($0) },
            try content.value(Double?.self, forProperty: "minimum").map { .minimum($0) },
            try content.value(Double?.self, forProperty: "maximum").map { .maximum($0) },
            try content.value(Int?.self, forProperty: "minItems").map { .minimumCount($0) },
            try content.value(Int?.self, forProperty: "maxItems").map { .maximumCount($0) },
        ]
        return rules.compactMap { $0 }
    }
}
