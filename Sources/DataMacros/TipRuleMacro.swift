import SwiftSyntax
import SwiftSyntaxMacros

/// TipKit's `#Rule`: a rule of parameters or events, and of a condition on their values.
///
/// Source: Apple's documentation of `Tips.Rule`.
struct TipRuleMacro: ExpressionMacro {
    static func expansion(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) throws -> ExprSyntax {
        var arguments = node.arguments.map(\.trimmedDescription).map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
        if let closure = node.trailingClosure { arguments.append("body: \(closure.trimmedDescription)") }
        guard arguments.count > 1 else {
            throw MacroProblem("#Rule needs a parameter or an event, and a closure with the condition")
        }
        return "TipKit.Tips.Rule._rule(\(raw: arguments.joined(separator: ", ")))"
    }
}
