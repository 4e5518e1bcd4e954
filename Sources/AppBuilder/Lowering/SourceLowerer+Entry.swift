import SwiftSyntax

/// `@Entry`: a value of the environment, a transaction or what is focused, whose key the compiler's macro writes on iOS.
extension SourceLowerer {
    /// The protocols of the keys, by the type that is extended.
    private static let entryKeys = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "FocusedValues": "FocusedValueKey",
        "ContainerValues": "ContainerValueKey",
    ]

    /// Writes the key of an entry and how it is got and set.
    func lowerEntry(_ node: VariableDeclSyntax) {
        let entries = Attribute.all(node.attributes).filter { $0.name == "Entry" || $0.name == "SwiftUI.Entry" }
        guard !entries.isEmpty else { return }
        guard let key = Self.entryKeys[context(of: node)] else {
            return report(
                "'@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues, Transaction, ContainerValues, or FocusedValues",
                at: node, nextStep: "Put the property into such an extension.")
        }
        guard node.bindings.count == 1, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.accessorBlock == nil
        else { return report("'@Entry' needs one stored property", at: node, nextStep: nil) }
        guard let type = binding.typeAnnotation?.type.trimmedDescription ?? EntryType.of(binding.initializer?.value) else {
            return report(
                "the type of '\(name)' cannot be told from its default value", at: binding,
                nextStep: "Write the type: @Entry var \(name): SomeType = …")
        }
        let value = binding.initializer?.value.trimmedDescription ?? "nil"
        let plain = name.filter { $0 != "`" }
        let requirement: String
        if key == "FocusedValueKey" {
            guard type.hasSuffix("?"), binding.initializer == nil else {
                return report(
                    "'@Entry' in FocusedValues needs an optional type without a default value", at: binding, nextStep: nil)
            }
            requirement = "typealias Value = \(type.dropLast())"
        } else {
            // The default is made anew each time, as Apple's macro has it.
            requirement = "static var defaultValue: \(type) { \(value) }"
        }
        let code =
            ": \(type) { get { self[__Key_\(plain).self] } set { self[__Key_\(plain).self] = newValue } }; "
            + "fileprivate struct __Key_\(plain): SwiftUI.\(key) { \(requirement) }"
        for entry in entries { edits.blank(entry.node) }
        let (start, end) = (binding.pattern.endPositionBeforeTrailingTrivia, binding.endPositionBeforeTrailingTrivia)
        let replaced = binding.description.utf8.dropFirst(start.utf8Offset - binding.position.utf8Offset).prefix(
            end.utf8Offset - start.utf8Offset)
        edits.replace(start, end, with: SourceEdits.keepingLines(code, of: String(decoding: replaced, as: UTF8.self)))
    }

    /// The type that an extension around extends; empty elsewhere.
    private func context(of node: VariableDeclSyntax) -> String {
        var parent = node.parent
        while let current = parent {
            if let found = current.as(ExtensionDeclSyntax.self) {
                return found.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
            }
            if current.isProtocol((any DeclGroupSyntax).self) { return "" }
            parent = current.parent
        }
        return ""
    }
}

/// The types of default values that can be told without a compiler.
enum EntryType {
    static func of(_ value: ExprSyntax?) -> String? {
        guard let value else { return nil }
        if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if value.is(FloatLiteralExprSyntax.self) { return "Double" }
        if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if value.is(StringLiteralExprSyntax.self) { return "String" }
        if let prefix = value.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" { return of(prefix.expression) }
        if let cast = value.as(SequenceExprSyntax.self), cast.elements.count == 3,
            let type = cast.elements.last?.as(TypeExprSyntax.self)?.type,
            cast.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
        {
            return type.trimmedDescription
        }
        if let array = value.as(ArrayExprSyntax.self) {
            let types = Set(array.elements.map { of($0.expression) })
            guard types.count == 1, let only = types.first, let type = only else { return nil }
            return "[\(type)]"
        }
        if let call = value.as(FunctionCallExprSyntax.self) { return typeName(call.calledExpression) ?? memberOwner(call.calledExpression) }
        return memberOwner(value)
    }

    /// `Theme(…)`, `Outer.Theme(…)`, `[Int]()`: the type that is called.
    private static func typeName(_ callee: ExprSyntax) -> String? {
        if callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self) { return callee.trimmedDescription }
        if let generic = callee.as(GenericSpecializationExprSyntax.self) {
            return typeName(generic.expression).map { _ in callee.trimmedDescription }
        }
        let last = callee.as(DeclReferenceExprSyntax.self)?.baseName.text ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        guard last?.first?.isUppercase == true else { return nil }
        return callee.trimmedDescription
    }

    /// `Theme.dark`, `Theme.make()`: members of a type that are taken to be of it.
    private static func memberOwner(_ value: ExprSyntax) -> String? {
        guard let member = value.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        return typeName(base)
    }
}
