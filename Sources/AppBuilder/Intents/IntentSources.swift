import Foundation

/// The sources that a target's intent definitions become.
struct IntentSources {
    /// The files written, to be compiled with the target's own.
    var files: [URL] = []
    /// Classes of the intents.
    var intents: [String] = []

    private static let fileType = "intentdefinition"

    /// Writes them where the next build finds them; one that is the same stays.
    ///
    /// - Throws: `BuildFailure` for a file that makes no sense.
    static func write(for target: AppTarget, into folder: URL) throws -> IntentSources {
        var result = IntentSources()
        for url in definitions(of: target) {
            let file = try IntentDefinitionFile(url)
            result.intents += file.intents.map(\.className)
            guard !target.withoutIntentCode.contains(url.lastPathComponent) else { continue }
            let place = folder.appendingPathComponent(fileName(url))
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(IntentSourceWriter(file: file, table: table(url)).text.utf8).updateFile(at: place)
            result.files.append(place)
        }
        return result
    }

    /// The sources without writing them.
    ///
    /// - Throws: `BuildFailure` for a file that makes no sense.
    static func texts(for target: AppTarget) throws -> [String] {
        try definitions(of: target).map { IntentSourceWriter(file: try IntentDefinitionFile($0), table: table($0)).text }
    }

    /// Names of the files that `write` makes.
    static func fileNames(of target: AppTarget) -> [String] {
        definitions(of: target).filter { !target.withoutIntentCode.contains($0.lastPathComponent) }.map(fileName)
    }

    /// One of each name: a file may be there in several languages, which differ in their words only.
    private static func definitions(of target: AppTarget) -> [URL] {
        var names: Set<String> = []
        let all = target.resources.filter { $0.url.pathExtension.lowercased() == fileType }
        let base = all.filter { [nil, "Base", target.developmentRegion].contains($0.language) }
        return (base + all).map(\.url).filter { names.insert($0.lastPathComponent).inserted }
    }

    private static func table(_ url: URL) -> String { url.deletingPathExtension().lastPathComponent }
    private static func fileName(_ url: URL) -> String { "\(table(url)).intentdefinition.swift" }
}
