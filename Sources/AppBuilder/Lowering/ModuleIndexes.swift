import Foundation

/// The index of a module as each of its files sees it.
///
/// Several files may declare private types of one name. A file sees its own under that name; those of the others have names that no source can
/// write, so that what they override is still known.
struct ModuleIndexes: Sendable {
    /// The index for files without such types.
    let shared: ModuleIndex
    private var own: [String: ModuleIndex] = [:]
    private var digests: [String: IndexDigest] = [:]
    private let sharedDigest: IndexDigest

    typealias File = (name: String, facts: SourceFacts)

    init(_ files: [File], frameworks: FrameworkIndex, moduleName: String) {
        let hidden = Self.homonyms(in: files)
        func index(for file: String?) -> ModuleIndex {
            let seen = files.map { other in
                other.name == file ? other : Self.renaming(hidden[other.name] ?? [], in: other)
            }
            return ModuleIndex(seen, frameworks: frameworks, moduleName: moduleName)
        }
        shared = index(for: nil)
        sharedDigest = IndexDigest(shared)
        for name in hidden.keys {
            own[name] = index(for: name)
            digests[name] = own[name].map(IndexDigest.init)
        }
    }

    subscript(file: String) -> ModuleIndex { own[file] ?? shared }

    /// Hash of everything the files of the module tell about each other.
    var digest: String { sharedDigest.all }

    /// Hash of what concerns a file with this text: its lowered text stays valid while it is the same.
    func digest(for file: String, _ text: String) -> String { (digests[file] ?? sharedDigest).text(for: FileWords(text)) }

    /// The hidden types of each file that other files declare, too.
    private static func homonyms(in files: [File]) -> [String: Set<String>] {
        var owners: [String: Set<String>] = [:]
        for file in files {
            for type in file.facts.types where type.kind != .extension { owners[type.path, default: []].insert(file.name) }
        }
        var result: [String: Set<String>] = [:]
        for file in files {
            for type in file.facts.types where type.kind != .extension && (type.isPrivate || type.isLocal) {
                if owners[type.path]?.count ?? 0 > 1 { result[file.name, default: []].insert(type.path) }
            }
        }
        return result
    }

    /// `file` with other names for the types at `paths`, and for what is in them.
    private static func renaming(_ paths: Set<String>, in file: File) -> File {
        guard !paths.isEmpty else { return file }
        var file = file
        let mark = "#" + file.name.replacingOccurrences(of: ".", with: "_")
        func renamed(_ path: String) -> String {
            for hidden in paths where path == hidden || path.hasPrefix(hidden + ".") { return hidden + mark + path.dropFirst(hidden.count) }
            return path
        }
        for position in file.facts.types.indices { file.facts.types[position].path = renamed(file.facts.types[position].path) }
        file.facts.aliases = Dictionary(file.facts.aliases.map { (renamed($0.key), $0.value) }) { $1 }
        return file
    }
}
