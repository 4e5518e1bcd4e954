/// Questions about members that lowering asks while it walks a file.
extension ModuleIndex {
    /// Members in extensions of a class that the class body must declare because they override something or are overridden.
    func forwardedMembers(of path: String) -> [Member] {
        (types[path]?.members ?? []).filter { member in
            guard member.isInExtension, member.facts.kind != .initializer else { return false }
            return member.facts.isOverride || (!member.facts.isPrivate && isOverridden(member.facts, of: path))
        }
    }

    /// The optional requirement of an `@objc` protocol of the module that a call means.
    func optionalRequirement(_ name: String, labels: [String]?, hasTrailingClosure: Bool) -> MemberFacts? {
        for (_, entry) in types where entry.facts.kind == .protocol {
            for member in entry.members where member.facts.isOptional && member.facts.kind == .function && member.facts.name == name {
                guard let labels else { return member.facts }
                if member.facts.labels == labels || (hasTrailingClosure && Array(member.facts.labels.dropLast()) == labels) {
                    return member.facts
                }
            }
        }
        return nil
    }

    func isFrameworkRequirement(_ fullName: String) -> Bool { frameworks.protocols.values.contains { $0.requirements.contains(fullName) } }

    /// Whether a class registers itself from inside, because no code outside can name it.
    func dispatchesFromBody(_ path: String) -> Bool {
        guard let entry = types[path], entry.facts.kind == .class, entry.facts.isGeneric || entry.facts.isLocal else { return false }
        return isRegistered(path)
    }

    /// Whether anything could look a class up: it has a superclass of a framework or exposed members.
    func isRegistered(_ path: String) -> Bool {
        guard let entry = types[path], entry.facts.kind == .class else { return false }
        return entry.members.contains(where: \.isExposed) || entry.facts.isObjC
            || superclass(of: path).map { !$0.isOwn || isRegistered($0.path) } ?? false
    }
}
