import FileFormats
import Foundation

/// Finds the files of a module that changes of others concern, by the compiler's dependency files.
struct DependencyTrace {
    /// The module's files, by the names of their sources.
    private let files: [String: URL]
    private var read: [String: SwiftDependencies] = [:]
    private var contents: [String: Data] = [:]
    private var seen: Set<SwiftDependencies.Key> = []

    /// A file has no dependencies that can be read.
    struct Unreadable: Error {}

    /// - Parameter files: The dependency files of the module, by the names of the sources that were compiled.
    init(_ files: [String: URL]) { self.files = files }

    /// Takes the dependencies of a file that has been compiled in the place of those before.
    mutating func replace(_ name: String, by dependencies: SwiftDependencies) {
        contents[name] = nil
        read[name] = dependencies
    }

    /// The names of the files that were compiled from what has changed, directly or through other declarations.
    ///
    /// - Throws: `Unreadable`.
    mutating func files(using changed: Set<SwiftDependencies.Key>) throws -> Set<String> {
        var result: Set<String> = []
        var pending = changed.subtracting(seen)
        while !pending.isEmpty {
            // Whoever depends on the interface of a thing depends on all of it.
            let keys = pending.union(pending.filter { !$0.isImplementation }.map(\.implementation))
            seen.formUnion(keys)
            var next: Set<SwiftDependencies.Key> = []
            try load(keys)
            for (name, dependencies) in read {
                let concerned = Set(dependencies.nodes.indices.filter { keys.contains(dependencies.nodes[$0].key) })
                guard !concerned.isEmpty else { continue }
                for node in dependencies.nodes where node.dependsOn.contains(where: concerned.contains) {
                    result.insert(name)
                    next.insert(node.key)
                }
            }
            pending = next.subtracting(seen)
        }
        return result
    }

    /// Reads those of the files that name one of the keys.
    private mutating func load(_ keys: Set<SwiftDependencies.Key>) throws {
        let names = Set(keys.flatMap { [$0.context, $0.name] }).filter { !$0.isEmpty }.map { Data($0.utf8) }
        let unread = files.keys.filter { read[$0] == nil }.sorted()
        for name in unread where contents[name] == nil {
            guard let file = files[name], let data = try? RegularFile.read(file, limit: 1 << 28) else { throw Unreadable() }
            contents[name] = data
        }
        let contents = contents
        let found = try unread.parallelMap { name -> SwiftDependencies? in
            guard let data = contents[name], names.contains(where: { data.holds($0) }) else { return nil }
            guard let dependencies = SwiftDependencies(data, name: name) else { throw Unreadable() }
            return dependencies
        }.map { try $0.get() }
        for (name, dependencies) in zip(unread, found) where dependencies != nil {
            read[name] = dependencies
            self.contents[name] = nil
        }
    }
}
