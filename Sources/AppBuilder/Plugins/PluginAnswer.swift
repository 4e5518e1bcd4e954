import Foundation

/// A message of a plug-in, in the package manager's format.
///
/// Source: the messages of SwiftPM's PackagePlugin library, Swift 6.3.
enum PluginAnswer: Decodable, Sendable {
    enum Severity: String, Decodable, Sendable { case error, warning, remark }

    struct Command: Decodable, Sendable {
        var displayName: String?
        var executable: URL
        var arguments: [String]
        var environment: [String: String]
        var workingDirectory: URL?
    }

    case emitDiagnostic(severity: Severity, message: String, file: String?, line: Int?)
    case emitProgress(message: String)
    /// A command that runs when one of its input files has changed.
    case defineBuildCommand(configuration: Command, inputFiles: [URL], outputFiles: [URL])
    /// A command that runs before every build, and whose outputs are not known before.
    case definePrebuildCommand(configuration: Command, outputFilesDirectory: URL)

    /// The messages in what a plug-in has printed: each is its length in eight bytes, the lowest first, and its JSON.
    ///
    /// - Throws: `BuildFailure` for anything else.
    static func read(_ output: Data, of plugin: String) throws -> [PluginAnswer] {
        var answers: [PluginAnswer] = []
        var rest = output[...]
        while !rest.isEmpty {
            let length = rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            guard rest.count >= 8, length <= UInt64(rest.count - 8) else { throw failure(plugin, "an answer is cut off") }
            let payload = rest.dropFirst(8).prefix(Int(length))
            do { answers.append(try JSONDecoder().decode(PluginAnswer.self, from: Data(payload))) } catch {
                throw failure(plugin, "it asks for what builds cannot do: \(String(decoding: payload.prefix(200), as: UTF8.self))")
            }
            rest = rest.dropFirst(8 + Int(length))
        }
        return answers
    }

    private static func failure(_ plugin: String, _ problem: String) -> BuildFailure {
        BuildFailure("the plug-in '\(plugin)' does not answer as build-tool plug-ins do: \(problem)", nextStep: "Correct the plug-in.")
    }
}
