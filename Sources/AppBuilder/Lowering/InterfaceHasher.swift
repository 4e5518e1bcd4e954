import Foundation
import SwiftSyntax

/// Hashes what other files can see of a file: all tokens but the bodies of functions whose types are written out.
final class InterfaceHasher: SyntaxVisitor {
    private var hash = StableHash()

    static func hash(_ tree: SourceFileSyntax) -> String {
        let hasher = InterfaceHasher(viewMode: .sourceAccurate)
        hasher.walk(tree)
        return hasher.hash.text
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        hash.add(token.text)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let result = node.signature.returnClause?.trimmedDescription ?? ""
        // The hidden type behind `some` comes from the body; a nested function has no body of its own to leave out.
        guard let body = node.body, !result.contains("some "), !Self.isInlined(node.attributes) else { return .visitChildren }
        walk(node.attributes)
        walk(node.modifiers)
        hash.add(node.name.text)
        if let generics = node.genericParameterClause { walk(generics) }
        walk(node.signature)
        if let clause = node.genericWhereClause { walk(clause) }
        hash.add(body.statements.isEmpty ? "{}" : "{…}")
        return .skipChildren
    }

    /// Whether other modules compile the body, too.
    private static func isInlined(_ attributes: AttributeListSyntax) -> Bool {
        let names: Set<String> = ["inlinable", "_transparent", "_alwaysEmitIntoClient", "backDeployed", "_specialize"]
        return attributes.contains { names.contains($0.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? "") }
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.body != nil, !Self.isInlined(node.attributes) else { return .visitChildren }
        walk(node.attributes)
        walk(node.modifiers)
        hash.add("init" + (node.optionalMark?.text ?? ""))
        if let generics = node.genericParameterClause { walk(generics) }
        walk(node.signature)
        return .skipChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        hash.add("deinit")
        return .skipChildren
    }

    /// Nobody but the preview's own function sees what is in it.
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        PreviewMacro.isPreview(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        PreviewMacro.isPreview(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let block = node.parent?.parent?.as(AccessorBlockSyntax.self), !Self.isSeen(block), !Self.isInlined(node.attributes) else {
            return .visitChildren
        }
        walk(node.attributes)
        hash.add(node.accessorSpecifier.text)
        if let effects = node.effectSpecifiers { walk(effects) }
        return .skipChildren
    }

    /// A getter without `get`.
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        guard case .getter = node.accessors, !Self.isSeen(node) else { return .visitChildren }
        hash.add("{…}")
        return .skipChildren
    }

    /// Whether others see the bodies of a property or subscript: they are compiled elsewhere, or say what type is behind `some`.
    private static func isSeen(_ block: AccessorBlockSyntax) -> Bool {
        if let node = block.parent?.as(SubscriptDeclSyntax.self) {
            return isInlined(node.attributes) || OpaqueResults.isOpaque(node.returnClause.type)
        }
        guard let binding = block.parent?.as(PatternBindingSyntax.self) else { return true }
        let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self)
        return declaration.map { isInlined($0.attributes) } == true || OpaqueResults.isOpaque(binding.typeAnnotation?.type)
    }
}

/// A hash that is the same in every process, unlike `Hasher`'s.
struct StableHash: Sendable {
    private var first: UInt64 = 0xcbf2_9ce4_8422_2325
    private var second: UInt64 = 0x9e37_79b9_7f4a_7c15

    mutating func add(_ text: String) {
        add(bytes: Array(text.utf8))
        add(bytes: [0])
    }

    mutating func add(bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { buffer in
            for byte in buffer {
                first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
                second = (second &+ UInt64(byte)) &* 0xff51_afd7_ed55_8ccd
                second ^= second >> 29
            }
        }
    }

    var text: String { String(first, radix: 16) + String(second, radix: 16) }

    /// The hash as one number.
    var value: UInt64 { first ^ second &* 0xff51_afd7_ed55_8ccd }

    static func of(_ parts: String...) -> String {
        var hash = StableHash()
        for part in parts { hash.add(part) }
        return hash.text
    }
}
