import SwiftSyntax

/// Properties that report their changes, and the names of key paths, which Swift on Linux does not know.
extension SourceLowerer {
    // MARK: Properties

    /// Makes an `@objc dynamic` property of a class report its changes.
    func lowerObserved(_ node: VariableDeclSyntax) {
        guard node.bindings.count == 1, let binding = node.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self),
            node.bindingSpecifier.tokenKind == .keyword(.var), isObserved(node)
        else { return }
        let objcName = Attribute.all(node.attributes).first { $0.name == "objc" }?.argument
        let calls = PropertyReports(key: objcName ?? name.identifier.text.filter { $0 != "`" })
        guard let block = binding.accessorBlock else {
            edits.insert(
                " { willSet { \(calls.will) } didSet { \(calls.did) } }", at: binding.endPositionBeforeTrailingTrivia)
            return
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        insertReports(calls, accessors, before: block.rightBrace)
    }

    /// Whether a property is one that Objective-C would call by its methods, and whose changes nothing else reports.
    private func isObserved(_ node: VariableDeclSyntax) -> Bool {
        let modifiers = Set(node.modifiers.map(\.name.text))
        guard modifiers.contains("dynamic"), modifiers.isDisjoint(with: ["static", "class", "lazy", "override"]), !isInsideBody,
            !scopes.isEmpty
        else { return false }
        // Its writes report themselves.
        guard path != "UserDefaults" else { return false }
        return Attribute.all(node.attributes).contains { $0.name == "objc" } || isObjectiveCClass
    }

    /// Whether the class around the current place exposes all its members.
    private var isObjectiveCClass: Bool { index.resolve(path, in: "").flatMap { index.types[$0] }?.facts.isObjCMembers ?? false }

    private func insertReports(_ calls: PropertyReports, _ accessors: AccessorDeclListSyntax, before end: TokenSyntax) {
        func body(_ keyword: Keyword) -> CodeBlockSyntax? { accessors.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }?.body }
        func insert(_ text: String, in body: CodeBlockSyntax) {
            edits.insert(" \(text); ", at: body.leftBrace.endPositionBeforeTrailingTrivia)
        }
        if let setter = body(.set) { return insert("\(calls.will); defer { \(calls.did) }", in: setter) }
        let (willSet, didSet) = (body(.willSet), body(.didSet))
        guard willSet != nil || didSet != nil else { return }
        let position = end.positionAfterSkippingLeadingTrivia
        if let willSet { insert(calls.will, in: willSet) } else { edits.insert(" willSet { \(calls.will) } ", at: position) }
        if let didSet { insert("defer { \(calls.did) }", in: didSet) } else { edits.insert(" didSet { \(calls.did) } ", at: position) }
    }

    private struct PropertyReports {
        let key: String
        var will: String { "QuinceFoundation.KeyValueObserving.willChange(self, \"\(key)\")" }
        var did: String { "QuinceFoundation.KeyValueObserving.didChange(self, \"\(key)\")" }
    }

    // MARK: Key paths

    /// Functions and types that ask key paths for their names, by the label of the argument.
    private static let namingFunctions: [String: String?] = [
        "observe": nil, "publisher": "for", "willChangeValue": "for", "didChangeValue": "for", "willChange": "for", "didChange": "for",
        "NSSortDescriptor": "keyPath", "SortDescriptor": nil, "NSExpression": "forKeyPath", "SectionedFetchRequest": "sectionIdentifier",
    ]

    /// Writes the name beside a key path whose name will be asked for.
    func lowerKeyPathName(_ node: FunctionCallExprSyntax) {
        let callee = node.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? node.calledExpression
        let name =
            callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let name else { return }
        if let label = Self.namingFunctions[name] { nameKeyPath(in: node.arguments, label) }
        if name == "init", isSortDescriptor(node) { nameKeyPath(in: node.arguments, nil) }
    }

    /// The same for the arguments of a property wrapper.
    func lowerKeyPathName(_ node: AttributeSyntax) {
        let name = FactsCollector.typeName(node.attributeName).split(separator: ".").last.map(String.init) ?? ""
        guard case .argumentList(let arguments) = node.arguments, let label = Self.namingFunctions[name] else { return }
        nameKeyPath(in: arguments, label)
    }

    private func nameKeyPath(in arguments: LabeledExprListSyntax, _ label: String?) {
        guard let argument = arguments.first(where: { $0.label?.text == label })?.expression.as(KeyPathExprSyntax.self),
            let key = Self.keyPath(argument)
        else { return }
        edits.insert("QuinceFoundation.__quinceKeyPath(", at: argument.positionAfterSkippingLeadingTrivia)
        edits.insert(", \"\(key)\")", at: argument.endPositionBeforeTrailingTrivia)
        needsRuntime = true
    }

    /// Whether `.init(\.name, order: .reverse)` makes a sort descriptor: it has an order, or stands in a list of descriptors.
    private func isSortDescriptor(_ node: FunctionCallExprSyntax) -> Bool {
        guard node.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil else { return false }
        let labels = node.arguments.map { $0.label?.text }
        if labels == [nil, "order"] { return true }
        guard labels == [nil], let list = node.parent?.as(ArrayElementSyntax.self)?.parent?.parent,
            let label = list.parent?.as(LabeledExprSyntax.self)?.label?.text
        else { return false }
        return ["sortDescriptors", "sortBy", "sort"].contains(label)
    }

    /// The keys of a key path joined by dots; nil for one that has more than properties.
    private static func keyPath(_ node: KeyPathExprSyntax) -> String? {
        var keys: [String] = []
        for component in node.components {
            if let property = component.component.as(KeyPathPropertyComponentSyntax.self), property.declName.argumentNames == nil {
                keys.append(property.declName.baseName.text.filter { $0 != "`" })
            } else if component.component.is(KeyPathOptionalComponentSyntax.self) {
                continue
            } else {
                return nil
            }
        }
        return keys.isEmpty || keys == ["self"] ? nil : keys.joined(separator: ".")
    }

    // MARK: Methods

    /// Takes `override` from a property that a class has in place of an extension's.
    func lowerAccessibilityProperty(_ node: VariableDeclSyntax) {
        guard let override = node.modifiers.first(where: { $0.name.text == "override" }), !isInsideBody,
            let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            AccessibilityProperties.names.contains(name), let path = index.resolve(path, in: ""), index.isClass(path),
            index.frameworkAncestor(of: path) == "NSObject"
        else { return }
        let isInherited = index.ancestry(of: path).dropFirst().contains { ancestor in
            index.types[ancestor]?.members.contains { $0.facts.kind == .property && $0.facts.name == name } ?? false
        }
        if !isInherited { edits.blank(override) }
    }

    /// Takes `override` from a method that a class has in place of an extension's.
    func lowerExtensionOverride(_ node: FunctionDeclSyntax) {
        guard let override = node.modifiers.first(where: { $0.name.text == "override" }), !isInsideBody,
            !isDirectlyInExtension(node)
        else { return }
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        let name = "\(node.name.text)(\(labels.map { $0 + ":" }.joined()))"
        guard let path = index.resolve(path, in: ""), index.isClass(path),
            ExtensionOverrides.contains(name, below: index.frameworkAncestor(of: path), in: index.frameworks)
        else { return }
        let isInherited = index.ancestry(of: path).dropFirst().contains { ancestor in
            index.types[ancestor]?.members.contains { $0.facts.fullName == name } ?? false
        }
        if !isInherited { edits.blank(override) }
    }
}
