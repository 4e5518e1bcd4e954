import FileFormats
import Foundation

/// A compiled file's part of the compiler's graph of dependencies (`.swiftdeps`): what it declares, and what of other files it was compiled from.
///
/// Source of the format: `FineGrainedDependencyFormat.h` of the Swift compiler.
struct SwiftDependencies {
    /// A declaration or a name, as others may depend on it.
    struct Key: Hashable {
        /// Number of the kind: name of a file's own, type, all of a type's members, one of them, …
        var kind: Int
        /// Whether it is what nobody but the file itself sees.
        var isImplementation: Bool
        /// The type, mangled; empty for names of files.
        var context: String
        var name: String

        /// The same thing, as its file sees it.
        var implementation: Key { Key(kind: kind, isImplementation: true, context: context, name: name) }

        /// Numbers of kinds: a member of a type, and a file as a whole.
        fileprivate static let (member, file) = (3, 6)
    }

    struct Node {
        var key: Key
        /// Whether the file declares it.
        var isProvided: Bool
        /// The hash of what others see of it; the file's where there is none of its own.
        var fingerprint: String?
        /// Positions of the nodes that it depends on.
        var dependsOn: [Int] = []
    }

    private(set) var nodes: [Node] = []

    /// Reads the dependencies of a file.
    ///
    /// - Parameter name: The file's name, which stands for it in keys.
    /// - Returns: nil where there is no such file, or one of another format.
    init?(_ file: URL, name: String) {
        guard let data = try? RegularFile.read(file, limit: 1 << 28) else { return nil }
        self.init(data, name: name)
    }

    init?(_ data: Data, name: String) {
        guard data.starts(with: Data("DEPS".utf8)) else { return nil }
        let nodes = try? data.withUnsafeBytes { try Self.nodes(in: $0, of: name) }
        guard let nodes, !nodes.isEmpty else { return nil }
        self.nodes = nodes
    }

    private static func nodes(in bytes: UnsafeRawBufferPointer, of file: String) throws -> [Node] {
        var reader = BitstreamReader(bytes, start: 4)
        var names = [""]
        var nodes: [Node] = []
        func name(_ index: Int) throws -> String {
            guard names.indices.contains(index) else { throw BitstreamReader.Malformed() }
            return names[index]
        }
        while let record = try reader.next() {
            guard record.block == 8 else { continue }
            let fields = record.fields
            func text() -> String { String(decoding: UnsafeRawBufferPointer(rebasing: bytes[record.blob]), as: UTF8.self) }
            switch record.code {
            case 1: continue
            case 2 where fields.count >= 5:
                var key = Key(
                    kind: fields[0], isImplementation: fields[1] != 0, context: try name(fields[2]), name: try name(fields[3]))
                // A file is named after where its dependencies were written.
                if key.kind == Key.file, fields[4] != 0 { key.name = file }
                nodes.append(Node(key: key, isProvided: fields[4] != 0))
            case 3 where !nodes.isEmpty: nodes[nodes.count - 1].fingerprint = text()
            case 4 where !nodes.isEmpty && fields.count >= 1: nodes[nodes.count - 1].dependsOn.append(fields[0])
            case 5: names.append(text())
            default: throw BitstreamReader.Malformed()
            }
        }
        guard nodes.allSatisfy({ $0.dependsOn.allSatisfy(nodes.indices.contains) }) else { throw BitstreamReader.Malformed() }
        return nodes
    }

    /// The fingerprints of everything that the file declares.
    var provided: [Key: String?] {
        Dictionary(nodes.filter(\.isProvided).map { ($0.key, $0.fingerprint) }) { first, _ in first }
    }

    /// The declarations that are in one of two states of a file alone, or have other fingerprints.
    static func changes(from old: SwiftDependencies?, to new: SwiftDependencies?) -> Set<Key> {
        let (old, new) = (old?.provided ?? [:], new?.provided ?? [:])
        return Set(old.keys).union(new.keys).filter { key in
            guard let before = old[key], let now = new[key] else { return true }
            return before != now
        }
    }

    /// The keys on which users of the file's declarations with these names depend.
    func keys(named names: Set<String>) -> Set<Key> {
        guard !names.isEmpty else { return [] }
        let provided = nodes.filter { $0.isProvided && !$0.key.isImplementation }.map(\.key)
        var keys = Set(provided.filter { names.contains($0.name) })
        for context in Set(provided.map(\.context)) where !context.isEmpty {
            for name in names { keys.insert(Key(kind: Key.member, isImplementation: false, context: context, name: name)) }
        }
        return keys
    }
}
