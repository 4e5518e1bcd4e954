import Foundation

/// The sources that a target's models become, as Xcode generates them: classes of the entities of data models, and of Core ML models.
enum ModelSources {
    /// Writes them where the next build finds them; one that is the same stays, and one that is of no model any more goes.
    ///
    /// - Returns: The files, to be compiled with the target's own.
    /// - Throws: `BuildFailure` for a model that makes no sense.
    static func write(for target: AppTarget, into folder: URL) throws -> [URL] {
        let texts = try texts(for: target)
        let known = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        guard !texts.isEmpty || !known.isEmpty else { return [] }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in known where texts[name] == nil { try folder.appendingPathComponent(name).removeItself() }
        return try texts.sorted { $0.key < $1.key }.map { name, text in
            let place = try folder.placing(name, of: "the name of the class")
            try Data(text.utf8).updateFile(at: place)
            return place
        }
    }

    /// The names of the files that the last build wrote.
    static func fileNames(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    }

    /// The folder of a target's generated sources, in that of its build.
    static func folder(in folder: URL) -> URL { folder.appendingPathComponent("DataModels", isDirectory: true) }

    /// The texts of the files by their names.
    static func texts(for target: AppTarget) throws -> [String: String] {
        try DataModelSources.texts(for: target).merging(CoreMLModelSources.texts(for: target)) { first, _ in first }
    }
}
