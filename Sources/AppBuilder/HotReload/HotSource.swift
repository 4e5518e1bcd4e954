import Foundation
import SwiftSyntax

/// A function or computed property whose body a running app can be given anew.
struct HotDeclaration {
    /// `Content|body`, `Content|tap(_:)`: stays while bodies change.
    var key: String
    /// The extended type of the extension around the replacement, with its conditions; nil for a global function.
    var extended: String?
    /// The declaration up to its body, as a replacement has it: without `override`, access and default values.
    var header: String
    /// The full name of the replaced declaration: `tap(_:)`.
    var name: String
    var baseName: String
    /// The text between the body's braces.
    var body: String
    /// The line of the source text at which the body begins.
    var line: Int
    /// The syntax between the body's braces. `start` and `end` are its positions.
    var content: Syntax
    var start, end: AbsolutePosition
    /// Whether it gives `some View`.
    var givesView: Bool
    /// The body with its literals left out, and the literals: nil where they cannot be read from a table.
    var shape: String
    var literals: [(kind: HotLiterals.Kind, value: String)]?
    /// Returns the name of a file's preview, counted from 1.
    static func preview(_ number: Int) -> String { "#Preview.\(number)" }

    /// nil for what is no `#Preview`.
    var previewNumber: Int? { extended == nil && name.hasPrefix("#Preview.") ? Int(name.dropFirst("#Preview.".count)) : nil }

    fileprivate var literalValues: [String] { (literals ?? []).map(\.value) }
}

/// A source file in two parts: bodies that can be replaced while the app runs, and all else.
struct HotSource {
    /// Hash of everything but the bodies: with another one the app is started again.
    let skeleton: String
    private(set) var declarations: [String: HotDeclaration] = [:]
    let imports: [String]
    /// The functions that lowering has made of `#Preview`, in their order.
    let previewFunctions: [String]

    /// Reads a source, or what lowering has made of it.
    ///
    /// - Throws: `BuildFailure` for a source that is nested too deeply.
    init(_ text: String) throws {
        let tree = try SourceParsing.tree(ofLowered: text)
        let visitor = HotVisitor(locations: SourceLocationConverter(fileName: "", tree: tree))
        visitor.walk(tree)
        skeleton = visitor.skeleton.text
        (imports, previewFunctions) = (visitor.imports, visitor.previewFunctions)
        var seen: Set<String> = []
        for declaration in visitor.declarations {
            // Overloads that only types tell apart are left to a new start.
            if seen.insert(declaration.key).inserted {
                declarations[declaration.key] = declaration
            } else {
                declarations[declaration.key] = nil
            }
        }
        ambiguous = seen.subtracting(declarations.keys)
        for declaration in visitor.declarations where ambiguous.contains(declaration.key) { ambiguousBodies += declaration.body + "\0" }
    }

    private var ambiguous: Set<String> = []
    private var ambiguousBodies = ""

    /// The declarations whose bodies are others than before; nil where more has changed.
    func changes(since old: HotSource) -> [HotDeclaration]? {
        guard skeleton == old.skeleton, ambiguousBodies == old.ambiguousBodies, declarations.count == old.declarations.count else {
            return nil
        }
        return declarations.values.filter { new in
            guard let old = old.declarations[new.key] else { return true }
            return old.shape != new.shape || old.literalValues != new.literalValues
        }.sorted { $0.line < $1.line }
    }
}

private final class HotVisitor: SyntaxVisitor {
    var skeleton = StableHash()
    var declarations: [HotDeclaration] = []
    var imports: [String] = []
    var previewFunctions: [String] = []
    private let locations: SourceLocationConverter
    private var context: [(name: String, extended: String)] = []
    private var previewCount = 0

    init(locations: SourceLocationConverter) {
        self.locations = locations
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        skeleton.add(token.text)
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(node.trimmedDescription)
        return .visitChildren
    }

    /// Lines move when bodies change.
    override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // MARK: Types

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { context.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { context.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { context.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ActorDeclSyntax) { context.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        let conditions = node.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
        context.append((name + conditions, name + conditions))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { context.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        let path = (context.map(\.name) + [name]).joined(separator: ".")
        context.append((name, path))
        return .visitChildren
    }

    // MARK: Previews

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { preview(node) }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { preview(node) }

    /// `#Preview`: what it shows is the body of the function that lowering makes of it.
    private func preview(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
        guard context.isEmpty, PreviewMacro.isPreview(node), !PreviewMacro.isOfActivity(node), let closure = node.trailingClosure else {
            return .visitChildren
        }
        previewCount += 1
        // A widget's preview is started again.
        guard node.additionalTrailingClosures.isEmpty else { return .visitChildren }
        walk(node.arguments)
        let own = PreviewMacro.previewableCount(closure)
        if own > 0 {
            addView(around: closure, own)
        } else {
            addPreview(closure.leftBrace, closure.rightBrace, Syntax(closure.statements))
        }
        return .skipChildren
    }

    /// A preview with state of its own is the body of the view that lowering makes around it.
    private func addView(around closure: ClosureExprSyntax, _ own: Int) {
        for item in closure.statements.prefix(own) { walk(item) }
        let type = PreviewMacro.type(ofPreview: previewCount)
        context.append((type, type))
        defer { context.removeLast() }
        let content = CodeBlockItemListSyntax(Array(closure.statements.dropFirst(own)))
        let view = SomeOrAnyTypeSyntax(
            someOrAnySpecifier: .keyword(.some, trailingTrivia: .space), constraint: IdentifierTypeSyntax(name: .identifier("View")))
        add("body", "body", [], [], { $0 }, TypeSyntax(view), of: closure.leftBrace, closure.rightBrace, Syntax(content))
    }

    private func addPreview(_ open: TokenSyntax, _ close: TokenSyntax, _ content: Syntax) {
        let name = HotDeclaration.preview(previewCount)
        add(name, name, [], [], { _ in name }, nil, of: open, close, content)
    }

    // MARK: Bodies

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = node.body, isReplaceable(node.attributes, node.modifiers), node.name.tokenKind.isIdentifier else {
            return .visitChildren
        }
        if context.isEmpty, node.name.text.hasPrefix(PreviewRegistrationWriter.functionPrefix) {
            previewCount += 1
            previewFunctions.append(node.name.text)
            addPreview(body.leftBrace, body.rightBrace, Syntax(body.statements))
            return .skipChildren
        }
        walk(node.attributes)
        walk(node.modifiers)
        skeleton.add(node.name.text)
        if let generics = node.genericParameterClause { walk(generics) }
        walk(node.signature)
        if let clause = node.genericWhereClause { walk(clause) }
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
        let signature = Self.withoutDefaults(node.signature)
        let generics = node.genericParameterClause?.trimmedDescription ?? ""
        let conditions = node.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
        add(
            "\(node.name.text)(\(labels))", node.name.text, node.attributes, node.modifiers,
            { "func \($0)\(generics)\(signature)\(conditions)" }, node.signature.returnClause?.type, of: body.leftBrace, body.rightBrace,
            Syntax(body.statements))
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !context.isEmpty, node.bindings.count == 1, let binding = node.bindings.first, binding.initializer == nil,
            let block = binding.accessorBlock, let type = binding.typeAnnotation,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, isReplaceable(node.attributes, node.modifiers)
        else { return .visitChildren }
        if case .accessors(let accessors) = block.accessors,
            accessors.contains(where: { !["get", "set"].contains($0.accessorSpecifier.text) })
        {
            return .visitChildren
        }
        walk(node.attributes)
        walk(node.modifiers)
        skeleton.add(name)
        walk(type)
        var isGetter = true
        if case .accessors(let accessors) = block.accessors {
            isGetter = false
            for each in accessors { skeleton.add(each.accessorSpecifier.text) }
        }
        add(
            name, name, node.attributes, node.modifiers, { "var \($0)\(type.trimmedDescription)" }, isGetter ? type.type : nil,
            of: block.leftBrace, block.rightBrace, Syntax(block.accessors))
        return .skipChildren
    }

    private func add(
        _ name: String, _ baseName: String, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
        _ declare: (String) -> String, _ type: TypeSyntax?, of open: TokenSyntax, _ close: TokenSyntax, _ content: Syntax
    ) {
        let kept = modifiers.filter { ["static", "class", "mutating", "nonmutating", "nonisolated"].contains($0.name.text) }
        let prefix =
            attributes.map { $0.trimmedDescription + " " }.joined() + "private " + kept.map { $0.trimmedDescription + " " }.joined()
        let isStatic = kept.contains { $0.name.text == "static" || $0.name.text == "class" }
        let header = prefix.replacingOccurrences(of: "class ", with: "static ") + declare("__quinceHot_\(baseName)")
        // From behind the brace, so that comments and line breaks count.
        let text = open.trailingTrivia.description + content.description + close.leadingTrivia.description
        let givesView = ["some View", "some SwiftUI.View"].contains(type?.trimmedDescription)
        let (shape, literals) = HotLiterals.parts(of: content, isInstrumented: givesView)
        declarations.append(
            HotDeclaration(
                key: "\(context.last?.extended ?? "")|\(isStatic ? "static " : "")\(name)", extended: context.last?.extended,
                header: header, name: name, baseName: baseName, body: text,
                line: locations.location(for: open.endPositionBeforeTrailingTrivia).line, content: content,
                start: open.endPositionBeforeTrailingTrivia, end: close.positionAfterSkippingLeadingTrivia, givesView: givesView,
                shape: shape, literals: literals))
    }

    /// Returns whether Swift can replace the declaration dynamically, given its attributes and modifiers.
    private func isReplaceable(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
        let names = Attribute.all(attributes).map(\.name)
        return !names.contains { ["inlinable", "inline", "_dynamicReplacement", "Entry", "objc"].contains($0) || $0.hasPrefix("_") }
            && !modifiers.contains { ["lazy", "dynamic"].contains($0.name.text) }
    }

    /// A replacement has the defaults of what it replaces.
    private static func withoutDefaults(_ signature: FunctionSignatureSyntax) -> String {
        var signature = signature
        signature.parameterClause.parameters = FunctionParameterListSyntax(
            signature.parameterClause.parameters.map { $0.with(\.defaultValue, nil) })
        return signature.trimmedDescription
    }
}

extension TokenKind {
    fileprivate var isIdentifier: Bool {
        if case .identifier = self { return true }
        return false
    }
}
