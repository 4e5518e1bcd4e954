import BundleFormat
import SwiftSyntax

/// Members set on appearance proxies. A proxy is typed as the class itself, so the compiler accepts every member. Properties of UIKit's that no header
/// marks for proxies, and values set by key, are lowered to functions that have proxies pass them on, as iOS does; other members that no proxy forwards are
/// reported as errors here.
extension SourceLowerer {
    /// Remembers a constant or variable that holds a proxy.
    func noteProxy(_ node: VariableDeclSyntax) {
        guard isInsideBody else { return }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = binding.initializer?.value,
                let type = proxiedClass(of: value)
            else { continue }
            proxies[path + "/" + name] = type
        }
    }

    /// Lowers what is set on a proxy to what proxies pass on, and reports a member that they do not pass on.
    func checkAppearance(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, let type = proxiedClass(of: base) ?? proxiedClass(ofVariable: base), isSetOrCalled(node) else { return }
        let name = node.declName.baseName.text
        guard let known = appearanceMembers(of: type) else { return }
        if let property = ownProperty(name, of: type), lowerAssignment(node, base, property) { return }
        guard !known.contains(name), !lowerKeyedValue(node, base) else { return }
        let isOwn =
            index.resolve(type, in: path).map {
                index.ancestry(of: $0).contains { index.types[$0]?.members.contains { $0.facts.name == name } ?? false }
            } ?? false
        if !isOwn, lowerAssignment(node, base, "__quinceAppearanceSet") { return }
        report(
            "'\(name)' of '\(type)' cannot be set through an appearance proxy\(isOwn ? "" : " in Quince")", at: node.declName,
            nextStep: isOwn ? "Declare it '@objc dynamic'." : "Set it on each object, for instance in a subclass's initializer.")
    }

    /// The function that sets a property of the app's own on a proxy: one for properties of its classes, one for those that it adds to UIKit's.
    private func ownProperty(_ name: String, of type: String) -> String? {
        func declares(_ members: [ModuleIndex.Member]?) -> Bool {
            members?.contains { $0.isExposed && $0.facts.kind == .property && $0.facts.name == name } ?? false
        }
        let own = index.resolve(type, in: path)
        if let own, index.ancestry(of: own).contains(where: { declares(index.types[$0]?.members) }) { return "__quinceAppearanceSetOwn" }
        var framework = own.map { index.frameworkAncestor(of: $0) } ?? type
        while let class_ = framework {
            if declares(index.foreign[class_]) { return "__quinceAppearanceSetAdded" }
            framework = index.frameworks.classes[class_]?.superclass
        }
        return nil
    }

    /// Lowers `proxy.property = value` to `function(proxy, \.property, value)`.
    private func lowerAssignment(_ node: MemberAccessExprSyntax, _ base: ExprSyntax, _ function: String) -> Bool {
        guard let elements = node.parent?.as(ExprListSyntax.self), let sign = elements.dropFirst().first?.as(AssignmentExprSyntax.self)
        else {
            return false
        }
        needsInterface = true
        edits.insert(function + "(", at: base.positionAfterSkippingLeadingTrivia)
        edits.replace(node.period, with: ", \\.")
        edits.replace(sign, with: ",")
        openAssignments.insert(elements.id)
        return true
    }

    /// Ends the call that an assignment to a proxy's property has become, after all edits inside of it.
    func endAssignment(_ node: ExprListSyntax) {
        guard openAssignments.remove(node.id) != nil else { return }
        edits.insert(")", at: node.endPositionBeforeTrailingTrivia)
    }

    /// Lowers `proxy.setValue(value, forKey: "key")` to `__quinceAppearanceSetValue(proxy, value, path: "key")`.
    private func lowerKeyedValue(_ node: MemberAccessExprSyntax, _ base: ExprSyntax) -> Bool {
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), node.declName.baseName.text == "setValue",
            call.arguments.count == 2, let label = call.arguments.last?.label, ["forKey", "forKeyPath"].contains(label.text),
            let parenthesis = call.leftParen
        else { return false }
        needsInterface = true
        edits.insert("__quinceAppearanceSetValue(", at: base.positionAfterSkippingLeadingTrivia)
        edits.replace(node.period.positionAfterSkippingLeadingTrivia, parenthesis.endPosition, with: ", ")
        edits.replace(label, with: "path")
        return true
    }

    /// The class whose proxy `Name.appearance(…)` is.
    private func proxiedClass(of expression: ExprSyntax) -> String? {
        guard let call = expression.as(FunctionCallExprSyntax.self), let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
            callee.declName.baseName.text == "appearance", let type = callee.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return nil }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        return [[], ["whenContainedInInstancesOf"], ["for"], ["for", "whenContainedInInstancesOf"]].contains(labels) ? type : nil
    }

    private func proxiedClass(ofVariable expression: ExprSyntax) -> String? {
        guard !proxies.isEmpty, let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        var scope = path
        while true {
            if let type = proxies[scope + "/" + name] { return type }
            guard let dot = scope.lastIndex(of: ".") else { return nil }
            scope = String(scope[..<dot])
        }
    }

    private func isSetOrCalled(_ node: MemberAccessExprSyntax) -> Bool {
        if let call = node.parent?.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == node.id }
        guard let elements = node.parent?.as(ExprListSyntax.self), elements.first?.as(MemberAccessExprSyntax.self)?.id == node.id else {
            return false
        }
        return elements.contains { $0.is(AssignmentExprSyntax.self) }
    }

    /// Returns the members that a proxy of the class forwards; nil if the class has no proxies.
    private func appearanceMembers(of type: String) -> Set<String>? {
        let own = index.resolve(type, in: path)
        let lineage = own.map(index.ancestry) ?? []
        guard let framework = own.map({ index.frameworkAncestor(of: $0) }) ?? type else { return nil }
        guard ["UIView", "UIBarItem"].contains(where: { index.frameworks.isKind(framework, of: $0) }) else { return nil }
        var result: Set<String> = []
        var current: String? = framework
        while let name = current {
            result.formUnion(AppearanceMemberNames.byClass[name] ?? [])
            result.formUnion(AppearanceMemberNames.plainByClass[name] ?? [])
            result.formUnion((index.foreign[name] ?? []).filter { $0.isExposed && $0.facts.kind == .property }.map(\.facts.name))
            current = index.frameworks.classes[name]?.superclass
        }
        for ancestor in lineage {
            let members = index.types[ancestor]?.members ?? []
            result.formUnion(members.filter { $0.isExposed && $0.facts.kind == .property }.map(\.facts.name))
            result.formUnion(members.filter(Self.isAppearanceSetter).map(\.facts.name))
        }
        return result
    }

    // MARK: Setters

    /// Whether a method is one that proxies pass on: `@objc dynamic func setColor(_ color: UIColor, for state: State)`.
    private static func isAppearanceSetter(_ member: ModuleIndex.Member) -> Bool {
        let facts = member.facts
        return member.isExposed && facts.kind == .function && !facts.isStatic && !facts.isOverride && facts.name.hasPrefix("set")
            && facts.returnType == nil && facts.effects.isEmpty && !facts.isGeneric && !facts.types.isEmpty
            && !facts.types.contains { $0.hasPrefix("inout") || $0.hasSuffix("...") || $0.contains("->") }
    }

    /// Has a setter of an app's own class note its calls, so that appearance proxies can pass them on.
    func lowerAppearanceSetter(_ node: FunctionDeclSyntax) {
        guard node.modifiers.contains(where: { $0.name.text == "dynamic" }), let body = node.body, !isInsideBody, !scopes.isEmpty,
            let type = index.types[path] != nil ? path : index.resolve(path, in: ""), let framework = index.frameworkAncestor(of: type),
            ["UIView", "UIBarItem"].contains(where: { index.frameworks.isKind(framework, of: $0) })
        else { return }
        let parameters = node.signature.parameterClause.parameters
        let labels = parameters.map(\.firstName.text)
        let member = index.types[type]?.members.first { $0.facts.name == node.name.text && $0.facts.labels == labels }
        guard let member, Self.isAppearanceSetter(member) else { return }
        let names = parameters.map { ($0.secondName ?? $0.firstName).text }
        let arguments = zip(labels, names).map { ($0 == "_" ? "" : "\($0): ") + $1 }.joined(separator: ", ")
        needsInterface = true
        edits.insert(
            " __quinceAppearanceCall(self, \"\(member.facts.fullName)\", [\(names.dropFirst().joined(separator: ", "))]) "
                + "{ $0.\(node.name.text)(\(arguments)) };", at: body.leftBrace.endPositionBeforeTrailingTrivia)
    }
}
