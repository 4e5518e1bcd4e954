import SwiftSyntax

/// A property of a class with `@Model`, as its declaration describes it.
struct ModelProperty {
    let name: String
    /// The initial value; nil where there is none.
    let defaultValue: ExprSyntax?
    /// The arguments of `@Attribute`; nil where the property has no such attribute.
    let attribute: LabeledExprListSyntax?
    /// The arguments of `@Relationship`; nil where the property has no such attribute.
    let relationship: LabeledExprListSyntax?

    /// The persisted property that a member of the class declares.
    ///
    /// Constants are persisted as variables are: the compiler warns of their accessors, and in the language mode of Swift 6 it refuses them.
    ///
    /// - Returns: nil for members that are not stored: functions, types, static, lazy and computed properties, and transient ones.
    init?(_ member: some DeclSyntaxProtocol) {
        guard let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1, let binding = variable.bindings.first,
            let identifier = binding.pattern.as(IdentifierPatternSyntax.self), !Self.isComputed(binding)
        else { return nil }
        guard Self.isPersisted(variable) else { return nil }
        name = identifier.identifier.text
        defaultValue = binding.initializer?.value.trimmed
        attribute = Self.arguments(of: "Attribute", variable)
        relationship = Self.arguments(of: "Relationship", variable)
    }

    /// Whether a member declares several properties at once that would be persisted, each by itself.
    static func isSeveral(_ member: some DeclSyntaxProtocol) -> Bool {
        guard let variable = member.as(VariableDeclSyntax.self), variable.bindings.count > 1 else { return false }
        return isPersisted(variable) && variable.bindings.contains { !isComputed($0) }
    }

    /// Whether the attributes and modifiers of a declaration let its stored properties be persisted.
    private static func isPersisted(_ variable: VariableDeclSyntax) -> Bool {
        let modifiers = variable.modifiers.map(\.name.text)
        guard !modifiers.contains(where: { ["static", "class", "lazy"].contains($0) }) else { return false }
        return arguments(of: "Transient", variable) == nil && !hasAttribute("_PersistedProperty", variable)
    }

    /// Whether a binding has accessors of its own; observers leave it stored.
    private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return false }
        guard case .accessors(let accessors) = block.accessors else { return true }
        return accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    private static func attribute(_ name: String, _ variable: VariableDeclSyntax) -> AttributeSyntax? {
        variable.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { [name, "SwiftData." + name].contains($0.attributeName.trimmedDescription) }
    }

    private static func hasAttribute(_ name: String, _ variable: VariableDeclSyntax) -> Bool { attribute(name, variable) != nil }

    private static func arguments(of name: String, _ variable: VariableDeclSyntax) -> LabeledExprListSyntax? {
        guard let attribute = attribute(name, variable) else { return nil }
        if case .argumentList(let arguments) = attribute.arguments { return arguments }
        return []
    }

    /// The property's entry in the class's `schemaMetadata`.
    func metadata(of type: String) -> String {
        let kind =
            if let attribute { "SwiftData.Schema.Attribute(\(attribute.trimmedDescription))" } else if let relationship {
                "SwiftData.Schema.Relationship(\(relationship.trimmedDescription))"
            } else { "nil" }
        return """
            SwiftData.Schema.PropertyMetadata(name: "\(plainName)", keypath: \\\(type).\(name), \
            defaultValue: \(defaultValue?.description ?? "nil"), metadata: \(kind))
            """
    }

    /// The name without backticks.
    var plainName: String { name.filter { $0 != "`" } }
}
