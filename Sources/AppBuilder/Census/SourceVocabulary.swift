import SwiftSyntax

/// The names that a source declares, and those that it uses.
struct SourceVocabulary: Sendable {
    var declared: Set<String> = []
    /// The number of uses of each name: types, macros, and members after a dot.
    var used: [String: Int] = [:]

    /// - Parameter conditions: What decides which parts of `#if` count.
    init(_ tree: SourceFileSyntax, _ conditions: PlatformConditions) {
        let collector = NameCollector(conditions)
        collector.walk(tree)
        (declared, used) = (collector.declared, collector.used)
    }
}

private final class NameCollector: SyntaxVisitor {
    private let conditions: PlatformConditions
    private(set) var declared: Set<String> = []
    private(set) var used: [String: Int] = [:]

    init(_ conditions: PlatformConditions) {
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    private func declare(_ token: TokenSyntax) { declared.insert(Self.plain(token)) }

    private func use(_ token: TokenSyntax) {
        let name = Self.plain(token)
        // Words of the language, parts of tuples, and what is private to whoever generates code.
        guard let first = name.first, first.isLetter, !Self.words.contains(name) else { return }
        used[name, default: 0] += 1
    }

    private static let words: Set<String> = ["self", "Self", "init", "Type", "Protocol", "Any"]

    private static func plain(_ token: TokenSyntax) -> String {
        token.text.hasPrefix("`") ? String(token.text.dropFirst().dropLast()) : token.text
    }

    // MARK: Declarations

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declaring(node.identifier) }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
    override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind { declaring(node.secondName ?? node.firstName) }
    override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind { declaring(node.firstName) }
    override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind { declaring(node.firstName) }

    override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements { if let label = element.label { declare(label) } }
        return .visitChildren
    }

    private func declaring(_ token: TokenSyntax?) -> SyntaxVisitorContinueKind {
        if let token { declare(token) }
        return .visitChildren
    }

    // MARK: Uses

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { using(node.name) }
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { using(node.name) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { using(node.macroName) }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { using(node.macroName) }
    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind { using(node.declName.baseName) }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        use(node.declName.baseName)
        if let base = node.base { walk(base) }
        return .skipChildren
    }

    /// Names of types among expressions; those of variables and functions may be of C, or wrapped properties.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text.first?.isUppercase == true { use(node.baseName) }
        return .visitChildren
    }

    private func using(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        use(token)
        return .visitChildren
    }

    // MARK: Conditions

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AvailabilityArgumentListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let active = node.clauses.first { conditions.evaluate($0.condition) }
        if let elements = active?.elements { walk(elements) }
        return .skipChildren
    }
}
