import Foundation
import FrameworkManifest
import SwiftSyntax

/// Rewrites one file so that a compiler without Objective-C takes it, leaving every line where it was.
final class SourceLowerer: ScopedVisitor {
    let index: ModuleIndex
    private let fileName: String
    private let url: URL
    private let resolver: SelectorResolver
    private let writer: RegistrationWriter
    var edits = SourceEdits()
    private(set) var diagnostics: [BuildDiagnostic] = []
    private var registersAtStart = false
    /// The number of previews found in the file so far.
    var previewCount = 0
    /// Whether the file's code has to see what UIKit tells of its classes to lowered code alone.
    var needsInterfaceConformances = false
    /// Whether it has to see UIKit, too, where it does not import it.
    var needsInterface = false
    /// Whether the file's code has to see what Core Data tells of managed objects to lowered code alone.
    var needsManagedObjects = false
    /// Whether lowering wrote names of the run-time library without its module's name.
    var needsRuntime = false
    /// Whether the module is a library, whose files see Foundation only where they import it, or what exports it.
    let isLibrary: Bool
    /// Whether the file sees the run-time library whatever lowering writes.
    let seesRuntime: Bool
    let sourceText: String
    /// Whether the file imports SwiftUI, or what exports it.
    let seesSwiftUI: Bool
    /// Whether the file imports UIKit, or SwiftUI, which exports it.
    let seesInterface: Bool
    /// Classes of the appearance proxies that variables hold, by the variables' scopes and names.
    var proxies: [String: String] = [:]
    /// Assignments to properties of proxies that have become calls, which end with them.
    var openAssignments: Set<SyntaxIdentifier> = []
    /// Names that the file declares as `AnyObject`.
    let anyObjectNames: Set<String>
    /// Whether the file handles implementations of methods.
    let handlesImplementations: Bool
    /// Methods and properties of frameworks' classes that the file's selectors and keys name.
    var frameworkMethods: Set<FrameworkIndex.Method> = []

    /// The number of generated lines before the user's source.
    static let prefixLines = 2

    struct Result {
        var text: String
        var columns: ColumnMap
        var diagnostics: [BuildDiagnostic]
        /// Where each part of the text comes from.
        var map: PositionMap
    }

    private init(file: ParsedSource, index: ModuleIndex, conditions: PlatformConditions, isLibrary: Bool) {
        (self.index, fileName, url) = (index, file.name, file.url)
        (self.isLibrary, seesRuntime) = (isLibrary, !isLibrary || file.facts.importsFramework)
        seesSwiftUI = file.facts.imports.contains { ["SwiftUI", "WidgetKit"].contains($0.module) }
        seesInterface = file.facts.imports.contains { ["UIKit", "SwiftUI"].contains($0.module) }
        sourceText = file.text
        anyObjectNames = file.text.contains("AnyObject") ? AnyObjectNames.names(in: file.tree) : []
        handlesImplementations = Self.handlesImplementations(file.text)
        resolver = SelectorResolver(index: index)
        writer = RegistrationWriter(index: index, fileName: file.name, url: file.url)
        super.init(conditions: conditions, locations: file.locations)
    }

    /// - Parameters:
    ///   - isLibrary: Whether a file of the module sees Foundation only where it imports it, or what exports it.
    ///   - bridged: Modules that every file of the module sees.
    static func lower(
        _ file: ParsedSource, index: ModuleIndex, conditions: PlatformConditions, isLibrary: Bool = false, bridged: [String] = []
    ) -> Result {
        let lowerer = SourceLowerer(file: file, index: index, conditions: conditions, isLibrary: isLibrary)
        lowerer.walk(file.tree)
        if file.name == "main.swift" { lowerer.registerAtStart(of: file.tree, isPlayground: file.isPlayground) }
        let (body, columns, replacements) = lowerer.edits.applyKeepingPlaces(to: file.text)
        let location = RegistrationWriter.sourceLocation(file.url, line: 1)
        let importsInterface = bridged.contains("UIKit") || file.facts.imports.contains { ["UIKit", "XCTest"].contains($0.module) }
        let implied = bridged.filter { module in !file.facts.imports.contains { $0.module == module } }
        let seesInterface = lowerer.needsInterface || (lowerer.needsInterfaceConformances && importsInterface)
        let registrations = lowerer.writer.registrations(
            entry: file.facts.entry, frameworkMethods: lowerer.frameworkMethods, previews: file.facts.previews)
        let needsRuntime =
            lowerer.seesRuntime || lowerer.needsRuntime || body.contains("QuinceFoundation.")
            || registrations.text.contains("QuinceFoundation.")
        let imports = [
            file.isPlayground ? "@_spi(Quince) import PlaygroundSupport" : nil,
            needsRuntime ? "@_spi(Quince) import QuinceFoundation" : nil, seesInterface ? "@_spi(Quince) import UIKit" : nil,
            lowerer.needsManagedObjects && file.facts.imports.contains { $0.module == "CoreData" } ? "@_spi(Quince) import CoreData" : nil,
            registrations.text.contains("as NSEntityDescription") && !file.facts.imports.contains { $0.module == "CoreData" }
                ? "import CoreData" : nil,
            needsLinguistics(file) ? "import NaturalLanguage" : nil,
        ]
        let exports = ModuleExports.declarations(
            for: file.text, imports: Set(file.facts.imports.map(\.module) + implied), seesFoundation: needsRuntime,
            isAvailable: conditions.canImport)
        let prefix =
            (imports.compactMap { $0 } + implied.map { "import \($0 == "Foundation" ? "QuinceFoundation" : $0)" } + exports)
            .joined(separator: "; ") + PreviewRegistrationWriter.imports(for: file.facts) + "\n\(location)\n"
        let end = file.isPlayground ? "PlaygroundSupport.PlaygroundRuntime.run()\n" : ""
        let text = prefix + body + (body.hasSuffix("\n") ? "" : "\n") + end + registrations.text
        let start = prefix.utf8.count
        let moved = replacements.map { replacement in
            PositionMap.Replacement(
                source: replacement.source, result: replacement.result.lowerBound + start..<replacement.result.upperBound + start)
        }
        return Result(
            text: text, columns: columns, diagnostics: lowerer.diagnostics + registrations.diagnostics,
            map: PositionMap(moved, body: start..<start + body.utf8.count, sourceCount: file.text.utf8.count))
    }

    func report(_ message: String, at node: some SyntaxProtocol, nextStep: String?) {
        diagnostics.append(.error(message, at: url, line: line(of: node), column: column(of: node), nextStep: nextStep))
    }

    /// Types around the current place, as the resolver wants them.
    private var context: String { path }

    private func registerAtStart(of tree: SourceFileSyntax, isPlayground: Bool) {
        guard let first = tree.statements.first(where: { !$0.item.is(ImportDeclSyntax.self) }) else { return }
        let start = isPlayground ? "PlaygroundSupport.PlaygroundRuntime.start(); " : ""
        edits.insert(EntryPointWriter.registerAll + "(); " + start, at: first.positionAfterSkippingLeadingTrivia)
    }

    // MARK: Attributes and modifiers

    private static let removedAttributes: Set<String> = [
        "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable", "nonobjc",
        "NSCopying", "NSManaged",
        "UIApplicationMain", "main", "NSApplicationMain",
        // Only makes code faster, and other modules may not see what lowering writes.
        "_transparent",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        lowerConvention(node)
        guard !Self.removedAttributes.contains(name), !isSetByStoryboardsAlone(node) else {
            remove(node)
            return .skipChildren
        }
        lowerKeyPathName(node)
        // Arguments of property wrappers are code.
        if case .argumentList = node.arguments { return .visitChildren }
        return .skipChildren
    }

    /// Whether the attribute keeps code from a property that storyboards set: `@available(*, unavailable)` of an inspectable one or an outlet. The code that
    /// sets it for them has no other way than the property.
    private func isSetByStoryboardsAlone(_ node: AttributeSyntax) -> Bool {
        guard case .availability(let arguments) = node.arguments,
            arguments.contains(where: { $0.argument.as(TokenSyntax.self)?.tokenKind == .keyword(.unavailable) }),
            let list = node.parent?.as(AttributeListSyntax.self), list.parent?.is(VariableDeclSyntax.self) == true
        else { return false }
        return list.contains { ["IBInspectable", "IBOutlet"].contains($0.as(AttributeSyntax.self)?.attributeName.trimmedDescription) }
    }

    /// Removes an attribute. One in `#if` leaves another that changes nothing: a condition among attributes may not be empty.
    private func remove(_ node: AttributeSyntax) {
        guard node.parent?.parent?.is(IfConfigClauseSyntax.self) == true else { return edits.blank(node) }
        edits.replace(node, with: SourceEdits.keepingLines("@available(swift 4)", of: node.trimmedDescription))
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "dynamic" { edits.blank(node) }
        return .skipChildren
    }

    // MARK: Imports

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let first = node.path.first, let last = node.path.last else { return .skipChildren }
        let (start, end) = (first.name.positionAfterSkippingLeadingTrivia, last.endPositionBeforeTrailingTrivia)
        switch first.name.text {
        case "XCTest" where node.importKindSpecifier == nil: edits.replace(start, end, with: XCTestImport.text)
        // Imports of single declarations bring nothing else of Foundation, whose supplement is seen anyway.
        case "Foundation" where node.importKindSpecifier != nil: break
        case let module where AvailableModules.substitutes[module] != nil:
            if let kind = node.importKindSpecifier { edits.blank(kind) }
            edits.replace(start, end, with: AvailableModules.substitutes[module]!)
        // Many a file uses nothing of a framework that it imports; of one that does, the errors name the framework.
        case let module where AppleFrameworks.names.contains(module) && !conditions.canImport(module): edits.blank(node)
        default:
            if node.importKindSpecifier == nil, node.path.count > 1 {
                let start = first.name.endPositionBeforeTrailingTrivia
                let length = last.endPositionBeforeTrailingTrivia.utf8Offset - start.utf8Offset
                edits.replace(start, last.endPositionBeforeTrailingTrivia, with: String(repeating: " ", count: length))
            }
        }
        return .skipChildren
    }

    // MARK: Conditions

    override func visitCondition(_ clause: IfConfigClauseSyntax) {
        guard let condition = clause.condition else { return }
        let rewriter = ConditionVisitor(conditions: conditions)
        rewriter.walk(condition)
        for (call, value) in rewriter.found { edits.replace(call, with: value ? "true" : "false") }
    }

    // MARK: Availability

    /// The compiler here takes every `#available(iOS …, *)` for true; what is newer than the simulated system is not, and may use what Quince lacks.
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        if Availability.isInFuture(node.availabilityArguments, on: conditions.system) {
            edits.replace(node, with: node.availabilityKeyword.tokenKind == .poundUnavailable ? "true" : "false")
        }
        return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        lowerAvailability(node)
        return .visitChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        if Availability.isTrue(node.conditions, on: conditions.system) { leaveOut(node.body.statements) }
        return .visitChildren
    }

    /// Nothing behind a `guard` that never holds is reached.
    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        let items = Array(node)
        let position = items.firstIndex { item in
            item.item.as(GuardStmtSyntax.self).map { Availability.isFalse($0.conditions, on: conditions.system) } ?? false
        }
        if let position, position + 1 < items.count, let last = items.last {
            let first = items[position + 1]
            let (start, end) = (first.positionAfterSkippingLeadingTrivia, last.endPositionBeforeTrailingTrivia)
            let text = node.description.utf8.dropFirst(start.utf8Offset - node.position.utf8Offset).prefix(
                end.utf8Offset - start.utf8Offset)
            edits.replace(start, end, with: SourceEdits.keepingLines("Swift.fatalError()", of: String(decoding: text, as: UTF8.self)))
        }
        return super.visit(node)
    }

    override func leaveOutDeclaration(_ declaration: Syntax) { edits.blank(declaration) }

    // MARK: Macros and literals

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if PreviewMacro.isPreview(node) { return lowerPreview(node) }
        if leaveOutPlayground(node) { return .skipChildren }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if leaveOutPlayground(node) { return .skipChildren }
        switch node.macroName.text {
        case "Preview": return lowerPreview(node)
        case "selector": lowerSelector(node)
        case "keyPath":
            guard let expression = node.arguments.first?.expression else { return .skipChildren }
            replace(node, with: "\"\(resolver.keyPath(expression, context: context))\"")
        case "imageLiteral": replace(node, with: "UIKit.UIImage(named: \(argument("resourceName", of: node) ?? "\"\""))!")
        case "fileLiteral":
            replace(
                node, with: "Bundle.main.url(forResource: \(argument("resourceName", of: node) ?? "\"\""), withExtension: nil)!")
        case "colorLiteral":
            let components = ["red", "green", "blue", "alpha"].map { "\($0): \(argument($0, of: node) ?? "1")" }
            replace(node, with: "UIKit.UIColor(\(components.joined(separator: ", ")))")
        default: return .visitChildren
        }
        return .skipChildren
    }

    private func argument(_ label: String, of node: MacroExpansionExprSyntax) -> String? {
        node.arguments.first { $0.label?.text == label }?.expression.trimmedDescription
    }

    private func replace(_ node: some SyntaxProtocol, with text: String) {
        edits.replace(node, with: SourceEdits.keepingLines(text, of: node.trimmedDescription))
    }

    private func lowerSelector(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first else {
            return report("expected an argument of '#selector'", at: node, nextStep: "Name a method, as in #selector(buttonTapped(_:)).")
        }
        do {
            let found = try resolver.selector(argument.expression, accessor: argument.label?.text, context: context)
            if let method = found.frameworkMethod { frameworkMethods.formUnion(index.frameworks.namesakes(of: method)) }
            replace(node, with: "QuinceFoundation.Selector(\"\(found.selector)\")")
        } catch let problem as SelectorResolver.Problem {
            report(problem.message, at: argument.expression, nextStep: problem.nextStep)
        } catch {}
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        openUp(node.modifiers)
        lowerTestCase(node)
        let classPath = path(adding: node.name.text)
        if let code = writer.bodyCode(of: classPath, closingLine: line(of: node.memberBlock.rightBrace)) {
            diagnostics += code.diagnostics
            let brace = node.memberBlock.rightBrace
            let padding = String(repeating: " ", count: max(0, column(of: brace) - 1))
            edits.insert(code.text + padding, at: brace.positionAfterSkippingLeadingTrivia)
            if code.needsConformance { addInheritance("QuinceFoundation.DynamicDispatch", node.inheritanceClause, after: node) }
        }
        return super.visit(node)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        openUp(node.modifiers)
        lowerAnimatable(node, node.memberBlock, node.inheritanceClause, named: node.name, node.genericParameterClause)
        return super.visit(node)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        openUp(node.modifiers)
        return super.visit(node)
    }

    /// A type that is opened up may use the name in the signatures of its members.
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        openUp(node.modifiers)
        return super.visit(node)
    }

    /// A nested type's `private` hides it from the registrations at the end of the file; `fileprivate` hides it from other files just the same.
    private func openUp(_ modifiers: DeclModifierListSyntax) {
        guard !scopes.isEmpty, !isInsideBody else { return }
        for modifier in modifiers where modifier.name.text == "private" && modifier.detail == nil {
            edits.replace(modifier, with: "fileprivate")
        }
    }

    private func addInheritance(_ name: String, _ clause: InheritanceClauseSyntax?, after node: ClassDeclSyntax) {
        addInheritance(name, clause, named: node.name, node.genericParameterClause)
    }

    /// Adds a type to those that a declaration inherits from.
    func addInheritance(
        _ name: String, _ clause: InheritanceClauseSyntax?, named: TokenSyntax, _ generics: GenericParameterClauseSyntax?
    ) {
        if let last = clause?.inheritedTypes.last {
            edits.insert(", " + name, at: last.endPositionBeforeTrailingTrivia)
        } else {
            edits.insert(": " + name, at: generics?.endPositionBeforeTrailingTrivia ?? named.endPositionBeforeTrailingTrivia)
        }
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard Attribute.all(node.attributes).contains(where: { $0.name == "objc" }) else { return super.visit(node) }
        let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        if !inherited.contains("AnyObject"), !inherited.contains("class") {
            if let last = node.inheritanceClause?.inheritedTypes.last {
                edits.insert(", AnyObject", at: last.endPositionBeforeTrailingTrivia)
            } else {
                edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)
            }
        }
        for member in node.memberBlock.members {
            let modifiers = member.decl.as(FunctionDeclSyntax.self)?.modifiers ?? member.decl.as(VariableDeclSyntax.self)?.modifiers
            guard modifiers?.contains(where: { $0.name.text == "optional" }) == true else { continue }
            edits.blank(member.decl)
            if let semicolon = member.semicolon { edits.blank(semicolon) }
        }
        return super.visit(node)
    }

    // MARK: Members of extensions

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        lowerSwift4(node)
        lowerExtensionOverride(node)
        lowerAppearanceSetter(node)
        lowerManaged(node)
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        if replaceFrameworkMember(node.name, labels: labels, node.modifiers, at: node) { return super.visit(node) }
        if let name = implementationName(node.name.text, labels: labels, node.modifiers, at: node) {
            edits.replace(node.name, with: name)
            for modifier in node.modifiers where modifier.name.text == "override" { edits.blank(modifier) }
        } else if becomesOverride(node) {
            edits.insert(
                "override ",
                at: node.modifiers.first?.positionAfterSkippingLeadingTrivia ?? node.funcKeyword.positionAfterSkippingLeadingTrivia)
        }
        return super.visit(node)
    }

    /// Whether the method implements an optional requirement for which a superclass has got a method.
    private func becomesOverride(_ node: FunctionDeclSyntax) -> Bool {
        guard !scopes.isEmpty, scopes.last?.isBody == false, let path = index.types[path] != nil ? path : index.resolve(path, in: "") else {
            return false
        }
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        let line = line(of: node)
        return index.types[path]?.members.contains {
            $0.facts.becomesOverride && $0.facts.name == node.name.text && $0.facts.labels == labels && $0.file == fileName
                && $0.facts.line == line
        } ?? false
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        noteProxy(node)
        lowerSwift4(node)
        lowerEntry(node)
        if !lowerManaged(node) { lowerObserved(node) }
        lowerAccessibilityProperty(node)
        lowerQuery(node)
        lowerObjectValues(node)
        if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self),
            replaceFrameworkMember(name.identifier, labels: nil, node.modifiers, at: node)
        {
            if let binding = node.bindings.first { lowerObservers(of: binding) }
            return .visitChildren
        }
        if let binding = node.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self),
            let implementation = implementationName(name.identifier.text, labels: nil, node.modifiers, at: node)
        {
            edits.replace(name, with: implementation)
            for modifier in node.modifiers where modifier.name.text == "override" { edits.blank(modifier) }
            if isDirectlyInExtension(node) { lowerObservers(of: binding) }
        }
        return .visitChildren
    }

    /// The name of a member that another declaration calls: one in an extension that overrides or is overridden.
    private func implementationName(_ name: String, labels: [String]?, _ modifiers: DeclModifierListSyntax, at node: some SyntaxProtocol)
        -> String?
    {
        guard !isInsideBody, !scopes.isEmpty else { return nil }
        let plain = name.filter { $0 != "`" }
        let isOverride = modifiers.contains { $0.name.text == "override" }
        if let dispatch = index.dispatch(of: plain, labels: labels, in: typePath) {
            let type = index.types[typePath] == nil ? index.className(of: typePath) : typePath
            if isOverride || type == dispatch.owner { return RegistrationWriter.implementationName(plain, of: type) }
        }
        guard isDirectlyInExtension(node) else { return nil }
        guard let path = index.resolve(path, in: ""), index.isClass(path) else {
            if isOverride {
                report(
                    "an override in an extension of a framework class is not supported", at: node,
                    nextStep: "Subclass '\(self.path)' and override '\(name)' there.")
            }
            return nil
        }
        let kind: MemberFacts.Kind = labels == nil ? .property : .function
        let isForwarded = index.forwardedMembers(of: path).contains {
            $0.facts.name == plain && $0.facts.kind == kind && (labels == nil || $0.facts.labels == labels) && $0.file == fileName
        }
        return isForwarded ? RegistrationWriter.implementationName(plain, of: path) : nil
    }

    /// `super.member` of one that is dispatched: the implementation above, not that of the object's class.
    private func lowerSuper(_ node: MemberAccessExprSyntax) {
        guard let base = node.base?.as(SuperExprSyntax.self) else { return }
        let name = node.declName.baseName.text
        let call = node.parent?.as(FunctionCallExprSyntax.self)
        let labels = call.map { $0.arguments.map { $0.label?.text ?? "_" } }
        guard let dispatch = index.dispatch(of: name, labels: labels, in: typePath) else { return }
        let implementer = index.implementer(of: dispatch, above: typePath)
        edits.replace(base, with: "self")
        edits.replace(node.declName, with: RegistrationWriter.implementationName(name, of: implementer))
    }

    func isDirectlyInExtension(_ node: some SyntaxProtocol) -> Bool {
        var parent = node.parent
        while let current = parent {
            if current.is(ExtensionDeclSyntax.self) { return true }
            if current.isProtocol(DeclGroupSyntax.self) || current.is(CodeBlockSyntax.self) { return false }
            parent = current.parent
        }
        return false
    }

    // MARK: Calls

    /// Whether a file names Foundation's linguistic tags, which are in the module of what they are made from.
    private static func needsLinguistics(_ file: ParsedSource) -> Bool {
        ["inguisticTag", "NSOrthography"].contains(where: file.text.contains)
            && !file.facts.imports.contains { $0.module == "NaturalLanguage" }
    }

    override func visitPost(_ node: ExprListSyntax) { endAssignment(node) }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        lowerRetyping(node)
        lowerSnapshot(node)
        lowerCollectionCasts(node)
        lowerTextCasts(node)
        return .visitChildren
    }

    /// Classes of which Foundation on Linux lacks `init()`, and an argument that makes the same object. (Extensions cannot supply it: it would
    /// override `NSObject`'s.)
    ///
    /// iOS's `JSContext()` is optional, which an override of `NSObject`'s initializer cannot be.
    private static let plainInitializers = [
        "NSAttributedString": "string: \"\"", "NSMutableAttributedString": "string: \"\"", "JSContext": "virtualMachine: nil",
    ]

    private func completePlainInitializer(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let parenthesis = node.rightParen,
            let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, let argument = Self.plainInitializers[name]
        else { return }
        edits.insert(argument, at: parenthesis.positionAfterSkippingLeadingTrivia)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        completePlainInitializer(node)
        lowerSwift4(node)
        lowerCast(node)
        lowerDynamicInitializer(node)
        lowerClassDescription(node)
        lowerKeyPathName(node)
        registerKeys(node)
        lowerObjectArguments(node)
        lowerFloatFunction(node)
        lowerEnumeration(node)
        let mark: TokenSyntax
        let callee: ExprSyntax
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (mark, callee) = (chain.questionMark, chain.expression)
        } else if let force = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (mark, callee) = (force.exclamationMark, force.expression)
        } else {
            return .visitChildren
        }
        // Calls of optional requirements.
        guard let member = callee.as(MemberAccessExprSyntax.self) else { return .visitChildren }
        let name = member.declName.baseName.text
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        if let requirement = index.optionalRequirement(name, labels: labels, hasTrailingClosure: node.trailingClosure != nil) {
            edits.replace(member.declName, with: RegistrationWriter.optionalName(requirement))
            if index.isOverloadedOptional(requirement) { edits.blank(mark) }
            nameProtocol(of: requirement, member)
            for argument in node.arguments {
                if let label = argument.label { edits.blank(label) }
                if let colon = argument.colon { edits.blank(colon) }
            }
        } else if !index.properties.contains(name), index.isFrameworkRequirement("\(name)(\(labels.map { $0 + ":" }.joined()))") {
            edits.blank(mark)
        }
        return .visitChildren
    }

    /// `delegate?.method != nil` and `if let method = delegate?.method`.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        lowerDarwinName(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        checkAppearance(node)
        lowerSwift4(node)
        lowerInitializerReference(node)
        lowerSuper(node)
        lowerMessage(node)
        lowerDarwinName(node)
        lowerDateSymbols(node)
        guard let requirement = index.optionalRequirement(node.declName.baseName.text, labels: nil, hasTrailingClosure: false) else {
            return .visitChildren
        }
        if let arguments = node.declName.argumentNames, arguments.arguments.map(\.name.text) != requirement.labels { return .visitChildren }
        var parent = node.parent
        while let current = parent, current.is(OptionalChainingExprSyntax.self) || current.is(ExprListSyntax.self) {
            parent = current.parent
        }
        let isCompared = parent?.as(SequenceExprSyntax.self)?.elements.contains { $0.is(NilLiteralExprSyntax.self) } == true
        let isBound = parent?.is(InitializerClauseSyntax.self) == true && parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
        if isCompared || isBound { edits.replace(node.declName, with: RegistrationWriter.optionalName(requirement)) }
        return .visitChildren
    }
}

/// Finds the calls in a condition that only an iOS compiler decides rightly.
private final class ConditionVisitor: SyntaxVisitor {
    let conditions: PlatformConditions
    var found: [(FunctionCallExprSyntax, Bool)] = []

    init(conditions: PlatformConditions) {
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let value = conditions.platformValue(of: node) { found.append((node, value)) }
        return .skipChildren
    }
}
