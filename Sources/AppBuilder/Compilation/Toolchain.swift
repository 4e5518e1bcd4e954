import Foundation
import ProcessSupport

/// The Swift toolchain that compiles apps.
struct Toolchain: Sendable {
    struct Result: Sendable {
        var status: Int32
        /// Standard output and standard error.
        var output: String
    }

    /// The folder of `swiftc`.
    let folder: URL
    /// Called with every command before it runs, if anyone listens.
    var command: (@Sendable (String) -> Void)?
    /// The limits of its tools; nil = none.
    var confinement: Confinement?
    /// The folder of their temporary files; nil = the user's.
    var temporary: URL?

    /// Ends a tool before its time; nil = nobody does.
    var cancellation: Cancellation?

    /// Starts the driver's frontends, confined; nil = they start as they are.
    var frontend: URL?

    /// The toolchain whose `swiftc` is first in the PATH.
    ///
    /// - Parameter command: Called with every command, as a shell takes it, before it runs.
    /// - Throws: `BuildFailure` where there is none.
    static func locate(command: (@Sendable (String) -> Void)? = nil) throws -> Toolchain {
        for path in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
            let compiler = URL(fileURLWithPath: String(path)).appendingPathComponent("swiftc")
            if FileManager.default.isExecutableFile(atPath: compiler.path) {
                return Toolchain(folder: compiler.resolvingSymlinksInPath().deletingLastPathComponent(), command: command)
            }
        }
        throw BuildFailure("swiftc is not on the PATH", nextStep: "Install Swift 6.3 or newer, then run 'quince doctor'.")
    }

    /// The folder of the run-time libraries.
    var libraries: URL { folder.deletingLastPathComponent().appendingPathComponent("lib/swift/linux") }

    /// The folder that tools work in. Where it is a project's, its files could stand in for parts of the toolchain.
    private static let folder = URL(fileURLWithPath: "/")

    private func announce(_ program: URL, _ arguments: [String]) {
        let variables = temporary.map { ["env", "TMPDIR=" + $0.path] } ?? []
        command?((variables + [program.path] + arguments).map(\.quotedForShell).joined(separator: " "))
    }

    /// Runs a tool to its end.
    func run(_ tool: String, _ arguments: [String], in directory: URL? = nil) throws -> Result {
        let program = folder.appendingPathComponent(tool)
        var (arguments, confinement) = (arguments, confinement)
        // The driver reads no sources, and its queues look at files of /proc that no confined process sees.
        if tool == "swiftc" {
            confinement = nil
            // Linking reads no sources.
            if let frontend, !arguments.contains("-emit-executable") {
                arguments = ["-driver-use-frontend-path", frontend.path] + arguments
            }
        }
        announce(program, arguments)
        var environment = temporary == nil ? ProcessInfo.processInfo.environment : CompilerConfinement.environment
        environment["TMPDIR"] = temporary?.path ?? environment["TMPDIR"]
        let run = try withToolErrors {
            try CommandRun(
                program, arguments, in: directory ?? Self.folder, environment: environment, confinement: confinement, joinsErrors: true,
                cancellation: cancellation)
        }
        return Result(status: run.status, output: String(decoding: run.output, as: UTF8.self))
    }

    /// Runs a tool to its end, with standard output apart.
    ///
    /// - Parameters:
    ///   - environment: All of its variables.
    ///   - line: Called with every line of standard error as it comes.
    func run(_ tool: String, _ arguments: [String], environment: [String: String], line: @escaping @Sendable (String) -> Void) throws
        -> (
            status: Int32, output: Data, errors: String
        )
    {
        let program = folder.appendingPathComponent(tool)
        announce(program, arguments)
        let run = try withToolErrors {
            try CommandRun(program, arguments, in: Self.folder, environment: environment, errorLine: line)
        }
        return (run.status, run.output, String(decoding: run.errors, as: UTF8.self))
    }
}

/// Says what to do when a tool of a build cannot be run.
private func withToolErrors(_ body: () throws -> CommandRun) throws -> CommandRun {
    do { return try body() } catch let error as ProcessError {
        throw BuildFailure(error.message, nextStep: error.nextStep ?? "Run 'quince doctor' to see what is missing.")
    }
}

extension String {
    /// The text as a shell reads it as one word.
    fileprivate var quotedForShell: String {
        let isPlain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=+:,@%".contains($0)) }
        if !isEmpty, isPlain { return self }
        return "'" + replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
