import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Model`: a class whose properties are kept by a store.
///
/// Source: Apple's documentation of the macro `Model()`, and the members that it names.
struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let model = declaration.as(ClassDeclSyntax.self) else {
            throw MacroProblem("@Model can only be applied to a class; '\(node.attributeName)' is on something else")
        }
        if let member = model.memberBlock.members.first(where: { ModelProperty.isSeveral($0.decl) }) {
            throw MacroProblem(
                "'\(member.decl.trimmedDescription)' declares several properties: "
                    + "each property of a class with @Model has a declaration of its own")
        }
        let properties = model.memberBlock.members.compactMap { ModelProperty($0.decl) }
        let name = model.name.text, access = access(of: model)
        let peers = properties.map { "_\($0.plainName) = SwiftData._SwiftDataNoType()" }.joined(separator: "\n    ")
        let entries = properties.map { $0.metadata(of: name) } + constraints(of: model, name)
        return [
            "@SwiftData.Transient nonisolated(unsafe) private var _$backingData: any SwiftData.BackingData<\(raw: name)> = \(raw: name).createBackingData()",
            """
            \(raw: access)nonisolated var persistentBackingData: any SwiftData.BackingData<\(raw: name)> {
                get { _$backingData }
                set { _$backingData = newValue }
            }
            """,
            """
            \(raw: access)nonisolated static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                [
                    \(raw: entries.joined(separator: ",\n        "))
                ]
            }
            """,
            """
            \(raw: access)nonisolated required init(backingData: any SwiftData.BackingData<\(raw: name)>) {
                \(raw: peers)
                _$backingData = backingData
            }
            """,
        ]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingAttributesFor member: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard declaration.is(ClassDeclSyntax.self), ModelProperty(member) != nil else { return [] }
        return ["@SwiftData._PersistedProperty"]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        try protocols.map { name in
            guard name.trimmedDescription.hasSuffix("Sendable") else {
                return try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated \(name.trimmed) {}")
            }
            return try ExtensionDeclSyntax(
                """
                @available(*, unavailable, message: "\(raw: sendableMessage)")
                extension \(type.trimmed): \(name.trimmed) {}
                """)
        }
    }

    private static let sendableMessage =
        "models stay with the actor of their context: send a model's persistentModelID, or use a ModelActor"

    /// The access level of members that the class must show wherever it is seen itself.
    private static func access(of model: ClassDeclSyntax) -> String {
        let levels = ["public", "open", "package"]
        guard let level = model.modifiers.first(where: { levels.contains($0.name.text) })?.name.text else { return "" }
        return (level == "open" ? "public" : level) + " "
    }

    /// Entries of `#Unique` and `#Index` in the class.
    private static func constraints(of model: ClassDeclSyntax, _ name: String) -> [String] {
        model.memberBlock.members.compactMap { member in
            guard let macro = member.decl.as(MacroExpansionDeclSyntax.self), ["Unique", "Index"].contains(macro.macroName.text) else {
                return nil
            }
            return "SwiftData.Schema.PropertyMetadata.\(macro.macroName.text.lowercased())"
                + "(\(macro.genericArgumentClause.map { "of: " + $0.arguments.trimmedDescription + ".self" } ?? "of: \(name).self"), "
                + "[\(macro.arguments.trimmedDescription)])"
        }
    }
}

/// An error that the compiler shows where the macro is used.
struct MacroProblem: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
