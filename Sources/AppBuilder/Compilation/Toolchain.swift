import Foundation

/// The Swift toolchain that compiles apps.
struct Toolchain: Sendable {
    struct Result: Sendable {
        var status: Int32
        /// Standard output and standard error.
        var output: String
    }

    /// The folder of `swiftc`.
    let folder: URL

    /// The toolchain whose `swiftc` is first in the PATH.
    ///
    /// - Throws: `BuildFailure` where there is none.
    static func locate() throws -> Toolchain {
        for path in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
            let compiler = URL(fileURLWithPath: String(path)).appendingPathComponent("swiftc")
            if FileManager.default.isExecutableFile(atPath: compiler.path) {
                return Toolchain(folder: compiler.resolvingSymlinksInPath().deletingLastPathComponent())
            }
        }
        throw BuildFailure("swiftc is not on the PATH", nextStep: "Install Swift 6.3 or newer, then run 'quince doctor'.")
    }

    /// The folder of the run-time libraries.
    var libraries: URL { folder.deletingLastPathComponent().appendingPathComponent("lib/swift/linux") }

    /// Runs a tool to its end.
    func run(_ tool: String, _ arguments: [String], in directory: URL? = nil) throws -> Result {
        try Self.run(folder.appendingPathComponent(tool), arguments, in: directory)
    }

    /// Runs a tool to its end, with standard output apart.
    ///
    /// - Parameter line: Told every line of standard error as it comes.
    func run(_ tool: String, _ arguments: [String], line: @escaping @Sendable (String) -> Void) throws -> (
        status: Int32, output: Data, errors: String
    ) {
        let process = Process()
        process.executableURL = folder.appendingPathComponent(tool)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        do { try process.run() } catch {
            throw BuildFailure("cannot run \(tool) of \(folder.path)", nextStep: "Run 'quince doctor' to see what is missing.")
        }
        let reader = LineReader(errors.fileHandleForReading, line)
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let text = reader.finish()
        process.waitUntilExit()
        return (process.terminationStatus, data, text)
    }

    static func run(_ executable: URL, _ arguments: [String], in directory: URL? = nil) throws -> Result {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = directory
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch {
            throw BuildFailure("cannot run \(executable.path)", nextStep: "Run 'quince doctor' to see what is missing.")
        }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }
}
