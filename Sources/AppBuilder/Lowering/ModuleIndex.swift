import Foundation

/// Everything the files of a module tell about each other.
struct ModuleIndex: Sendable {
    /// A member and the file it is in.
    struct Member: Sendable {
        var facts: MemberFacts
        var file: String
        /// Whether it is declared in an extension.
        var isInExtension: Bool
        /// Whether the extension or class it stands in exposes it.
        var isExposed: Bool
    }

    struct Entry: Sendable {
        var facts: TypeFacts
        var file: String
        var members: [Member] = []
        var conformances: [String] = []
        var isObjCMembers = false
    }

    /// A method a class gets because a subclass implements an optional requirement of a protocol the class adopts.
    struct OptionalWitness: Sendable {
        /// The subclass's method.
        var facts: MemberFacts
        /// The framework protocol, and its default implementation that the class itself keeps.
        var interface: String
        var original: FrameworkIndex.Default
    }

    private(set) var types: [String: Entry] = [:]
    private(set) var optionalWitnesses: [String: [OptionalWitness]] = [:]
    private(set) var aliases: [String: String] = [:]
    /// Extensions of types the module does not declare, by name.
    private(set) var foreign: [String: [Member]] = [:]
    let frameworks: FrameworkIndex
    let moduleName: String
    /// Members of extensions that the bodies of classes declare, by the classes' paths.
    private(set) var forwarded: [String: [Member]] = [:]
    /// Paths of the classes that override a member, by its full name.
    private(set) var overriders: [String: [String]] = [:]
    /// Members of extensions of the frameworks' classes that the module overrides, by base name.
    private(set) var dispatches: [String: [Dispatch]] = [:]
    /// Optional methods of the module's `@objc` protocols, by base name.
    private(set) var optionalMethods: [String: [MemberFacts]] = [:]
    /// Paths of the protocols that have them, by full name.
    private(set) var optionalOwners: [String: String] = [:]
    /// Functions that take values of type `AnyObject`, by base name.
    private(set) var objectTakers: [String: [MemberFacts]] = [:]
    /// Names of all properties that the module declares.
    private(set) var properties: Set<String> = []
    /// Sorted paths of the types that a file declares or extends, and names of those it extends that the module does not declare.
    private(set) var paths: [String: [String]] = [:]
    private(set) var foreignNames: [String: [String]] = [:]
    /// Whether a type of the module has a function `description()` of its own.
    private(set) var describesTypes = false
    /// Whether the module has a function `enumerateMatches(in:options:range:using:)` of its own.
    private(set) var enumeratesMatches = false
    private let frameworkRequirements: Set<String>
    private let overloadedRequirements: Set<String>

    init(_ files: [(name: String, facts: SourceFacts)], frameworks: FrameworkIndex, moduleName: String) {
        self.frameworks = frameworks
        self.moduleName = moduleName
        frameworkRequirements = Set(frameworks.protocols.values.flatMap(\.requirements))
        // A requirement with a default is listed twice, by itself and as the default.
        overloadedRequirements = Set(
            frameworks.protocols.values.flatMap { Dictionary(grouping: $0.requirements) { $0 }.filter { $1.count > 2 }.keys })
        for file in files {
            aliases.merge(file.facts.aliases) { $1 }
            for type in file.facts.types where type.kind != .extension {
                var entry = types[type.path] ?? Entry(facts: type, file: file.name)
                entry.isObjCMembers = type.isObjCMembers
                entry.conformances += type.inherits
                entry.members += type.members.map { Member(facts: $0, file: file.name, isInExtension: false, isExposed: $0.isObjC) }
                types[type.path] = entry
            }
        }
        for file in files {
            for type in file.facts.types where type.kind == .extension {
                let members = type.members.map { Member(facts: $0, file: file.name, isInExtension: true, isExposed: $0.isObjC) }
                if let path = resolve(type.path, in: "") {
                    types[path]?.members += members
                    types[path]?.conformances += type.inherits
                    if type.isObjCMembers { types[path]?.isObjCMembers = true }
                } else {
                    foreign[foreignName(type.path), default: []] += members
                }
            }
        }
        markGeneric()
        markExposed()
        findOptionalWitnesses()
        collectMembers()
    }

    /// A type in an extension of a generic type is generic, which the extension itself does not show.
    private mutating func markGeneric() {
        for path in types.keys where path.contains(".") {
            let around = sequence(first: path[...]) { inner in inner.lastIndex(of: ".").map { inner[..<$0] } }.dropFirst()
            if around.contains(where: { types[String($0)]?.facts.isGeneric == true }) { types[path]?.facts.isGeneric = true }
        }
    }

    private mutating func noteEnumeration(_ member: MemberFacts) {
        guard member.kind == .function, member.name == "enumerateMatches" else { return }
        if SourceLowerer.enumeratesMatches.contains(member.labels) { enumeratesMatches = true }
    }

    /// Fills the tables that lowering asks for every call and member.
    private mutating func collectMembers() {
        for (name, members) in foreign.sorted(by: { $0.key < $1.key }) {
            for file in Set(members.map(\.file)) { foreignNames[file, default: []].append(name) }
        }
        for (path, entry) in types.sorted(by: { $0.key < $1.key }) {
            for file in Set(entry.members.map(\.file) + [entry.file]) { paths[file, default: []].append(path) }
            for member in entry.members.map(\.facts) {
                if member.isStatic, member.fullName == "description()" { describesTypes = true }
                noteEnumeration(member)
                if member.kind == .property { properties.insert(member.name) }
                if member.kind == .function, member.types.contains(where: { $0 == "AnyObject" || $0 == "AnyObject?" }) {
                    objectTakers[member.name, default: []].append(member)
                }
                if entry.facts.kind == .class, member.isOverride { overriders[member.fullName, default: []].append(path) }
                if entry.facts.kind == .protocol, member.isOptional, member.kind == .function {
                    optionalMethods[member.name, default: []].append(member)
                    optionalOwners[member.fullName] = path
                }
            }
        }
        for member in foreign.values.joined() { noteEnumeration(member.facts) }
        properties.formUnion(foreign.values.joined().map(\.facts).filter { $0.kind == .property }.map(\.name))
        dispatches = findDispatches()
        for (path, entry) in types where entry.facts.kind == .class {
            let members = entry.members.filter { isForwarded($0, of: path) }
            if !members.isEmpty { forwarded[path] = members }
        }
    }

    private func isForwarded(_ member: Member, of path: String) -> Bool {
        guard member.isInExtension, member.facts.kind != .initializer else { return false }
        let labels = member.facts.kind == .property ? nil : member.facts.labels
        guard dispatch(of: member.facts.name, labels: labels, in: path) == nil else { return false }
        return member.facts.isOverride || (!member.facts.isPrivate && isOverridden(member.facts, of: path))
    }

    /// Whether a protocol of the frameworks or libraries requires a member of this full name.
    func isFrameworkRequirement(_ fullName: String) -> Bool {
        frameworkRequirements.contains(fullName) || FoundationRequirements.names.contains(fullName)
    }

    /// Whether a protocol of the frameworks or libraries has several requirements of this full name, which differ in their types.
    func isOverloadedRequirement(_ fullName: String) -> Bool { overloadedRequirements.contains(fullName) }

    // MARK: Names

    /// The path of the type that `name` means at `context`; nil where the module declares none.
    func resolve(_ name: String, in context: String) -> String? {
        var (name, scope) = (name, context)
        // A type named like the module hides it. What stands behind the module's name is looked for in no type around the place.
        if types[moduleName] == nil, name.hasPrefix(moduleName + ".") {
            (name, scope) = (String(name.dropFirst(moduleName.count + 1)), "")
        }
        while true {
            let candidate = scope.isEmpty ? name : scope + "." + name
            if types[candidate] != nil { return candidate }
            if let alias = aliases[candidate], alias != name { return resolve(alias, in: scope) }
            if scope.isEmpty { return nil }
            scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
        }
    }

    /// The name of a type that the module does not declare: a framework's class by its own name, whatever alias the module has for it.
    func foreignName(_ name: String) -> String {
        var (found, seen) = (name, Set<String>())
        while let alias = aliases[found], seen.insert(found).inserted { found = alias }
        return frameworks.classes[Self.lastName(found)] == nil ? name : found
    }

    /// The superclass: a path of the module, or a framework's class.
    func superclass(of path: String) -> (path: String, isOwn: Bool)? {
        guard let entry = types[path], entry.facts.kind == .class, let first = entry.facts.inherits.first else { return nil }
        let context = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? ""
        let name = first.split(separator: "<").first.map(String.init) ?? first
        if let own = resolve(name, in: context) { return types[own]?.facts.kind == .class ? (own, true) : nil }
        let alias = aliases[name] ?? name
        let bare = alias.split(separator: ".").last.map(String.init) ?? alias
        if frameworks.protocols[bare] != nil || Self.knownProtocols.contains(bare) { return nil }
        return (bare, false)
    }

    static let knownProtocols: Set<String> = [
        "AnyObject", "class", "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Sendable", "Identifiable", "ObservableObject",
        "Error",
        "CustomStringConvertible", "NSObjectProtocol", "NSCoding", "NSCopying", "Comparable", "Sequence", "Collection", "IteratorProtocol",
        "LocalizedError",
    ]

    /// The module's classes from `path` up, nearest first.
    func ancestry(of path: String) -> [String] {
        var result: [String] = []
        var current: String? = path
        while let path = current, !result.contains(path) {
            result.append(path)
            current = superclass(of: path).flatMap { $0.isOwn ? $0.path : nil }
        }
        return result
    }

    /// The nearest superclass that is no class of the module.
    func frameworkAncestor(of path: String) -> String? {
        ancestry(of: path).last.flatMap { superclass(of: $0)?.path }
    }

    func isClass(_ path: String) -> Bool { types[path]?.facts.kind == .class }

    // MARK: Exposure

    /// The module's protocols a type conforms to, inherited ones included.
    func protocols(of path: String) -> Set<String> { protocols(adoptedBy: ancestry(of: path)) }

    private func protocols(adoptedBy path: String) -> Set<String> { protocols(adoptedBy: [path]) }

    private func protocols(adoptedBy paths: [String]) -> Set<String> {
        var result: Set<String> = []
        var pending = paths.flatMap { ancestor in (types[ancestor]?.conformances ?? []).map { ($0, ancestor) } }
        while let (name, context) = pending.popLast() {
            guard let found = resolve(name, in: context), types[found]?.facts.kind == .protocol, result.insert(found).inserted else {
                continue
            }
            pending += (types[found]?.conformances ?? []).map { ($0, found) }
        }
        return result
    }

    /// Framework protocols a class adopts, itself or through its superclasses and the module's own protocols.
    func frameworkProtocols(of path: String) -> [String] {
        (ancestry(of: path) + protocols(of: path)).flatMap { adopted(by: $0) }
    }

    /// Framework protocols named in the inheritance clauses of one type, through the module's protocols and aliases.
    private func adopted(by path: String) -> [String] {
        (types[path]?.conformances ?? []).flatMap { name -> [String] in
            guard resolve(name, in: path) == nil else { return [] }
            return (aliases[name] ?? name).split(separator: "&").compactMap { part in
                let bare = part.trimmingCharacters(in: .whitespaces).split(separator: ".").last.map(String.init) ?? ""
                return frameworks.protocols[bare] == nil ? nil : bare
            }
        }
    }

    /// Exposes what Swift exposes implicitly: members of `@objcMembers` classes and implementations of `@objc` requirements.
    private mutating func markExposed() {
        for (path, entry) in types {
            if entry.facts.kind == .protocol {
                if entry.facts.isObjC { for index in entry.members.indices { types[path]?.members[index].isExposed = true } }
                continue
            }
            guard entry.facts.kind == .class else { continue }
            let all = ancestry(of: path).contains { types[$0]?.isObjCMembers == true }
            let requirements = protocols(of: path).compactMap { types[$0] }.filter(\.facts.isObjC).flatMap(\.members)
            let imported = Set(frameworks.interfaces(frameworkProtocols(of: path)).filter(\.isObjC).flatMap(\.requirements))
            let overloaded = Self.overloadedByResult(entry.members)
            for (index, member) in entry.members.enumerated() where !member.isExposed && !member.facts.isNonObjC {
                if AccessibilityProperties.contains(member.facts, of: path, in: self) { types[path]?.members[index].isExposed = true }
                let candidates = requirements.filter {
                    $0.facts.fullName == member.facts.fullName && $0.facts.kind == member.facts.kind
                        && (!overloaded.contains(member.facts.fullName) || $0.facts.returnType == member.facts.returnType)
                }
                let implemented = candidates.first { $0.facts.types == member.facts.types } ?? candidates.first
                if let implemented {
                    types[path]?.members[index].isExposed = true
                    if member.facts.objcName == nil { types[path]?.members[index].facts.objcName = implemented.facts.objcName }
                } else if imported.contains(member.facts.fullName), !member.facts.isPrivate, member.facts.kind == .function {
                    types[path]?.members[index].isExposed = true
                } else if all, !member.facts.isPrivate, Self.isRepresentable(member.facts) {
                    types[path]?.members[index].isExposed = true
                }
            }
        }
    }

    /// The full names of functions that differ in what they return alone.
    static func overloadedByResult(_ members: [Member]) -> Set<String> {
        let functions = Dictionary(grouping: members.map(\.facts).filter { $0.kind == .function }) {
            $0.fullName + $0.types.joined(separator: ",")
        }
        return Set(functions.values.filter { Set($0.map(\.returnType)).count > 1 }.map { $0[0].fullName })
    }

    /// Finds where a subclass implements an optional requirement its superclass does not.
    ///
    /// With Objective-C the call reaches it; a Swift witness is chosen where the protocol is adopted. So the adopting class gets a method of
    /// its own, which does what the default does, and the subclass's method becomes its override.
    private mutating func findOptionalWitnesses() {
        for (path, entry) in types.sorted(by: { $0.key < $1.key }) where entry.facts.kind == .class {
            let lineage = ancestry(of: path)
            guard lineage.count > 1 else { continue }
            for (position, member) in entry.members.enumerated() {
                let facts = member.facts
                guard facts.kind == .function, !facts.isOverride, !facts.isStatic, !facts.isPrivate, !facts.isGeneric,
                    let (adopter, witness) = adopter(of: facts, among: lineage.dropFirst())
                else { continue }
                let known = optionalWitnesses[adopter] ?? []
                if !known.contains(where: { $0.original == witness.original }) { optionalWitnesses[adopter] = known + [witness] }
                types[path]?.members[position].facts.isOverride = true
                types[path]?.members[position].facts.becomesOverride = true
            }
        }
    }

    /// The topmost class that adopts a protocol with `member` as an optional requirement.
    private func adopter(of member: MemberFacts, among lineage: ArraySlice<String>) -> (String, OptionalWitness)? {
        for ancestor in lineage.reversed() {
            let own = adopted(by: ancestor) + protocols(adoptedBy: ancestor).flatMap { adopted(by: $0) }
            for name in own {
                guard let (interface, original) = frameworks.defaultImplementation(of: member, in: name) else { continue }
                return (ancestor, OptionalWitness(facts: member, interface: interface, original: original))
            }
        }
        return nil
    }

    /// Whether `@objcMembers` exposes a member by itself. Types only the compiler knows decide in Xcode; here plainly Swift ones are left out.
    static func isRepresentable(_ member: MemberFacts) -> Bool {
        if member.isGeneric || member.isAsync { return false }
        return (member.types + [member.returnType ?? ""]).allSatisfy { type in
            !type.hasPrefix("inout") && !type.hasPrefix("some ") && !type.hasSuffix("...") && !type.hasPrefix("(")
                && !["Int?", "Double?", "Bool?", "CGFloat?"].contains(type)
        }
    }

    // MARK: Initialisers

    /// The initialisers that make an instance of `path`, by Swift's rules of inheritance.
    func initializers(of path: String) -> [FrameworkIndex.Initializer] {
        guard let entry = types[path] else { return frameworkInitializers(of: path) }
        let own = entry.members.filter { $0.facts.kind == .initializer }
        let parent = superclass(of: path)
        let inherited = parent.map { $0.isOwn ? initializers(of: $0.path) : frameworkInitializers(of: $0.path) } ?? []
        var result: [FrameworkIndex.Initializer] = []
        let ownDesignated = own.filter { !$0.facts.isConvenience && !$0.isInExtension }
        let inheritsDesignated = ownDesignated.isEmpty
        if inheritsDesignated { result += inherited.filter { !$0.isConvenience } }
        let declared = Set(own.map(\.facts.labels))
        let inheritsConvenience = inherited.filter { !$0.isConvenience }.allSatisfy { inheritsDesignated || declared.contains($0.labels) }
        if inheritsConvenience, parent.map({ frameworks.classes[$0.path]?.inheritsConvenience ?? true }) ?? true {
            result += inherited.filter(\.isConvenience)
        }
        result.removeAll { declared.contains($0.labels) }
        for member in own where !member.facts.isThrowing && !member.facts.isAsync && !member.facts.isGeneric && !member.facts.isUnavailable
        {
            result.append(
                .init(
                    labels: member.facts.labels, isConvenience: member.facts.isConvenience || member.isInExtension,
                    isFailable: member.facts.isFailable))
        }
        // A class without a superclass or initialisers has the plain one.
        if parent == nil, own.isEmpty { result.append(.init(labels: [], isConvenience: false)) }
        return result
    }

    private func frameworkInitializers(of name: String) -> [FrameworkIndex.Initializer] { frameworks.classes[name]?.initializers ?? [] }

    /// Parameter types of the module's own initialiser with these labels, searched upwards.
    func parameterTypes(ofInitializer labels: [String], in path: String) -> [String]? {
        for ancestor in ancestry(of: path) {
            let found = types[ancestor]?.members.first { $0.facts.kind == .initializer && $0.facts.labels == labels }
            if let found { return found.facts.types }
        }
        return nil
    }

    // MARK: Overrides

    /// Whether a class of the module below `path` overrides `member`.
    func isOverridden(_ member: MemberFacts, of path: String) -> Bool {
        overriders[member.fullName]?.contains { $0 != path && ancestry(of: $0).contains(path) } ?? false
    }
}
