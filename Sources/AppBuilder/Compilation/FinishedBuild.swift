import FileReplacement
import Foundation

/// A build that came to its end, and what it looked at.
///
/// Every command asks first whether there is anything to build; what only a build needs, `BuildState`, takes ten times as long to read.
struct FinishedBuild: Codable, Sendable {
    var version = BuildState.version
    /// As in the state of the build.
    var environment: String
    /// Stamps of all files and folders the build looked at.
    var stamps: [String: FileStamp]
    var app: BuiltApp

    /// The app of the build in this file, where it is that of the sources and of this environment still.
    static func current(in file: URL, environment: String) -> BuiltApp? {
        guard let build = CacheFile.read(Self.self, from: file), build.version == BuildState.version, build.environment == environment,
            build.stamps.areCurrent,
            FileManager.default.fileExists(atPath: build.app.executable.path)
        else { return nil }
        return build.app
    }

    func save(_ file: URL) throws { try CacheFile.write(self, to: file) }
}

extension [String: FileStamp] {
    /// Whether none of the files has changed.
    var areCurrent: Bool { allSatisfy { FileStamp(path: $0.key) == $0.value } }
}
