import SwiftSyntax
import SwiftSyntaxMacros

/// Attributes and declarations that `@Model` and `@Generable` read and that expand to nothing by themselves: `@Attribute`, `@Relationship`,
/// `@Transient`, `#Unique`, `#Index`, `@Guide`.
struct MarkerMacro: PeerMacro, DeclarationMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }

    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
