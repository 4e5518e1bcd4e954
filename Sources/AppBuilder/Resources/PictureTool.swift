import Foundation
import ProcessSupport

/// A program that reads a picture of a project. Neither is trusted: it reaches the picture and the folder it writes to, and has a minute.
struct PictureTool {
    private let program: URL
    private static let timeLimit = 60.0

    /// - Returns: nil where there is no program of that name on the PATH.
    init?(named name: String) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let programs = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
        guard let found = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else { return nil }
        program = found
    }

    /// Runs it to its end.
    ///
    /// - Parameter folder: Where it writes; nil = nowhere.
    /// - Throws: `BuildFailure` naming the picture where it takes too long.
    func run(_ arguments: [String], reading source: URL, writing folder: URL? = nil) throws -> Toolchain.Result {
        var confinement = Confinement.system
        confinement.readable.append(source)
        confinement.writable += [folder].compactMap { $0 }
        confinement.executable.append(program)
        do {
            let run = try CommandRun(program, arguments, confinement: confinement, joinsErrors: true, timeLimit: Self.timeLimit)
            return Toolchain.Result(status: run.status, output: String(decoding: run.output, as: UTF8.self))
        } catch let error as ProcessError {
            throw BuildFailure("cannot be drawn: \(error.message)", at: source, nextStep: "Check that the file opens elsewhere.")
        }
    }
}
