import SwiftSyntax
import SwiftSyntaxMacros

/// FoundationModels' `@Generable`: a structure or enumeration that a model can generate.
///
/// Source: Apple's documentation of the macro `Generable(description:)`, and the members that it names.
struct GenerableMacro: MemberMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let type = try GenerableType(declaration, attribute: node)
        var members: [DeclSyntax] = [
            """
            nonisolated \(raw: type.access)static var generationSchema: FoundationModels.GenerationSchema {
                \(raw: type.schema)
            }
            """
        ]
        if let partial = type.partialMembers {
            members.append(
                """
                \(raw: type.access)nonisolated struct PartiallyGenerated: \(raw: partial.conformances) {
                    \(raw: partial.properties)
                    \(raw: type.access)init(_ content: FoundationModels.GeneratedContent) throws {
                        \(raw: partial.assignments)
                    }
                }
                """)
        }
        return members
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        // The problem of a type that cannot be generated is shown once, with the members.
        guard let generable = try? GenerableType(declaration, attribute: node) else { return [] }
        let conformance = protocols.isEmpty ? "" : ": nonisolated FoundationModels.Generable"
        return [
            try ExtensionDeclSyntax(
                """
                extension \(type.trimmed)\(raw: conformance) {
                    nonisolated \(raw: generable.access)init(_ content: FoundationModels.GeneratedContent) throws {
                        \(raw: generable.reading)
                    }
                    nonisolated \(raw: generable.access)var generatedContent: FoundationModels.GeneratedContent {
                        \(raw: generable.writing)
                    }
                }
                """)
        ]
    }
}
