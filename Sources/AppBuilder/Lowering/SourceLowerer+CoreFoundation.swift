import SwiftSyntax

/// Core Foundation's types, of which some are Swift's own here: on iOS they are objects, and Foundation's collections are them, too.
extension SourceLowerer {
    private static let collections = ["CFDictionary": "__quinceDictionary", "CFArray": "__quinceArray"]

    /// `query as CFDictionary` becomes `__quinceDictionary(query)`, which takes dictionaries of every kind.
    func lowerCollectionCasts(_ node: SequenceExprSyntax) {
        for (operand, cast, type) in Self.casts(in: node) where cast.questionOrExclamationMark == nil {
            guard let function = Self.collections[type.trimmedDescription], !operand.is(TypeExprSyntax.self) else { continue }
            edits.insert(function + "(", at: operand.positionAfterSkippingLeadingTrivia)
            edits.replace(cast.positionAfterSkippingLeadingTrivia, type.endPositionBeforeTrailingTrivia, with: ")")
            needsRuntime = true
        }
    }

    /// `remove(kSecClassKey)` becomes `remove(kSecClassKey as AnyObject)` where a function of the module takes an object there.
    func lowerObjectArguments(_ node: FunctionCallExprSyntax) {
        guard node.arguments.contains(where: { Self.isConstant($0.expression) }) else { return }
        let callee = node.calledExpression
        let name =
            callee.as(DeclReferenceExprSyntax.self)?.baseName.text ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard let function = index.objectTakers[name]?.first(where: { $0.labels == labels }) else { return }
        for (argument, type) in zip(node.arguments, function.types) where type == "AnyObject" || type == "AnyObject?" {
            if Self.isConstant(argument.expression) {
                edits.insert(" as AnyObject", at: argument.expression.endPositionBeforeTrailingTrivia)
            }
        }
    }

    /// `let query: [String: AnyObject] = [kSecClass as String: kSecClassKey]`: the constants among the values.
    func lowerObjectValues(_ node: VariableDeclSyntax) {
        for binding in node.bindings {
            guard let type = binding.typeAnnotation?.type.as(DictionaryTypeSyntax.self), type.value.trimmedDescription == "AnyObject",
                case .elements(let elements)? = binding.initializer?.value.as(DictionaryExprSyntax.self)?.content
            else { continue }
            for element in elements where Self.isConstant(element.value) {
                edits.insert(" as AnyObject", at: element.value.endPositionBeforeTrailingTrivia)
            }
        }
    }

    /// Whether an expression is one of the Security framework's constants, which are strings of Core Foundation.
    private static func isConstant(_ expression: ExprSyntax) -> Bool {
        expression.as(DeclReferenceExprSyntax.self)?.baseName.text.hasPrefix("kSec") ?? false
    }
}
