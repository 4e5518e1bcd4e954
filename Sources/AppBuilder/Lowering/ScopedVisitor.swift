import SwiftSyntax

/// Walks a file knowing in which type, and whether inside a body, it is. Parts that the platform's conditions exclude are left out.
class ScopedVisitor: SyntaxVisitor {
    struct Scope {
        var name: String
        var isGeneric: Bool
        var isObjCExtension = false
        /// Whether the scope is a function body, an accessor or a closure.
        var isBody = false
    }

    let conditions: PlatformConditions
    let locations: SourceLocationConverter
    private(set) var scopes: [Scope] = []

    init(conditions: PlatformConditions, locations: SourceLocationConverter) {
        (self.conditions, self.locations) = (conditions, locations)
        super.init(viewMode: .sourceAccurate)
    }

    /// The types around the current place, joined by dots. A body among them gets a name that no type has, so local types stay apart.
    var path: String { scopes.map { $0.isBody ? "#" + $0.name : $0.name }.joined(separator: ".") }
    var isInsideBody: Bool { scopes.contains(where: \.isBody) }
    var isInsideGeneric: Bool { scopes.contains(where: \.isGeneric) }

    func push(_ scope: Scope) { scopes.append(scope) }
    func pop() { scopes.removeLast() }

    func path(adding name: String) -> String { scopes.isEmpty ? name : path + "." + name }

    func line(of node: some SyntaxProtocol) -> Int { locations.location(for: node.positionAfterSkippingLeadingTrivia).line }
    func column(of node: some SyntaxProtocol) -> Int { locations.location(for: node.positionAfterSkippingLeadingTrivia).column }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.genericParameterClause != nil) }
    override func visitPost(_ node: ClassDeclSyntax) { pop() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.genericParameterClause != nil) }
    override func visitPost(_ node: ActorDeclSyntax) { pop() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.genericParameterClause != nil) }
    override func visitPost(_ node: StructDeclSyntax) { pop() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.genericParameterClause != nil) }
    override func visitPost(_ node: EnumDeclSyntax) { pop() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, false) }
    override func visitPost(_ node: ProtocolDeclSyntax) { pop() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isObjC = node.attributes.contains { Attribute($0)?.name == "objc" || Attribute($0)?.name == "objcMembers" }
        push(Scope(name: node.extendedType.trimmedDescription, isGeneric: false, isObjCExtension: isObjC))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { pop() }

    private func enter(_ name: String, _ isGeneric: Bool) -> SyntaxVisitorContinueKind {
        push(Scope(name: name, isGeneric: isGeneric))
        return .visitChildren
    }

    // MARK: Bodies

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        enterBody(node.name.text, at: node, isGeneric: node.genericParameterClause != nil)
    }
    override func visitPost(_ node: FunctionDeclSyntax) { pop() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        enterBody("init", at: node, isGeneric: node.genericParameterClause != nil)
    }
    override func visitPost(_ node: InitializerDeclSyntax) { pop() }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enterBody("deinit", at: node, isGeneric: false) }
    override func visitPost(_ node: DeinitializerDeclSyntax) { pop() }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody("accessors", at: node, isGeneric: false) }
    override func visitPost(_ node: AccessorBlockSyntax) { pop() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody("closure", at: node, isGeneric: false) }
    override func visitPost(_ node: ClosureExprSyntax) { pop() }

    private func enterBody(_ name: String, at node: some SyntaxProtocol, isGeneric: Bool) -> SyntaxVisitorContinueKind {
        push(Scope(name: "\(name)@\(node.position.utf8Offset)", isGeneric: isGeneric, isBody: true))
        return .visitChildren
    }

    // MARK: Availability

    override func visit(_ node: MemberBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        walk(node, declarations: node.map { ($0, Syntax($0.decl)) })
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        walk(node, declarations: node.map { ($0, Syntax($0.item)) })
    }

    /// Leaves out declarations that no code on the simulated iOS can use.
    private func walk(_ node: some SyntaxProtocol, declarations: [(some SyntaxProtocol, Syntax)]) -> SyntaxVisitorContinueKind {
        let isInExtension = node.parent?.parent?.is(ExtensionDeclSyntax.self) == true
        let excluded = declarations.map { Availability.excludes($1, on: conditions.system, isInExtension: isInExtension) }
        guard excluded.contains(true) else { return .visitChildren }
        for (item, isExcluded) in zip(declarations, excluded) {
            if isExcluded { leaveOutDeclaration(item.1) } else { walk(item.0) }
        }
        return .skipChildren
    }

    /// A declaration that is not walked because no code on the simulated iOS can use it.
    func leaveOutDeclaration(_ declaration: Syntax) {}

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            visitCondition(clause)
        }
        for clause in node.clauses where conditions.evaluate(clause.condition) {
            if let elements = clause.elements { walk(elements) }
            break
        }
        return .skipChildren
    }

    /// A condition of an `#if`, before the active clause is walked.
    func visitCondition(_ clause: IfConfigClauseSyntax) {}
}

/// An attribute in a form that is easy to ask.
struct Attribute {
    let node: AttributeSyntax
    let name: String

    init?(_ element: AttributeListSyntax.Element) {
        guard case .attribute(let node) = element else { return nil }
        self.node = node
        name = node.attributeName.trimmedDescription
    }

    /// Text between the parentheses.
    var argument: String? {
        let text = node.trimmedDescription
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        return text[text.index(after: open)...].dropLast().filter { !$0.isWhitespace }
    }

    static func all(_ list: AttributeListSyntax) -> [Attribute] {
        list.flatMap { element -> [Attribute] in
            Attribute(element).map { [$0] } ?? []
        }
    }
}
