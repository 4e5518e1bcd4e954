import SwiftSyntax
import SwiftSyntaxMacros

/// Attributes and declarations that `@Model` reads and that expand to nothing by themselves: `@Attribute`, `@Relationship`, `@Transient`, `#Unique`,
/// `#Index`.
struct MarkerMacro: PeerMacro, DeclarationMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }

    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
