import SwiftSyntax

/// Messages to values of type `AnyObject`. Objective-C gives them every member; Swift on Linux gives them none, and the type cannot be extended.
extension SourceLowerer {
    /// Members that every object has.
    private static let members: Set<String> = ["perform", "responds", "isKind", "isMember", "value", "setValue"]

    /// Sends a message through the run-time library where the text says that its receiver is an `AnyObject`.
    func lowerMessage(_ node: MemberAccessExprSyntax) {
        guard Self.members.contains(node.declName.baseName.text), let base = node.base, isCalled(node) else { return }
        let receiver = base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
        if let name = takenValue(of: receiver) {
            edits.replace(name, with: name.baseName.text == "takeUnretainedValue" ? "__quinceUnretainedObject" : "__quinceRetainedObject")
            needsRuntime = true
        } else if isCast(receiver) || isDeclared(receiver.trimmedDescription) {
            edits.insert("__quinceMessaged(", at: receiver.positionAfterSkippingLeadingTrivia)
            edits.insert(")", at: receiver.endPositionBeforeTrailingTrivia)
            needsRuntime = true
        }
    }

    /// `delegate?.menuOpened?(self)` where the delegate is an `AnyObject`: one that conforms to the protocol with that requirement.
    func nameProtocol(of requirement: MemberFacts, _ member: MemberAccessExprSyntax) {
        guard let receiver = member.base?.as(OptionalChainingExprSyntax.self)?.expression, isDeclared(receiver.trimmedDescription),
            let owner = index.optionalOwners[requirement.fullName]
        else { return }
        edits.insert("(", at: receiver.positionAfterSkippingLeadingTrivia)
        edits.insert(" as? any \(owner))", at: receiver.endPositionBeforeTrailingTrivia)
    }

    private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
        node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    }

    /// `x.takeUnretainedValue()`: the name of the function.
    private func takenValue(of expression: ExprSyntax) -> DeclReferenceExprSyntax? {
        guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
            ["takeUnretainedValue", "takeRetainedValue"].contains(callee.declName.baseName.text)
        else { return nil }
        return callee.declName
    }

    private func isDeclared(_ receiver: String) -> Bool {
        anyObjectNames.contains(receiver.hasPrefix("self.") ? String(receiver.dropFirst(5)) : receiver)
    }

    /// `(x as AnyObject)`
    private func isCast(_ expression: ExprSyntax) -> Bool {
        guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let cast = tuple.elements.first?.expression
        else { return false }
        let type =
            cast.as(AsExprSyntax.self)?.type ?? cast.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type
        return type.map(AnyObjectNames.isAnyObject) ?? false
    }
}
