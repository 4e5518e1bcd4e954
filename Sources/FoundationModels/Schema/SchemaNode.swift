import QuinceFoundation

/// A type as a schema describes it.
indirect enum SchemaNode: Sendable {
    /// A structure, by its name.
    case object(String, description: String?, [SchemaProperty])
    /// One of some texts; the name is nil for those of a guide.
    case choices(String?, description: String?, [String])
    /// A value of one of some types.
    case union(String, description: String?, [SchemaNode])
    case array(SchemaNode)
    case string, integer, number, boolean
    /// Any content.
    case any
    /// The type of a name, which another part of the schema or a dependency defines.
    case reference(String)
    /// A type that is asked for its schema when that is needed: types may contain themselves.
    case lazy(@Sendable () -> GenerationSchema)
    case guided(SchemaNode, [GuideRule])

    static func of<Value: Generable>(_ type: Value.Type) -> SchemaNode { .lazy { Value.generationSchema } }

    func guided(by rules: [GuideRule]) -> SchemaNode { rules.isEmpty ? self : .guided(self, rules) }

    /// The node that a type and its guides stand for, and definitions that it brings.
    func resolved(_ definitions: inout [String: SchemaNode]) -> SchemaNode {
        switch self {
        case .lazy(let schema):
            let schema = schema()
            definitions.merge(schema.definitions) { first, _ in first }
            return schema.root.resolved(&definitions)
        default: return self
        }
    }

    /// The name of a type that schemas define once and refer to.
    var name: String? {
        switch self {
        case .object(let name, _, _), .union(let name, _, _): name
        case .choices(let name, _, _): name
        default: nil
        }
    }
}

/// A property of a structure in a schema.
struct SchemaProperty: Sendable {
    let name: String
    let description: String?
    let node: SchemaNode
    let isOptional: Bool
}

/// A limit of values in terms of JSON Schema.
enum GuideRule: Sendable, Equatable {
    case constant(String)
    case anyOf([String])
    case pattern(String)
    case minimum(Double)
    case maximum(Double)
    case minimumCount(Int)
    case maximumCount(Int)
    indirect case element([GuideRule])
}
