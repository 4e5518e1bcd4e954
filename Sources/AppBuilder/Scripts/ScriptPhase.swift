import Foundation

/// A run-script phase of a target, with every path and variable evaluated.
struct ScriptPhase: Sendable {
    /// When a phase runs, by its place among the target's phases.
    enum Moment: Sendable {
        /// Ahead of the sources, which it may generate.
        case beforeSources
        /// Once the app's bundle is complete.
        case afterBundle
    }

    var name: String
    /// The name of the target that has it.
    var target: String
    var moment: Moment
    /// The interpreter's path.
    var shell: String
    var script: String
    /// Files that it reads, those in lists of files included.
    var inputs: [URL]
    /// Files that it makes, those in lists of files included.
    var outputs: [URL]
    /// Whether it runs in every build, whatever its files say.
    var isAlwaysOutOfDate: Bool
    /// Whether it writes nothing of the project but its outputs, as `ENABLE_USER_SCRIPT_SANDBOXING` asks.
    var writesOutputsOnly: Bool
    /// The settings of the target, and the names of its files.
    var environment: [String: String]
    /// The project's folder, in which it runs.
    var folder: URL
    /// The project file and the line of the phase, for messages.
    var file: URL
    var line: Int

    /// Whether a build can tell that nothing of it has changed: without outputs it runs every time, as in Xcode.
    var isTracked: Bool { !isAlwaysOutOfDate && !outputs.isEmpty }

    /// Names the script and the state of its inputs.
    var hash: String {
        let stamps = inputs.map { "\($0.path) \(FileStamp($0))" }
        return StableHash.of(shell, script, stamps.joined(separator: "\n"), outputs.map(\.path).joined(separator: "\n"))
    }
}
