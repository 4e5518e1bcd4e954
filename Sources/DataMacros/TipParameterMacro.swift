import SwiftSyntax
import SwiftSyntaxMacros

/// TipKit's `@Parameter`: accessors to a `Tips.Parameter`, which the declaration with the prefix `$` holds.
///
/// Source: Apple's documentation of `Tips.Parameter`.
struct TipParameterMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let name = try property(declaration).name
        return ["get { $\(raw: name).wrappedValue }", "set { $\(raw: name).wrappedValue = newValue }"]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let property = try property(declaration)
        guard let value = property.value else {
            throw MacroProblem("'\(property.name)' has no initial value: a property with @Parameter begins with its default value")
        }
        var arguments = ["\(enclosingType(context)).self", "\"+\(property.name)\"", value]
        if case .argumentList(let options) = node.arguments { arguments += options.map(\.expression.trimmedDescription) }
        let type = property.type.map { ": TipKit.Tips.Parameter<\($0)>" } ?? ""
        return [
            "\(raw: property.modifiers)let $\(raw: property.name)\(raw: type) = TipKit.Tips.Parameter(\(raw: arguments.joined(separator: ", ")))"
        ]
    }

    private struct Property {
        let name: String
        let type: String?
        let value: String?
        /// Each with a space behind it.
        let modifiers: String
    }

    private static func property(_ declaration: some DeclSyntaxProtocol) throws -> Property {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1, let binding = variable.bindings.first,
            let identifier = binding.pattern.as(IdentifierPatternSyntax.self), variable.bindingSpecifier.text == "var"
        else { throw MacroProblem("@Parameter can only be applied to a variable with a name of its own") }
        let type = binding.typeAnnotation?.type.trimmed
        let nothing = type?.is(OptionalTypeSyntax.self) == true ? "nil" : nil
        // Only the variable itself can be set where it is.
        let modifiers = variable.modifiers.filter { $0.detail == nil }
        return Property(
            name: identifier.identifier.text.filter { $0 != "`" }, type: type?.description,
            value: binding.initializer?.value.trimmedDescription ?? nothing,
            modifiers: modifiers.map { $0.trimmedDescription + " " }.joined())
    }

    /// The type that the property belongs to. `Self` is no constant of a class.
    private static func enclosingType(_ context: some MacroExpansionContext) -> String {
        guard let parent = context.lexicalContext.first else { return "Self" }
        if let named = parent.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
        return parent.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? "Self"
    }
}
