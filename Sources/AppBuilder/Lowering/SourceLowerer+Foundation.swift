import SwiftSyntax

/// Members of Foundation that have another type on Linux: closures that escape, and names of days and months that are never nil.
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

    // MARK: Symbols of dates

    /// Properties of `DateFormatter` that are implicitly unwrapped optionals on iOS.
    private static let dateSymbols: Set<String> = {
        var names: Set<String> = ["amSymbol", "pmSymbol", "eraSymbols", "longEraSymbols"]
        for length in ["", "short", "veryShort"] {
            for kind in ["Month", "Weekday", "Quarter"] where length != "veryShort" || kind != "Quarter" {
                for name in [kind, "Standalone" + kind] {
                    let whole = length + name + "Symbols"
                    names.insert(length.isEmpty ? whole.prefix(1).lowercased() + whole.dropFirst() : whole)
                }
            }
        }
        return names
    }()

    /// `formatter.monthSymbols?[0]` reads a property that is optional as on iOS; so do `if let`, and a constant that is unwrapped later.
    func lowerDateSymbols(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName.text
        guard Self.dateSymbols.contains(name), node.base != nil, seesRuntime, !index.properties.contains(name), isUnwrapped(node) else {
            return
        }
        edits.replace(node.declName, with: "__quince" + name.prefix(1).uppercased() + name.dropFirst())
    }

    private func isUnwrapped(_ node: MemberAccessExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return true }
        guard let initializer = parent.as(InitializerClauseSyntax.self) else { return false }
        if initializer.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
        guard let binding = initializer.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation == nil,
            let bound = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return false }
        return sourceText.contains(bound + "!") || sourceText.contains(bound + "?")
    }
}
