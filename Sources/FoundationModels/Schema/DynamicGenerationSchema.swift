import QuinceFoundation

/// A type that is put together while the app runs.
///
/// Source: Apple's documentation of `DynamicGenerationSchema`.
public struct DynamicGenerationSchema: Sendable {
    let node: SchemaNode

    /// A property of a structure.
    ///
    /// Source: Apple's documentation of `DynamicGenerationSchema.Property`.
    public struct Property: Sendable {
        let property: SchemaProperty

        public init(name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false) {
            property = SchemaProperty(name: name, description: description, node: schema.node, isOptional: isOptional)
        }
    }

    /// A structure.
    public init(name: String, description: String? = nil, properties: [Property]) {
        node = .object(name, description: description, properties.map(\.property))
    }

    /// A value of one of some types.
    public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
        node = .union(name, description: description, choices.map(\.node))
    }

    /// One of some texts.
    public init(name: String, description: String? = nil, anyOf choices: [String]) {
        node = .choices(name, description: description, choices)
    }

    /// A list.
    ///
    /// - Parameters:
    ///   - minimumElements: nil for no limit.
    ///   - maximumElements: nil for no limit.
    public init(arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil) {
        let rules = [minimumElements.map { GuideRule.minimumCount($0) }, maximumElements.map { .maximumCount($0) }].compactMap { $0 }
        node = SchemaNode.array(itemSchema.node).guided(by: rules)
    }

    /// A type that is known when the app is built.
    public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
        node = .of(type).guided(by: guides.flatMap(\.rules))
    }

    /// The type of a name, which the schema's root or a dependency has.
    public init(referenceTo name: String) { node = .reference(name) }
}
