import Foundation
import ProcessSupport

/// A program that reads a picture of a project. Neither is trusted: it reaches the picture and the folder it writes to, and has a minute.
struct PictureTool {
    private let program: URL
    private let timeLimit: Double

    /// - Returns: nil where there is no program of that name on the PATH.
    ///
    /// - Parameter timeLimit: Seconds that it may take.
    init?(named name: String, timeLimit: Double = 60) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let programs = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
        guard let found = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else { return nil }
        (program, self.timeLimit) = (found, timeLimit)
    }

    /// The program that draws SVGs, which is Quince's own.
    ///
    /// - Throws: `BuildFailure` where it is missing.
    static func drawingSVG(timeLimit: Double) throws -> PictureTool {
        guard let program = Confinement.products?.appendingPathComponent("quince-svg"),
            FileManager.default.isExecutableFile(atPath: program.path)
        else {
            throw BuildFailure(
                "quince-svg, which draws SVGs, is missing beside the tool", nextStep: "Build it: swift build --product quince-svg")
        }
        return PictureTool(program: program, timeLimit: timeLimit)
    }

    private init(program: URL, timeLimit: Double) { (self.program, self.timeLimit) = (program, timeLimit) }

    /// Runs it to its end.
    ///
    /// - Parameter folder: The folder that the tool may write to; nil for none.
    /// - Throws: `BuildFailure` naming the picture where it takes too long.
    func run(_ arguments: [String], reading source: URL, writing folder: URL? = nil) throws -> Toolchain.Result {
        let run = try data(arguments, reading: source, writing: folder, joinsErrors: true)
        return Toolchain.Result(status: run.status, output: String(decoding: run.output, as: UTF8.self))
    }

    /// Runs it to its end, and returns the bytes it prints.
    ///
    /// - Parameter joinsErrors: Whether standard error is among them.
    /// - Throws: As `run`.
    func data(
        _ arguments: [String], reading source: URL, writing folder: URL? = nil, joinsErrors: Bool = false
    ) throws -> (status: Int32, output: Data) {
        var confinement = Confinement.system
        confinement.readable.append(source)
        confinement.writable += [folder].compactMap { $0 }
        confinement.executable.append(program)
        do {
            let run = try CommandRun(program, arguments, confinement: confinement, joinsErrors: joinsErrors, timeLimit: timeLimit)
            return (run.status, run.output)
        } catch let error as ProcessError {
            throw BuildFailure("cannot be drawn: \(error.message)", at: source, nextStep: "Check that the file opens elsewhere.")
        }
    }
}
