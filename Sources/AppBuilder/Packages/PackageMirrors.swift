import FileFormats
import FileReplacement
import Foundation

/// Other addresses that packages are fetched from, as the package manager's `config set-mirror` and Xcode's workspaces have them.
enum PackageMirrors {
    /// The file in a package's folder.
    static let path = ".swiftpm/configuration/mirrors.json"

    /// Gives the generated package the mirrors of the project.
    ///
    /// - Parameters:
    ///   - files: Lists of mirrors, the strongest first.
    ///   - folder: The generated package's.
    /// - Throws: `BuildFailure` for a file that is no list of mirrors.
    static func write(_ files: [URL], into folder: URL) throws {
        var entries: [[String: String]] = []
        var known: Set<String> = []
        for file in files {
            for case let entry as [String: Any] in try JSONReader.object(file)["object"] as? [Any] ?? [] {
                guard let mirror = entry["mirror"] as? String, let original = entry["original"] as? String else {
                    throw BuildFailure(
                        "an entry of the mirrors lacks 'original' or 'mirror'", at: file, line: 1,
                        nextStep: "Write it again: swift package config set-mirror.")
                }
                if known.insert(original).inserted { entries.append(["mirror": mirror, "original": original]) }
            }
        }
        let own = folder.appendingPathComponent(path)
        guard !entries.isEmpty else {
            if own.isThere { try own.removeItself() }
            return
        }
        try FileManager.default.createDirectory(at: own.deletingLastPathComponent(), withIntermediateDirectories: true)
        let object: [String: Any] = ["version": 1, "object": entries]
        try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys]).replaceFile(at: own)
    }
}
