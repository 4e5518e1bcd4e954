import SwiftSyntax

/// Casts between Core Text's types and others, which are one object or one string on iOS.
extension SourceLowerer {
    func lowerTextCasts(_ node: SequenceExprSyntax) {
        for (operand, cast, type) in Self.casts(in: node) where !operand.is(TypeExprSyntax.self) {
            let name = type.trimmedDescription, text = operand.trimmedDescription
            if name == "UIFont", cast.questionOrExclamationMark == nil {
                wrap(operand, cast, type, in: "__quinceFont(")
                needsInterface = true
            } else if name == "NSAttributedString.Key", text.hasPrefix("kCT"), cast.questionOrExclamationMark == nil {
                wrap(operand, cast, type, in: "NSAttributedString.Key(rawValue: ")
            } else if text.hasPrefix("CTRunGetAttributes("), Self.isAttributes(name), let mark = cast.questionOrExclamationMark {
                let isOptional = mark.tokenKind == .postfixQuestionMark
                let keyed = ".reduce(into: [NSAttributedString.Key: Any]()) { $0[NSAttributedString.Key(rawValue: $1.key)] = $1.value }"
                if isOptional { edits.insert("Optional(", at: operand.positionAfterSkippingLeadingTrivia) }
                edits.replace(
                    cast.positionAfterSkippingLeadingTrivia, type.endPositionBeforeTrailingTrivia, with: keyed + (isOptional ? ")" : ""))
            }
        }
    }

    private static func isAttributes(_ type: String) -> Bool { type.filter { !$0.isWhitespace } == "[NSAttributedString.Key:Any]" }

    private func wrap(_ operand: ExprSyntax, _ cast: UnresolvedAsExprSyntax, _ type: TypeSyntax, in call: String) {
        edits.insert(call, at: operand.positionAfterSkippingLeadingTrivia)
        edits.replace(cast.positionAfterSkippingLeadingTrivia, type.endPositionBeforeTrailingTrivia, with: ")")
    }
}
