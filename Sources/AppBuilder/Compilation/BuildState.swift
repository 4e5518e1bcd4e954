import FileReplacement
import Foundation

/// The state that a build stores for the next one.
struct BuildState: Codable, Sendable {
    /// A lowered file.
    struct Source: Codable, Sendable {
        /// Hash of the user's text and everything facts depend on.
        var hash: String
        var facts: SourceFacts
        /// Hash of the text, the conditions and what concerns it of the module's index: as long as it stays, so does the lowered file.
        var loweringHash = ""
        var loweredHash = ""
        /// The lowered file as it was written: one that a build has left half done, or nobody knows, is another.
        var loweredStamp: FileStamp?
        var columns: [Int: [[Int]]] = [:]
        /// The column shifts made by the preparation for code replacement, by lines of the lowered file; nil without it.
        var liveColumns: [Int: [[Int]]]?
    }

    /// Changes whenever the meaning of what is stored does.
    static let version = 8

    var version = Self.version
    /// Everything besides the app's own files that decides the result: options, frameworks, the tool itself.
    var environment: String
    /// Stamps of all files and folders the build looked at.
    var stamps: [String: FileStamp] = [:]
    var sources: [String: Source] = [:]
    /// Hash of everything that the module's files tell about each other, for which all of them are lowered.
    var index = ""
    /// Hash of each object file's inputs, by source name.
    var objects: [String: String] = [:]
    /// The object files as they were compiled. A build that was ended may have written others since, of which nothing is noted here.
    var objectStamps: [String: FileStamp] = [:]
    /// Warnings the compiler gave for each file when it was last compiled.
    var warnings: [String: [BuildDiagnostic]] = [:]
    /// Hash of everything linked.
    var linked = ""
    var linkedStamp: FileStamp?
    /// Hash of everything the staged resources are made of, and of those that are in the bundle.
    var resources = ""
    var resourcesStamp: FileStamp?
    var placed = ""
    var placedStamps: [FileStamp] = []
    var resourceWarnings: [BuildDiagnostic] = []

    static func load(_ file: URL) -> BuildState? {
        guard let state = CacheFile.read(BuildState.self, from: file), state.version == version else { return nil }
        return state
    }

    func save(_ file: URL) throws { try CacheFile.write(self, to: file) }
}
