import Foundation
import Glibc
import ProcessSupport
import Simulator

/// Quince as a program of its own, whose lines are read.
struct OwnCommand {
    let arguments: [String]
    var environment = ProcessInfo.processInfo.environment

    /// Runs it to its end.
    ///
    /// - Parameter line: Called with each line of both streams, without its end.
    /// - Returns: The exit code; 128 and more for a signal.
    /// - Throws: `SimulatorError` where it cannot be started.
    func run(line: (String) -> Void) throws -> Int32 {
        do {
            let (reader, writer) = try OwnedDescriptor.pipe()
            var launch = ChildProcess.Launch(executable: Tool.executable, arguments: arguments)
            launch.environment = environment
            launch.folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            launch.descriptors = [1: writer, 2: writer]
            let child = try ChildProcess(launch)
            // Only the program holds it now: its end is the stream's.
            writer.close()
            read(reader, line)
            switch child.waitForEnd() {
            case .exited(let code): return code
            case .signalled(let number): return 128 + number
            }
        } catch let error as ProcessError { throw SimulatorError(error.message, nextStep: error.nextStep) }
    }

    private func read(_ stream: OwnedDescriptor, _ line: (String) -> Void) {
        var rest = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(stream.number, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            rest.append(contentsOf: buffer[..<count])
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                line(String(decoding: rest[..<end], as: UTF8.self))
                rest = Data(rest[rest.index(after: end)...])
            }
        }
        if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
    }
}
