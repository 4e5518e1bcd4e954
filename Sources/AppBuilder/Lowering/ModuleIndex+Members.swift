import Foundation

/// Questions about members that lowering asks while it walks a file.
extension ModuleIndex {
    /// Members in extensions of a class that the class body must declare because they override something or are overridden.
    func forwardedMembers(of path: String) -> [Member] { forwarded[path] ?? [] }

    /// Whether a member of a class overrides a method that comes from an extension here.
    func isExtensionOverride(_ member: MemberFacts, in path: String) -> Bool {
        guard member.kind == .function, member.isOverride else { return false }
        return ExtensionOverrides.contains(member.fullName, below: frameworkAncestor(of: path), in: frameworks)
    }

    /// Whether a member of a class overrides one that Swift knows: not where the original comes from an extension of QuinceFoundation.
    func overrides(_ member: MemberFacts, in path: String) -> Bool {
        guard isExtensionOverride(member, in: path) else { return member.isOverride }
        return ancestry(of: path).dropFirst().contains { ancestor in
            types[ancestor]?.members.contains { $0.facts.fullName == member.fullName } ?? false
        }
    }

    /// Whether the module's extensions of a framework's type declare a function of a name.
    func declaresFunction(_ name: String, in type: String) -> Bool {
        foreign[foreignName(type)]?.contains { $0.facts.kind == .function && $0.facts.name == name } ?? false
    }

    /// The optional requirement of an `@objc` protocol of the module that a call means.
    func optionalRequirement(_ name: String, labels: [String]?, hasTrailingClosure: Bool) -> MemberFacts? {
        optionalMethods[name]?.first { requirement in
            guard let labels else { return true }
            return requirement.labels == labels || (hasTrailingClosure && Array(requirement.labels.dropLast()) == labels)
        }
    }

    /// Whether a protocol has another optional requirement of the same labels, which differs in its types alone.
    func isOverloadedOptional(_ member: MemberFacts) -> Bool {
        (optionalMethods[member.name] ?? []).filter { $0.fullName == member.fullName }.contains { $0.types != member.types }
    }

    /// Whether a class registers itself from inside, because no code outside can name it.
    func dispatchesFromBody(_ path: String) -> Bool {
        guard let entry = types[path], entry.facts.kind == .class, entry.facts.isGeneric || entry.facts.isLocal,
            !entry.facts.isUsableFromInline
        else { return false }
        return isRegistered(path)
    }

    /// Whether anything could look a class up: it has a superclass of a framework or exposed members.
    func isRegistered(_ path: String) -> Bool {
        guard isClass(path), types[path]?.facts.isUnavailable != true else { return false }
        return ancestry(of: path).compactMap { types[$0] }.contains { $0.members.contains(where: \.isExposed) || $0.facts.isObjC }
            || frameworkAncestor(of: path).map { making(of: $0, in: "") != .plain } ?? false
    }

    /// Whether a type is one of the classes that Objective-C makes by any of their initializers.
    enum Making {
        /// Only objects of such classes fit.
        case dynamic
        /// None of them fits.
        case plain
        /// The module's sources do not tell.
        case unknown
    }

    /// Returns how objects of the type that `name` means at `context`, or of the types that conform to it, are created.
    func making(of name: String, in context: String) -> Making {
        var seen: Set<String> = []
        var isKnown = true
        var pending = [(name: name, context: context)]
        while let next = pending.popLast() {
            guard let path = resolve(next.name, in: next.context), let entry = types[path] else {
                let parts = (aliases[next.name] ?? next.name).split(separator: "&").map(Self.bareName)
                if parts.contains(where: { $0 != next.name && seen.insert($0).inserted && resolve($0, in: "") != nil }) {
                    pending += parts.map { ($0, "") }
                    continue
                }
                switch makings(ofForeign: parts) {
                case .dynamic: return .dynamic
                case .unknown: isKnown = false
                case .plain: break
                }
                continue
            }
            guard seen.insert(path).inserted else { continue }
            switch entry.facts.kind {
            case .class: if let ancestor = frameworkAncestor(of: path) { pending.append((ancestor, "")) }
            case .protocol: pending += entry.conformances.map { ($0, path) }
            default: break
            }
        }
        return isKnown ? .plain : .unknown
    }

    /// Classes of the standard library.
    private static let plainClasses: Set<String> = ["ManagedBuffer", "AnyKeyPath", "PartialKeyPath", "KeyPath", "WritableKeyPath"]

    private static func bareName(_ part: Substring) -> String {
        let plain = part.split(separator: "<").first ?? part
        return plain.split(separator: ".").last?.trimmingCharacters(in: .whitespaces) ?? String(part)
    }

    private func makings(ofForeign names: [String]) -> Making {
        var seen: Set<String> = []
        var isKnown = true
        var pending = names
        while let name = pending.popLast() {
            guard seen.insert(name).inserted else { continue }
            if frameworks.classes[name] != nil {
                if frameworks.isKind(name, of: "NSObject") { return .dynamic }
            } else if let interface = frameworks.protocols[name] {
                pending += interface.parents
            } else if !Self.knownProtocols.contains(name), !Self.plainClasses.contains(name), !name.hasPrefix("~") {
                isKnown = false
            }
        }
        return isKnown ? .plain : .unknown
    }
}
