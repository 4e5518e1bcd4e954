import BundleFormat
import SwiftSyntax

/// Checks of the members set on appearance proxies. A proxy is typed as the class itself, so the compiler accepts every member; members that no proxy
/// forwards are reported as errors here.
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

    /// Reports a member of a proxy that proxies do not pass on.
    func checkAppearance(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, let type = proxiedClass(of: base) ?? proxiedClass(ofVariable: base), isSetOrCalled(node) else { return }
        let name = node.declName.baseName.text
        guard let known = appearanceMembers(of: type), !known.contains(name) else { return }
        let isOwn =
            index.resolve(type, in: path).map {
                index.ancestry(of: $0).contains { index.types[$0]?.members.contains { $0.facts.name == name } ?? false }
            } ?? false
        report(
            "'\(name)' of '\(type)' cannot be set through an appearance proxy\(isOwn ? "" : " in Quince")", at: node.declName,
            nextStep: isOwn ? "Declare it '@objc dynamic'." : "Set it on each object, for instance in a subclass's initializer.")
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
