/// Collects the named types of a schema made at run time, and refuses those that do not make up one.
struct SchemaCheck {
    private typealias Failure = GenerationSchema.SchemaError

    let root: String?
    private(set) var definitions: [String: SchemaNode] = [:]
    private var references: [String] = []

    init(root: String?) { self.root = root }

    /// - Parameter nodes: The root and its dependencies, each with a name of its own.
    mutating func define(_ nodes: [SchemaNode]) throws {
        for node in nodes { if let name = node.name { try define(name, node) } }
        for node in nodes { try visit(node) }
    }

    /// - Throws: `undefinedReferences`.
    func finish() throws {
        let missing = references.filter { definitions[$0] == nil }
        guard !missing.isEmpty else { return }
        throw Failure.undefinedReferences(
            schema: root, references: missing,
            context: .init(debugDescription: "The schema refers to types that nothing defines: \(missing.joined(separator: ", "))"))
    }

    private mutating func visit(_ node: SchemaNode) throws {
        // A type may stand in several places.
        if let name = node.name, definitions[name] == nil { definitions[name] = node }
        switch node {
        case .object(let name, _, let properties):
            try checkProperties(name, properties)
            for property in properties { try visit(property.node) }
        case .choices(let name, _, let choices): try checkChoices(name, choices.count)
        case .union(let name, _, let nodes):
            try checkChoices(name, nodes.count)
            for node in nodes { try visit(node) }
        case .array(let node), .guided(let node, _): try visit(node)
        case .reference(let name): if !references.contains(name) { references.append(name) }
        case .string, .integer, .number, .boolean, .any, .lazy: break
        }
    }

    private mutating func define(_ name: String, _ node: SchemaNode) throws {
        guard definitions.updateValue(node, forKey: name) != nil else { return }
        throw Failure.duplicateType(
            schema: root, type: name, context: .init(debugDescription: "Two types of the schema have the name '\(name)'"))
    }

    private func checkProperties(_ name: String, _ properties: [SchemaProperty]) throws {
        var names: Set<String> = []
        for property in properties where !names.insert(property.name).inserted {
            throw Failure.duplicateProperty(
                schema: name, property: property.name,
                context: .init(debugDescription: "'\(name)' has two properties with the name '\(property.name)'"))
        }
    }

    private func checkChoices(_ name: String?, _ count: Int) throws {
        guard count == 0 else { return }
        throw Failure.emptyTypeChoices(
            schema: name ?? "", context: .init(debugDescription: "'\(name ?? "")' has no choices"))
    }
}
