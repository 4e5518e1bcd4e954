import Foundation

/// Hashes of a module's index, by what the lowering of a file can ask of it.
///
/// Lowering asks for types in many ways, for members by names that stand in the file. So a file depends on all types of the module, but only on those
/// members whose names are among its words: a stored property that one file gets leaves the lowered text of nearly all others as it is.
struct IndexDigest: Sendable {
    /// The hash of everything.
    let all: String
    /// The hash of what concerns every file.
    private let types: String
    /// Hashes of the members of a name, by the name's hash.
    private let members: [UInt64: UInt64]

    init(_ index: ModuleIndex) {
        var types = StableHash()
        var members: [UInt64: StableHash] = [:]
        func add(_ member: ModuleIndex.Member, of owner: String) {
            var fields = Self.fields(of: member)
            fields.add(owner)
            // An initializer is called by its type's name, inherited and asked for by classes below.
            guard member.facts.kind != .initializer else { return types.add(bytes: fields.bytes) }
            let objectiveC = member.facts.objcName?.split(separator: ":").first.map(String.init)
            for name in Set([member.facts.name] + (objectiveC.map { [$0] } ?? [])) {
                members[FileWords.hash(name), default: StableHash()].add(bytes: fields.bytes)
            }
        }
        for (path, entry) in index.types.sorted(by: { $0.key < $1.key }) where !entry.facts.isLocal {
            types.add(bytes: Self.fields(of: entry, at: path, in: index).bytes)
            for member in entry.members { add(member, of: path) }
        }
        for (name, extended) in index.foreign.sorted(by: { $0.key < $1.key }) {
            types.add(name)
            for member in extended { add(member, of: name) }
        }
        types.add(bytes: Self.fields(of: index).bytes)
        self.types = types.text
        self.members = members.mapValues(\.value)
        var all = types
        for (name, hash) in self.members.sorted(by: { $0.key < $1.key }) { all.add("\(name) \(hash)") }
        self.all = all.text
    }

    /// The hash of what concerns a file with these words.
    func text(for words: FileWords) -> String {
        let concerned = words.hashes.reduce(0 as UInt64) { sum, word in sum &+ (members[word] ?? 0) }
        return types + String(concerned, radix: 16)
    }

    /// The parts of a type that lowering reads without naming its members.
    private static func fields(of entry: ModuleIndex.Entry, at path: String, in index: ModuleIndex) -> FieldWriter {
        var fields = FieldWriter()
        let facts = entry.facts
        fields.add([path, entry.file, facts.kind.rawValue, facts.objcName ?? ""])
        fields.add(facts.inherits)
        fields.add(entry.conformances)
        fields.add(facts.parameters.sorted { $0.key < $1.key }) { fields, each in
            fields.add(each.key)
            fields.add(each.value)
        }
        fields.add(flags: [
            facts.isGeneric, facts.isObjC, entry.isObjCMembers, facts.isPrivate, facts.isPublic, facts.isUsableFromInline,
            facts.isUnavailable,
            entry.members.contains(where: \.isExposed),
        ])
        fields.add((index.optionalWitnesses[path] ?? []).map(\.original.symbol))
        // A class declares and registers these, whichever file they stand in: the body of a generic class registers all its members.
        let registered = index.dispatchesFromBody(path) ? entry.members : []
        fields.add(index.forwardedMembers(of: path) + registered) { fields, member in
            fields.add(String(decoding: Self.fields(of: member).bytes, as: UTF8.self))
            fields.add(member.facts.line)
        }
        if facts.kind == .class {
            fields.add(Set(entry.members.map(\.facts.fullName).filter(index.isFrameworkRequirement)).sorted())
        }
        return fields
    }

    private static func fields(of member: ModuleIndex.Member) -> FieldWriter {
        var fields = FieldWriter()
        member.facts.write(to: &fields)
        fields.add(member.file)
        fields.add(flags: [member.isInExtension, member.isExposed])
        return fields
    }

    /// The parts of the module that lowering reads as a whole.
    private static func fields(of index: ModuleIndex) -> FieldWriter {
        var fields = FieldWriter()
        fields.add(flags: [index.describesTypes, index.enumeratesMatches])
        fields.add(index.aliases.sorted { $0.key < $1.key }.map { $0.key + "=" + $0.value })
        fields.add(index.dispatches.sorted { $0.key < $1.key }.flatMap(\.value)) { fields, dispatch in
            fields.add([dispatch.owner, dispatch.member.file, dispatch.member.facts.fullName])
            fields.add(dispatch.overriders.map { "\($0.path) \($0.member.file) \($0.member.facts.isPrivate)" })
        }
        return fields
    }
}
