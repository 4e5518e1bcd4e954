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
            result.formUnion((index.types[ancestor]?.members ?? []).filter { $0.isExposed && $0.facts.kind == .property }.map(\.facts.name))
        }
        return result
    }
}
