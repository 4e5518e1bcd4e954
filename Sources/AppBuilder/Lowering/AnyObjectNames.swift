import SwiftSyntax

/// Collects the names that a file declares as `AnyObject` and as nothing else.
final class AnyObjectNames: SyntaxVisitor {
    private var objects: Set<String> = []
    private var others: Set<String> = []

    static func names(in tree: SourceFileSyntax) -> Set<String> {
        let collector = AnyObjectNames(viewMode: .sourceAccurate)
        collector.walk(tree)
        return collector.objects.subtracting(collector.others)
    }

    /// Whether a type is `AnyObject`, or an optional of it.
    static func isAnyObject(_ type: TypeSyntax) -> Bool {
        let wrapped =
            type.as(OptionalTypeSyntax.self)?.wrappedType ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type
        return wrapped.trimmedDescription == "AnyObject"
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { note(name, node.typeAnnotation?.type) }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        note((node.secondName ?? node.firstName).text, node.type)
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        // `if let target` and `if let target = target` keep the type.
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let value = node.initializer?.value.trimmedDescription,
            value != name, value != "self." + name
        {
            others.insert(name)
        }
        return .visitChildren
    }

    private func note(_ name: String, _ type: TypeSyntax?) {
        if let type, Self.isAnyObject(type) { objects.insert(name) } else { others.insert(name) }
    }
}
