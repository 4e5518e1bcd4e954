import SwiftSyntax

/// The bounds of a declaration's generic parameters: the names of the protocols and classes after `:`.
struct GenericBounds {
    var names: [String: [String]] = [:]

    init(_ clause: GenericWhereClauseSyntax?) { add(clause) }

    /// The parameters and demands that a declaration of functions, types or extensions has itself.
    init(_ node: some SyntaxProtocol) {
        for parameter in node.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause?.parameters ?? [] {
            names[parameter.name.text, default: []] += Self.names(of: parameter.inheritedType)
        }
        add(node.asProtocol(WithGenericParametersSyntax.self)?.genericWhereClause)
        if let type = node.as(ExtensionDeclSyntax.self) { add(type.genericWhereClause) }
        if let type = node.as(AssociatedTypeDeclSyntax.self) {
            names[type.name.text, default: []] += type.inheritanceClause?.inheritedTypes.flatMap { Self.names(of: $0.type) } ?? []
            add(type.genericWhereClause)
        }
    }

    private mutating func add(_ clause: GenericWhereClauseSyntax?) {
        for requirement in clause?.requirements ?? [] {
            guard case .conformanceRequirement(let conformance) = requirement.requirement else { continue }
            names[conformance.leftType.trimmedDescription, default: []] += Self.names(of: conformance.rightType)
        }
    }

    private static func names(of type: TypeSyntax?) -> [String] {
        guard let type else { return [] }
        if let composition = type.as(CompositionTypeSyntax.self) { return composition.elements.flatMap { names(of: $0.type) } }
        return [FactsCollector.typeName(type)]
    }
}
