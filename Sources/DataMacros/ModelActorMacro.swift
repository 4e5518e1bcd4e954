import SwiftSyntax
import SwiftSyntaxMacros

/// `@ModelActor`: an actor with a model context of its own.
///
/// Source: Apple's documentation of the macro `ModelActor()`.
struct ModelActorMacro: MemberMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let actor = declaration.as(ActorDeclSyntax.self) else {
            throw MacroProblem("@ModelActor can only be applied to an actor")
        }
        let levels = ["public", "package"]
        let access = actor.modifiers.first { levels.contains($0.name.text) }.map { $0.name.text + " " } ?? ""
        var members: [DeclSyntax] = [
            "nonisolated \(raw: access)let modelExecutor: any SwiftData.ModelExecutor",
            "nonisolated \(raw: access)let modelContainer: SwiftData.ModelContainer",
        ]
        // As Apple's, it leaves an actor's own initializer alone.
        if !actor.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }) {
            members.append(
                """
                \(raw: access)init(modelContainer: SwiftData.ModelContainer) {
                    let modelContext = SwiftData.ModelContext(modelContainer)
                    self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
                    self.modelContainer = modelContainer
                }
                """)
        }
        return members
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        try protocols.map { try ExtensionDeclSyntax("extension \(type.trimmed): \($0.trimmed) {}") }
    }
}
