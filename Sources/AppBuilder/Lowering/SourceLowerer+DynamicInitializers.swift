import SwiftSyntax

/// Initializers called on a metatype whose class is known only at run time: Objective-C has them all, Swift only the `required` ones.
/// `type.init(frame: .zero)` becomes `__quinceMade(__quinceDynamic(type).init(frame: .zero))`, which leaves calls of other initializers as they are.
extension SourceLowerer {
    /// Labels of the initializers that the frameworks' classes have and factories are registered for.
    private static let dynamicLabels: Set<[String]> = [
        [], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["reuseIdentifier"],
    ]

    func lowerDynamicInitializer(_ node: FunctionCallExprSyntax) {
        guard node.trailingClosure == nil, Self.dynamicLabels.contains(node.arguments.map { $0.label?.text ?? "_" }) else { return }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), isDynamicType(name, in: node) {
            wrap(node, name, suffix: ".self).init")
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.tokenKind == .keyword(.`init`)
        {
            if let name = base.as(DeclReferenceExprSyntax.self), isDynamicType(name, in: node) {
                wrap(node, name, suffix: ".self)")
            } else if isMetatypeValue(base, in: node) {
                wrap(node, base, suffix: ")")
            }
        }
    }

    private func wrap(_ call: FunctionCallExprSyntax, _ type: some SyntaxProtocol, suffix: String) {
        needsInterfaceConformances = true
        edits.insert("__quinceMade(__quinceDynamic(", at: type.positionAfterSkippingLeadingTrivia)
        edits.insert(suffix, at: type.endPositionBeforeTrailingTrivia)
        edits.insert(")", at: call.endPositionBeforeTrailingTrivia)
    }

    /// `Self`, or a generic parameter of a declaration around the call.
    private func isDynamicType(_ name: DeclReferenceExprSyntax, in node: some SyntaxProtocol) -> Bool {
        if name.baseName.tokenKind == .keyword(.Self) {
            return enclosingMember(of: node).map { !$0.is(InitializerDeclSyntax.self) } ?? false
        }
        var parent = node.parent
        while let current = parent {
            let parameters = current.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause?.parameters
            if parameters?.contains(where: { $0.name.text == name.baseName.text }) == true { return true }
            parent = current.parent
        }
        return false
    }

    /// Whether an expression before `.init` is a value, not the name of a type. `self` is one in type methods; elsewhere `self.init` delegates.
    private func isMetatypeValue(_ base: ExprSyntax, in node: some SyntaxProtocol) -> Bool {
        if let name = base.as(DeclReferenceExprSyntax.self) {
            if name.baseName.tokenKind == .keyword(.self) { return isInTypeMethod(node) }
            return name.baseName.text.first?.isLowercase ?? false && name.baseName.tokenKind != .keyword(.super)
        }
        if let member = base.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName
            return name.tokenKind != .keyword(.self) && name.text.first?.isLowercase ?? false
        }
        if let call = base.as(FunctionCallExprSyntax.self) {
            // `type(of:)` and other functions; a capital begins a type's generic or called name.
            return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isLowercase ?? false
        }
        return base.is(SubscriptCallExprSyntax.self) || base.is(TupleExprSyntax.self) || base.is(ForceUnwrapExprSyntax.self)
    }

    private func isInTypeMethod(_ node: some SyntaxProtocol) -> Bool {
        guard let member = enclosingMember(of: node) else { return false }
        let modifiers = member.as(FunctionDeclSyntax.self)?.modifiers ?? member.as(VariableDeclSyntax.self)?.modifiers
        return modifiers?.contains { $0.name.text == "static" || $0.name.text == "class" } ?? false
    }

    /// The member of a type whose body a place is in.
    private func enclosingMember(of node: some SyntaxProtocol) -> DeclSyntax? {
        var parent = node.parent
        while let current = parent {
            if let item = current.as(MemberBlockItemSyntax.self) { return item.decl }
            parent = current.parent
        }
        return nil
    }
}
