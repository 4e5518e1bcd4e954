import Foundation
import SwiftParser
import SwiftSyntax

/// Collects what a module's sources make public.
final class PublicInterfaceReader: SyntaxVisitor {
    private(set) var members: [PublicMember] = []

    /// A type or extension that is being read.
    private struct Scope {
        var name: String
        /// Whether members are public without saying so: in protocols, enumerations' cases apart, and public extensions.
        var publishes: Bool
        var isVisible: Bool
        var missing: String?
    }
    private var scopes: [Scope] = []

    static func members(inFolder folder: URL) throws -> [PublicMember] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let reader = PublicInterfaceReader(viewMode: .sourceAccurate)
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            reader.walk(Parser.parse(source: try String(contentsOf: file, encoding: .utf8)))
        }
        return reader.members
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers, node.attributes) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers, node.attributes) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers, node.attributes) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers, node.attributes) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.modifiers, node.attributes, publishes: true)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isPublic = node.modifiers.contains { $0.name.text == "public" }
        scopes.append(
            Scope(name: node.extendedType.trimmedDescription, publishes: isPublic, isVisible: true, missing: missing(node.attributes)))
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    private func enter(
        _ name: String, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax, publishes: Bool = false
    ) -> SyntaxVisitorContinueKind {
        let isVisible = isPublic(modifiers, attributes)
        if isVisible { add(name, attributes, isType: true) }
        scopes.append(Scope(name: name, publishes: publishes, isVisible: isVisible, missing: missing(attributes)))
        return .visitChildren
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text + labels(node.signature.parameterClause), node.modifiers, node.attributes)
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        note("init" + labels(node.signature.parameterClause), node.modifiers, node.attributes)
    }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        note("subscript" + labels(node.parameterClause, isSubscript: true), node.modifiers, node.attributes)
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name.text, node.modifiers, node.attributes) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text, node.modifiers, node.attributes)
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings { _ = note(binding.pattern.trimmedDescription, node.modifiers, node.attributes) }
        return .skipChildren
    }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        if scopes.allSatisfy(\.isVisible) { for element in node.elements { add(element.name.text, node.attributes) } }
        return .skipChildren
    }

    private func note(
        _ name: String, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax
    ) -> SyntaxVisitorContinueKind {
        // What overrides a member is that member.
        if isPublic(modifiers, attributes), !modifiers.contains(where: { $0.name.text == "override" }) { add(name, attributes) }
        return .skipChildren
    }

    private func isPublic(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> Bool {
        guard scopes.allSatisfy(\.isVisible), !isForQuinceOnly(attributes) else { return false }
        let levels = modifiers.filter { $0.detail == nil }.map(\.name.text)
        if levels.contains("public") || levels.contains("open") { return true }
        return scopes.last?.publishes == true && !levels.contains { ["private", "fileprivate", "internal", "package"].contains($0) }
    }

    private func isForQuinceOnly(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "_spi" }
    }

    private func add(_ name: String, _ attributes: AttributeListSyntax, isType: Bool = false) {
        let reason = missing(attributes) ?? scopes.lazy.compactMap(\.missing).first
        members.append(
            PublicMember(owner: scopes.map(\.name).joined(separator: "."), name: bare(name), isType: isType, missing: reason))
    }

    private func bare(_ name: String) -> String { name.replacingOccurrences(of: "`", with: "") }

    private func labels(_ clause: FunctionParameterClauseSyntax, isSubscript: Bool = false) -> String {
        // A subscript's single names are not written where it is used.
        "(" + clause.parameters.map { (isSubscript && $0.secondName == nil ? "_" : bare($0.firstName.text)) + ":" }.joined() + ")"
    }

    /// The message of `@available(*, unavailable, message: "…")`.
    private func missing(_ attributes: AttributeListSyntax) -> String? {
        for case .attribute(let attribute) in attributes where attribute.attributeName.trimmedDescription == "available" {
            guard case .availability(let arguments) = attribute.arguments else { continue }
            let words = arguments.map { $0.argument.trimmedDescription }
            guard words.contains("unavailable") else { continue }
            let message = words.first { $0.hasPrefix("message:") }.map { $0.dropFirst("message:".count) } ?? ""
            let text = message.trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
            return text.hasPrefix("not yet in Quince: ") ? String(text.dropFirst("not yet in Quince: ".count)) : text
        }
        return nil
    }
}
