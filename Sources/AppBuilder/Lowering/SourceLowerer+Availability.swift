import SwiftSyntax

/// Leaves out the code that runs on newer iOSs than the simulated one only: it may use what Quince lacks.
extension SourceLowerer {
    func lowerAvailability(_ node: IfExprSyntax) {
        if Availability.isFalse(node.conditions, on: conditions.system) {
            leaveOutBody(of: node)
        } else if Availability.isTrue(node.conditions, on: conditions.system), case .codeBlock(let block)? = node.elseBody {
            leaveOutElse(of: node, block)
        }
    }

    private func leaveOutBody(of node: IfExprSyntax) {
        leaveOutConditions(of: node)
        if isValue(node) {
            leaveOut(node.body.statements)
        } else if isOnlyStatement(node), let elseKeyword = node.elseKeyword, let elseBody = node.elseBody {
            dropFirstBranch(of: node, elseKeyword, elseBody)
        } else {
            edits.blank(node.body.statements)
        }
    }

    /// Leaves out the conditions that are not looked at, behind the one that asks for a newer iOS.
    private func leaveOutConditions(of node: IfExprSyntax) {
        let conditions = Array(node.conditions)
        let position = conditions.firstIndex { Availability.isFalse([$0], on: self.conditions.system) }
        guard let position, position + 1 < conditions.count else { return }
        if let comma = conditions[position].trailingComma { edits.blank(comma) }
        for condition in conditions[(position + 1)...] { edits.blank(condition) }
    }

    private func leaveOutElse(of node: IfExprSyntax, _ block: CodeBlockSyntax) {
        if isValue(node) {
            leaveOut(block.statements)
        } else if isOnlyStatement(node) {
            blank(node, node.positionAfterSkippingLeadingTrivia, node.body.leftBrace.endPositionBeforeTrailingTrivia)
            blank(node, node.body.rightBrace.positionAfterSkippingLeadingTrivia, node.endPositionBeforeTrailingTrivia)
        } else {
            edits.blank(block.statements)
        }
    }

    /// Puts what never returns in the place of statements that are not reached.
    func leaveOut(_ statements: CodeBlockItemListSyntax) {
        edits.replace(statements, with: SourceEdits.keepingLines("Swift.fatalError()", of: statements.trimmedDescription))
    }

    /// Replaces a part of a node by its spaces and ends of lines.
    private func blank(_ node: some SyntaxProtocol, _ start: AbsolutePosition, _ end: AbsolutePosition) {
        let text = node.description.utf8.dropFirst(start.utf8Offset - node.position.utf8Offset).prefix(end.utf8Offset - start.utf8Offset)
        edits.replace(start, end, with: SourceEdits.blanks(for: String(decoding: text, as: UTF8.self)))
    }

    /// Whether an `if` is written where a value is wanted.
    private func isValue(_ node: IfExprSyntax) -> Bool {
        guard let statement = node.parent?.as(ExpressionStmtSyntax.self) else { return !isElseBranch(node) }
        return statement.parent?.is(CodeBlockItemSyntax.self) != true
    }

    /// Whether an `if` follows the `else` of another, of whose kind it is.
    private func isElseBranch(_ node: IfExprSyntax) -> Bool {
        guard let parent = node.parent?.as(IfExprSyntax.self) else { return false }
        return !isValue(parent)
    }

    /// Whether an `if` is all of a body: it may be the body's value, or what a result builder takes.
    private func isOnlyStatement(_ node: IfExprSyntax) -> Bool {
        let item = node.parent?.as(ExpressionStmtSyntax.self)?.parent ?? node.parent
        return item?.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    }

    /// Leaves what stands behind `else` alone in its place.
    private func dropFirstBranch(of node: IfExprSyntax, _ elseKeyword: TokenSyntax, _ elseBody: IfExprSyntax.ElseBody) {
        let start = node.positionAfterSkippingLeadingTrivia
        let end: AbsolutePosition
        switch elseBody {
        case .ifExpr(let other): end = other.positionAfterSkippingLeadingTrivia
        case .codeBlock(let block):
            end = block.leftBrace.endPositionBeforeTrailingTrivia
            edits.blank(block.rightBrace)
        @unknown default: return
        }
        blank(node, start, end)
    }
}
