import SwiftSyntax

/// `@Query var items: [Item] = []`: the accessors of SwiftData's macro replace the initial value, which the wrapper here has no use for.
extension SourceLowerer {
    func lowerQuery(_ node: VariableDeclSyntax) {
        guard Attribute.all(node.attributes).contains(where: { ["Query", "SwiftData.Query"].contains($0.name) }) else { return }
        for binding in node.bindings where binding.typeAnnotation != nil {
            guard let initializer = binding.initializer, Self.isEmptyList(initializer.value) else { continue }
            edits.blank(initializer)
        }
    }

    /// Whether an expression is `[]`, `[Item]()` or `.init()`.
    private static func isEmptyList(_ expression: ExprSyntax) -> Bool {
        if let list = expression.as(ArrayExprSyntax.self) { return list.elements.isEmpty }
        guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil else {
            return false
        }
        if call.calledExpression.is(ArrayExprSyntax.self) { return true }
        return call.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil && $0.declName.baseName.text == "init" } ?? false
    }
}
