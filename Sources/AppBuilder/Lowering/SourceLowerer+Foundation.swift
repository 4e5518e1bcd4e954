import SwiftSyntax

/// Functions of Foundation whose closures escape on Linux alone.
extension SourceLowerer {
    static let enumeratesMatches: Set<[String]> = [
        ["in", "options", "range", "using"], ["in", "range", "using"], ["in", "options", "range"], ["in", "range"],
    ]

    /// `expression.enumerateMatches(in: text, range: all) { … }` becomes a call of a function whose block does not escape.
    func lowerEnumeration(_ node: FunctionCallExprSyntax) {
        guard seesRuntime, !index.enumeratesMatches, !isCompiledElsewhere(node),
            let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base, !base.is(SuperExprSyntax.self),
            member.declName.baseName.text == "enumerateMatches",
            Self.enumeratesMatches.contains(node.arguments.map { $0.label?.text ?? "_" })
        else { return }
        edits.replace(member.declName, with: "__quinceEnumerateMatches")
    }
}
