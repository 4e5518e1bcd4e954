import SwiftSyntax

/// Literals of view bodies that a running app takes from a table: changing one needs no compiler.
enum HotLiterals {
    /// The kinds there are, by the function that reads them.
    enum Kind: String { case string, integer, float }

    /// Whether a literal can be read from the table: an argument of a call, on its own.
    static func kind(of expression: ExprSyntax) -> Kind? {
        guard let argument = expression.parent?.as(LabeledExprSyntax.self), let list = argument.parent?.as(LabeledExprListSyntax.self),
            list.parent?.is(FunctionCallExprSyntax.self) == true
        else { return nil }
        // What is compared, looked up or told at compile time stays as it is.
        if ["comment", "format", "tableName", "bundle"].contains(argument.label?.text ?? "") { return nil }
        if let string = expression.as(StringLiteralExprSyntax.self) {
            return string.representedLiteralValue == nil || string.openingQuote.tokenKind != .stringQuote ? nil : .string
        }
        if expression.is(IntegerLiteralExprSyntax.self) { return .integer }
        if expression.is(FloatLiteralExprSyntax.self) { return .float }
        return nil
    }

    /// The literals inside a body, in their order.
    static func all(in node: some SyntaxProtocol) -> [ExprSyntax] {
        let visitor = Visitor(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.found
    }

    /// The value of a literal as text; nil where it has none.
    static func value(of expression: ExprSyntax) -> String? {
        if let string = expression.as(StringLiteralExprSyntax.self) { return string.representedLiteralValue }
        if let integer = expression.as(IntegerLiteralExprSyntax.self) {
            return Int(integer.literal.text.filter { $0 != "_" }).map(String.init)
        }
        if let float = expression.as(FloatLiteralExprSyntax.self) {
            return Double(float.literal.text.filter { $0 != "_" }).map { String($0) }
        }
        return nil
    }

    /// A body without its literals, and these; none are told apart where what lowering makes of the body may have others.
    static func parts(of content: Syntax, isInstrumented: Bool) -> (shape: String, literals: [(kind: Kind, value: String)]?) {
        let tokens = Array(content.tokens(viewMode: .sourceAccurate))
        let isPlain = !tokens.contains { $0.tokenKind == .pound } && !content.description.contains("AttributedString()")
        guard isInstrumented, isPlain else { return (tokens.map(\.text).joined(separator: "\0"), nil) }
        let literals = all(in: content)
        var left = literals[...]
        var shape = ""
        for token in tokens {
            while let first = left.first, first.endPosition <= token.position { left.removeFirst() }
            if let first = left.first, token.position >= first.position, token.endPosition <= first.endPosition {
                if token.position == first.position { shape += "#\(kind(of: first)?.rawValue ?? "")\0" }
            } else {
                shape += token.text + "\0"
            }
        }
        return (shape, literals.compactMap { literal in kind(of: literal).flatMap { kind in value(of: literal).map { (kind, $0) } } })
    }

    /// Returns the key of a declaration's literal in the table of literals.
    static func identifier(_ declaration: HotDeclaration, in file: String, _ number: Int) -> String {
        "\(file)|\(declaration.key)|\(number)"
    }

    private final class Visitor: SyntaxVisitor {
        var found: [ExprSyntax] = []

        override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
            note(ExprSyntax(node))
            return .skipChildren
        }
        override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
            note(ExprSyntax(node))
            return .skipChildren
        }
        override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
            note(ExprSyntax(node))
            return .skipChildren
        }
        /// Macros want to see literals.
        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        private func note(_ expression: ExprSyntax) {
            if HotLiterals.kind(of: expression) != nil, HotLiterals.value(of: expression) != nil { found.append(expression) }
        }
    }
}
