/// Overrides of `@objc` members that extensions of the frameworks' classes declare.
///
/// Objective-C sends them by name. Here the declaring extension calls the implementation of the object's class, the most derived first; each
/// implementation has a name of its own.
extension ModuleIndex {
    struct Dispatch: Sendable {
        /// The class whose extension declares the member.
        var owner: String
        var member: Member
        /// Classes with another implementation, none before its subclasses.
        var overriders: [Overrider]
    }

    struct Overrider: Sendable {
        /// Path of a class of the module, or the name of a framework's class that it extends.
        var path: String
        var member: Member
    }

    /// A class and its superclasses: those of the module by their paths, those of the frameworks by their names.
    func lineage(of path: String) -> [String] {
        var result = types[path] == nil ? [] : ancestry(of: path)
        var current: String? = types[path] == nil ? className(of: path) : frameworkAncestor(of: path)
        while let name = current, !result.contains(name) {
            result.append(name)
            current = frameworks.classes[name]?.superclass
        }
        return result
    }

    /// The dispatched member that a declaration in `path` declares or overrides.
    func dispatch(of name: String, labels: [String]?, in path: String) -> Dispatch? {
        guard let candidates = dispatches[name] else { return nil }
        let classes = lineage(of: path)
        return candidates.first { candidate in
            classes.contains(candidate.owner) && (labels == nil) == (candidate.member.facts.kind == .property)
                && (labels == nil || candidate.member.facts.labels == labels)
        }
    }

    /// The nearest class above `path` with an implementation of its own.
    func implementer(of dispatch: Dispatch, above path: String) -> String {
        let own = Set(dispatch.overriders.map(\.path))
        return lineage(of: path).dropFirst().first { own.contains($0) || $0 == dispatch.owner } ?? dispatch.owner
    }

    /// Finds the members, by base name.
    func findDispatches() -> [String: [Dispatch]] {
        var result: [String: [Dispatch]] = [:]
        let inExtensions = foreign.flatMap { name, members in
            members.filter(\.facts.isOverride).map { Overrider(path: className(of: name), member: $0) }
        }
        for (name, members) in foreign.sorted(by: { $0.key < $1.key }) {
            let owner = className(of: name)
            guard frameworks.classes[owner] != nil else { continue }
            for member in members where isDispatchable(member.facts) {
                let others = inExtensions + ownOverriders(of: member.facts)
                let overriders = others.filter { other in
                    other.path != owner && other.member.facts.fullName == member.facts.fullName && lineage(of: other.path).contains(owner)
                }
                guard !overriders.isEmpty else { continue }
                let depths = Dictionary(overriders.map { ($0.path, lineage(of: $0.path).count) }) { first, _ in first }
                let sorted = overriders.sorted { (depths[$0.path] ?? 0, $1.path) > (depths[$1.path] ?? 0, $0.path) }
                result[member.facts.name, default: []].append(Dispatch(owner: owner, member: member, overriders: sorted))
            }
        }
        return result
    }

    private func isDispatchable(_ member: MemberFacts) -> Bool {
        member.kind != .initializer && !member.isOverride && !member.isStatic && !member.isGeneric
    }

    private func ownOverriders(of member: MemberFacts) -> [Overrider] {
        (overriders[member.fullName] ?? []).flatMap { path in
            (types[path]?.members ?? []).filter { $0.facts.isOverride && $0.facts.fullName == member.fullName }.map {
                Overrider(path: path, member: $0)
            }
        }
    }

    /// The class that an extension's name means: `UIKit.UILabel`, or an alias of it → `UILabel`.
    func className(of name: String) -> String {
        Self.lastName(foreignName(name))
    }

    /// The name behind those of the module and types around it.
    static func lastName(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}
