import SwiftSyntax

/// Names of the declarations in a file whose type is `some P`.
///
/// Files that one frontend compiles together know the type behind it, which the body says; the compiler's dependency files do not say so. A function of
/// another file would go on with the old type.
final class OpaqueResults: SyntaxVisitor {
    private var names: Set<String> = []

    /// - Parameter text: A lowered source.
    /// - Throws: `BuildFailure` for a text that is nested too deeply.
    static func names(in text: String) throws -> Set<String> {
        guard text.contains("some ") else { return [] }
        let visitor = OpaqueResults(viewMode: .sourceAccurate)
        visitor.walk(try SourceParsing.tree(ofLowered: text))
        return visitor.names
    }

    /// Whether a type has `some` in it, at whatever depth.
    static func isOpaque(_ type: TypeSyntax?) -> Bool { type?.tokens(viewMode: .sourceAccurate).contains { $0.text == "some" } ?? false }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if Self.isOpaque(node.signature.returnClause?.type) { names.insert(node.name.text) }
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        if Self.isOpaque(node.returnClause.type) { names.insert("subscript") }
        return .skipChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if Self.isOpaque(node.typeAnnotation?.type), let name = node.pattern.as(IdentifierPatternSyntax.self) {
            names.insert(name.identifier.text)
        }
        return .skipChildren
    }
}
