import Foundation

/// A module of an app as an editor needs it: the arguments of its compiler, and its files, lowered as they are typed.
///
/// May be used from any thread.
public final class EditorModule: @unchecked Sendable {
    /// A unique name: that of the module, with a mark of its kind.
    public let identifier: String
    public let name: String
    /// The lowered files by the user's.
    public let files: [URL: URL]
    /// Files that Quince makes.
    public let generated: [URL]
    /// Arguments of `swiftc` without the files.
    public let arguments: [String]
    /// Identifiers of the modules that it imports.
    public let dependencies: [String]
    /// Whether it is the code of others.
    public let isDependency: Bool

    private let lock = NSLock()
    private var context: LoweringContext
    /// The index of the context's facts; nil where they have changed since.
    private var indexes: ModuleIndexes?

    init(
        identifier: String, lowering: ModuleLowering.Result, context: LoweringContext, arguments: [String], dependencies: [String],
        isDependency: Bool
    ) {
        (self.identifier, name, self.context, self.arguments) = (identifier, context.moduleName, context, arguments)
        (self.dependencies, self.isDependency) = (dependencies, isDependency)
        var (files, generated): ([URL: URL], [URL]) = ([:], [])
        for file in lowering.files {
            if let origin = lowering.origins[LoweredFile.source(of: file)] {
                files[origin.standardizedFileURL] = file
            } else {
                generated.append(file)
            }
        }
        (self.files, self.generated) = (files, generated)
    }

    /// Lowers the text of a file, which need not be saved.
    public func lower(_ text: String, of url: URL) -> EditorSource {
        guard let source = try? context.parse(text, url) else { return EditorSource(unchanged: text) }
        let (indexes, context) = lock.withLock {
            // Most changes of a body are none of what other files know.
            if self.context.facts[source.name] != source.facts {
                self.context.facts[source.name] = source.facts
                self.indexes = nil
            }
            let indexes = self.indexes ?? self.context.makeIndexes()
            self.indexes = indexes
            return (indexes, self.context)
        }
        let lowered = SourceLowerer.lower(
            source, index: indexes[source.name], conditions: context.conditions, isLibrary: context.isLibrary, bridged: context.bridged)
        return EditorSource(text: text, lowered: lowered)
    }

    /// A method or property of a type of the module.
    public struct Member: Sendable, Equatable {
        public var file: URL
        /// From 1.
        public var line: Int
    }

    /// The members of all types that have a name.
    public func members(named name: String) -> [Member] {
        let facts = lock.withLock { context.facts }
        let places = Dictionary(files.keys.map { ($0.lastPathComponent, $0) }) { first, _ in first }
        return facts.sorted { $0.key < $1.key }.flatMap { file, facts -> [Member] in
            guard let url = places[file] else { return [] }
            return facts.types.flatMap(\.members).filter { $0.name == name }.map { Member(file: url, line: $0.line) }
        }
    }

    /// Whether a warning is one that Xcode gives, too: results of what is imported from Objective-C may be left unused.
    public func isLikeApples(_ warning: String) -> Bool {
        let start = "result of call to '"
        guard warning.lowercased().hasPrefix(start) else { return true }
        let name = String(warning.dropFirst(start.count).prefix { $0 != "'" })
        return lock.withLock { context.facts.values.contains { $0.types.contains { $0.members.contains { $0.fullName == name } } } }
    }
}
