/// Writes schemas as JSON Schema: named types once under `$defs`, the order of properties as `x-order`.
struct SchemaWriter {
    private typealias Entry = (String, any ConvertibleToGeneratedContent)

    /// Types to write when they are referred to.
    private var definitions: [String: SchemaNode]
    private var written: [String: GeneratedContent] = [:]
    private var order: [String] = []
    private let root: String?

    static func content(of schema: GenerationSchema) -> GeneratedContent {
        var definitions = schema.definitions
        let root = schema.root.resolved(&definitions)
        var writer = SchemaWriter(root: root.name, definitions: definitions)
        var entries = writer.entries(of: root)
        let named = writer.order.compactMap { name in writer.written[name].map { (name, $0 as any ConvertibleToGeneratedContent) } }
        if !named.isEmpty { entries.append(("$defs", structure(named))) }
        return structure(entries)
    }

    private init(root: String?, definitions: [String: SchemaNode]) { (self.root, self.definitions) = (root, definitions) }

    private static func structure(_ entries: [Entry]) -> GeneratedContent { GeneratedContent(properties: entries) { first, _ in first } }

    /// A type where another contains it: named ones by reference.
    private mutating func content(of node: SchemaNode, _ rules: [GuideRule] = [], description: String? = nil) -> GeneratedContent {
        if case .guided(let inner, let own) = node { return content(of: inner, own + rules, description: description) }
        let node = node.resolved(&definitions)
        if case .guided(let inner, let own) = node { return content(of: inner, own + rules, description: description) }
        let entries: [Entry] = node.name.map { reference(to: $0, node) } ?? entries(of: node, rules)
        guard let description else { return Self.structure(entries) }
        return Self.structure([("description", description)] + entries)
    }

    private mutating func reference(to name: String, _ node: SchemaNode) -> [Entry] {
        if name == root { return [("$ref", "#")] }
        if !order.contains(name) {
            order.append(name)
            written[name] = Self.structure(entries(of: node))
        }
        return [("$ref", "#/$defs/\(name)")]
    }

    private mutating func entries(of node: SchemaNode, _ rules: [GuideRule] = []) -> [Entry] {
        switch node {
        case .object(let name, let description, let properties): return object(name, description, properties)
        case .choices(let name, let description, let choices):
            return [("type", "string")] + title(name, description) + [("enum", choices)]
        case .union(let name, let description, let nodes): return title(name, description) + [("anyOf", nodes.map { content(of: $0) })]
        case .array(let element):
            let inner = rules.flatMap { if case .element(let rules) = $0 { rules } else { [GuideRule]() } }
            return [("type", "array"), ("items", content(of: element, inner))] + limits(rules)
        case .string: return [("type", "string")] + limits(rules)
        case .integer: return [("type", "integer")] + limits(rules)
        case .number: return [("type", "number")] + limits(rules)
        case .boolean: return [("type", "boolean")]
        case .any: return []
        case .reference(let name):
            guard let target = definitions[name] else { return [("$ref", "#/$defs/\(name)")] }
            return reference(to: name, target)
        case .guided(let inner, let own): return entries(of: inner, own + rules)
        case .lazy: return entries(of: node.resolved(&definitions), rules)
        }
    }

    private mutating func object(_ name: String, _ description: String?, _ properties: [SchemaProperty]) -> [Entry] {
        var fields: [Entry] = []
        for property in properties { fields.append((property.name, content(of: property.node, description: property.description))) }
        return [("type", "object")] + title(name, description) + [
            ("properties", Self.structure(fields)), ("required", properties.filter { !$0.isOptional }.map(\.name)),
            ("x-order", properties.map(\.name)), ("additionalProperties", false),
        ]
    }

    private func title(_ name: String?, _ description: String?) -> [Entry] {
        let entries: [Entry?] = [name.map { ("title", $0) }, description.map { ("description", $0) }]
        return entries.compactMap { $0 }
    }

    /// The tightest limits of a value.
    private func limits(_ rules: [GuideRule]) -> [Entry] {
        var entries: [Entry] = []
        for rule in rules {
            switch rule {
            case .constant(let value): entries.append(("const", value))
            case .anyOf(let values): entries.append(("enum", values))
            case .pattern(let pattern): entries.append(("pattern", pattern))
            case .minimum(let value): entries.append(("minimum", value))
            case .maximum(let value): entries.append(("maximum", value))
            case .minimumCount(let count): entries.append(("minItems", count))
            case .maximumCount(let count): entries.append(("maxItems", count))
            case .element: break
            }
        }
        return entries
    }
}
