import Foundation
import SwiftParser
import SwiftSyntax

/// Collects what lowering must know of a file.
final class FactsCollector: ScopedVisitor {
    private var facts = SourceFacts()
    /// Index in `facts.types` of each enclosing type.
    private var open: [Int] = []

    static func collect(_ tree: SourceFileSyntax, locations: SourceLocationConverter, conditions: PlatformConditions) -> SourceFacts {
        let collector = FactsCollector(conditions: conditions, locations: locations)
        collector.walk(tree)
        collector.facts.interfaceHash = InterfaceHasher.hash(tree)
        return collector.facts
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let module = node.path.first?.name.text ?? ""
        facts.imports.append(.init(module: module, line: line(of: node), column: column(of: node)))
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        notePreview(node)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        notePreview(node)
        return .visitChildren
    }

    private func notePreview(_ node: some FreestandingMacroExpansionSyntax) {
        guard scopes.isEmpty, PreviewMacro.isPreview(node), !PreviewMacro.isOfActivity(node) else { return }
        facts.previews.append(.init(line: line(of: node.pound), column: column(of: node.pound)))
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        facts.aliases[path(adding: node.name.text)] = node.initializer.value.trimmedDescription
        return .skipChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            .class, node.name.text, node.inheritanceClause, node.attributes, node.modifiers, node,
            isGeneric: node.genericParameterClause != nil)
        note(GenericBounds(node))
        return super.visit(node)
    }
    override func visitPost(_ node: ClassDeclSyntax) { end { super.visitPost(node) } }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            .actor, node.name.text, node.inheritanceClause, node.attributes, node.modifiers, node,
            isGeneric: node.genericParameterClause != nil)
        note(GenericBounds(node))
        return super.visit(node)
    }
    override func visitPost(_ node: ActorDeclSyntax) { end { super.visitPost(node) } }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            .struct, node.name.text, node.inheritanceClause, node.attributes, node.modifiers, node,
            isGeneric: node.genericParameterClause != nil)
        note(GenericBounds(node))
        return super.visit(node)
    }
    override func visitPost(_ node: StructDeclSyntax) { end { super.visitPost(node) } }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            .enum, node.name.text, node.inheritanceClause, node.attributes, node.modifiers, node,
            isGeneric: node.genericParameterClause != nil)
        note(GenericBounds(node))
        return super.visit(node)
    }
    override func visitPost(_ node: EnumDeclSyntax) { end { super.visitPost(node) } }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.protocol, node.name.text, node.inheritanceClause, node.attributes, node.modifiers, node, isGeneric: false)
        var bounds = GenericBounds(node.genericWhereClause)
        facts.types[facts.types.count - 1].inherits += bounds.names.removeValue(forKey: "Self") ?? []
        note(bounds)
        return super.visit(node)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { end { super.visitPost(node) } }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            .extension, node.extendedType.trimmedDescription, node.inheritanceClause, node.attributes, node.modifiers, node,
            isGeneric: false)
        return super.visit(node)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { end { super.visitPost(node) } }

    private func begin(
        _ kind: TypeFacts.Kind, _ name: String, _ inheritance: InheritanceClauseSyntax?, _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol, isGeneric: Bool
    ) {
        var type = TypeFacts(kind: kind, path: path(adding: name), line: line(of: node))
        type.inherits = inheritance?.inheritedTypes.map { Self.typeName($0.type) } ?? []
        type.isGeneric = isGeneric || isInsideGeneric
        type.isLocal = isInsideBody
        type.isPrivate = modifiers.contains { $0.name.text == "private" || $0.name.text == "fileprivate" }
        type.isPublic = modifiers.contains { $0.name.text == "public" || $0.name.text == "open" }
        for attribute in Attribute.all(attributes) {
            switch attribute.name {
            case "objc":
                type.isObjC = true
                type.objcName = attribute.argument
            case "objcMembers": (type.isObjC, type.isObjCMembers) = (true, true)
            case "usableFromInline": type.isUsableFromInline = true
            case "available": type.isUnavailable = type.isUnavailable || Self.isUnavailable(attribute)
            case "main", "UIApplicationMain":
                let isDelegate = attribute.name == "UIApplicationMain" || type.inherits.contains("UIApplicationDelegate")
                facts.entry = .init(path: type.path, line: type.line, hasOwnMain: false, isAsync: false, isDelegate: isDelegate)
            default: break
            }
        }
        let provides = type.inherits.contains("PreviewProvider") || type.inherits.contains("SwiftUI.PreviewProvider")
        if provides, kind != .protocol, !type.isGeneric, !type.isLocal {
            facts.previews.append(.init(provider: type.path, line: type.line, column: 1))
        }
        open.append(facts.types.count)
        facts.types.append(type)
    }

    private func note(_ bounds: GenericBounds) {
        facts.types[open[open.count - 1]].parameters.merge(bounds.names) { $0 + $1 }
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        if !open.isEmpty { note(GenericBounds(node)) }
        return .skipChildren
    }

    private func end(_ leave: () -> Void) {
        open.removeLast()
        leave()
    }

    /// A type's name without generic arguments and attributes.
    static func typeName(_ type: TypeSyntax) -> String {
        var type = type
        while let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
        if let name = type.as(IdentifierTypeSyntax.self) { return name.name.text }
        if let member = type.as(MemberTypeSyntax.self) { return typeName(member.baseType) + "." + member.name.text }
        return type.trimmedDescription
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if !(scopes.last?.isBody ?? true), !open.isEmpty {
            var member = MemberFacts(kind: .function, name: node.name.text.trimmingCharacters(in: ["`"]), line: line(of: node))
            read(node.attributes, node.modifiers, into: &member)
            read(node.signature.parameterClause.parameters, into: &member)
            member.returnType = node.signature.returnClause.map { $0.type.trimmedDescription }
            if member.returnType == "Void" || member.returnType == "()" { member.returnType = nil }
            member.effects = node.signature.effectSpecifiers?.trimmedDescription ?? ""
            member.isGeneric = node.genericParameterClause != nil
            add(member)
            if member.name == "main", member.isStatic, let entry = facts.entry, facts.types[open[open.count - 1]].path == entry.path {
                facts.entry?.hasOwnMain = true
                facts.entry?.isAsync = member.isAsync
            }
        }
        return super.visit(node)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if !(scopes.last?.isBody ?? true), !open.isEmpty {
            var member = MemberFacts(kind: .initializer, name: "init", line: line(of: node))
            read(node.attributes, node.modifiers, into: &member)
            read(node.signature.parameterClause.parameters, into: &member)
            member.effects = node.signature.effectSpecifiers?.trimmedDescription ?? ""
            member.isFailable = node.optionalMark != nil
            member.isGeneric = node.genericParameterClause != nil
            add(member)
        }
        return super.visit(node)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !(scopes.last?.isBody ?? true), !open.isEmpty else { return .visitChildren }
        var type: String?
        for binding in node.bindings.reversed() {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            type = binding.typeAnnotation.map { $0.type.trimmedDescription } ?? type
            var member = MemberFacts(kind: .property, name: name.identifier.text.trimmingCharacters(in: ["`"]), line: line(of: binding))
            read(node.attributes, node.modifiers, into: &member)
            member.returnType = type
            member.isSettable = node.bindingSpecifier.text == "var" && Self.isSettable(binding.accessorBlock)
            add(member)
        }
        return .visitChildren
    }

    static func isSettable(_ block: AccessorBlockSyntax?) -> Bool {
        guard let block else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.contains { ["set", "didSet", "willSet", "_modify"].contains($0.accessorSpecifier.text) }
    }

    /// Whether `@available` refuses its declaration on every iOS.
    private static func isUnavailable(_ attribute: Attribute) -> Bool {
        guard let argument = attribute.argument, argument.contains("unavailable") else { return false }
        return argument.hasPrefix("*") || argument.hasPrefix("iOS,")
    }

    private func read(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, into member: inout MemberFacts) {
        for attribute in Attribute.all(attributes) {
            switch attribute.name {
            case "objc":
                member.isObjC = true
                member.objcName = attribute.argument ?? member.objcName
            case "IBAction", "IBSegueAction", "IBInspectable", "GKInspectable": member.isObjC = true
            case "NSManaged": (member.isObjC, member.isManaged) = (true, true)
            case "IBOutlet": (member.isObjC, member.isOutlet) = (true, true)
            case "nonobjc": member.isNonObjC = true
            case "available":
                member.isUnavailable = member.isUnavailable || Self.isUnavailable(attribute)
            default: break
            }
        }
        if scopes.last?.isObjCExtension == true, !member.isNonObjC { member.isObjC = true }
        for modifier in modifiers {
            switch modifier.name.text {
            case "static": member.isStatic = true
            case "class": member.isStatic = true
            case "override": member.isOverride = true
            case "optional": member.isOptional = true
            case "convenience": member.isConvenience = true
            case "private", "fileprivate": if modifier.detail == nil { member.isPrivate = true }
            default: break
            }
            if ["static", "class", "public", "open", "private", "fileprivate", "internal", "nonisolated", "mutating"].contains(
                modifier.name.text),
                modifier.detail == nil
            {
                member.modifiers.append(modifier.trimmedDescription)
            }
        }
        readAccess(into: &member)
        // Generated code of an app delegate and the like is isolated as its class is; attributes of isolation are repeated.
        for attribute in Attribute.all(attributes) where ["MainActor", "discardableResult"].contains(attribute.name) {
            member.modifiers.insert("@" + attribute.name, at: 0)
        }
    }

    /// Members of `public extension` and `private extension` have the extension's access where they name none.
    private func readAccess(into member: inout MemberFacts) {
        guard let scope = open.last.map({ facts.types[$0] }), scope.kind == .extension else { return }
        let access: Set<String> = ["public", "open", "private", "fileprivate", "internal", "package"]
        guard access.isDisjoint(with: member.modifiers) else { return }
        if scope.isPublic { member.modifiers.insert("public", at: 0) }
        if scope.isPrivate { member.isPrivate = true }
    }

    private func read(_ parameters: FunctionParameterListSyntax, into member: inout MemberFacts) {
        for parameter in parameters {
            member.labels.append(parameter.firstName.text)
            member.defaults.append(parameter.defaultValue?.trimmedDescription ?? "")
            member.declaredTypes.append(parameter.type.trimmedDescription + (parameter.ellipsis == nil ? "" : "..."))
            member.types.append(Self.plainType(parameter.type) + (parameter.ellipsis == nil ? "" : "..."))
        }
    }

    /// A parameter's type as an expression can name it.
    static func plainType(_ type: TypeSyntax) -> String {
        var type = type
        while let attributed = type.as(AttributedTypeSyntax.self) {
            if attributed.trimmedDescription.hasPrefix("inout") { return "inout " + attributed.baseType.trimmedDescription }
            type = attributed.baseType
        }
        let text = type.trimmedDescription.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.joined(
            separator: " ")
        return text.hasSuffix("!") ? text.dropLast() + "?" : text
    }

    private func add(_ member: MemberFacts) { facts.types[open[open.count - 1]].members.append(member) }
}
