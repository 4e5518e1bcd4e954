import SwiftSyntax
import SwiftSyntaxMacros

/// `@_PersistedProperty`: the accessors of a property that a store keeps, and the empty storage by which the compiler knows that it is initialized.
struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let property = ModelProperty(bare(declaration)) else { return [] }
        let (name, text) = (property.name, property.plainName)
        return [
            """
            @storageRestrictions(accesses: _$backingData, initializes: _\(raw: text))
            init(initialValue) {
                _$backingData._setValue("\(raw: text)", initialValue)
                _\(raw: text) = SwiftData._SwiftDataNoType()
            }
            """,
            """
            get {
                _$backingData._access(self, \\.\(raw: name))
                return _$backingData._value("\(raw: text)")
            }
            """,
            """
            set {
                _$backingData._mutate(self, \\.\(raw: name)) { _$backingData._setValue("\(raw: text)", newValue) }
            }
            """,
        ]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let property = ModelProperty(bare(declaration)) else { return [] }
        return ["@SwiftData.Transient private var _\(raw: property.plainName): SwiftData._SwiftDataNoType = SwiftData._SwiftDataNoType()"]
    }

    /// The declaration without this macro's own attribute.
    private static func bare(_ declaration: some DeclSyntaxProtocol) -> DeclSyntax {
        guard var variable = declaration.as(VariableDeclSyntax.self) else { return DeclSyntax(declaration) }
        variable.attributes = variable.attributes.filter {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("_PersistedProperty") != true
        }
        return DeclSyntax(variable)
    }
}
