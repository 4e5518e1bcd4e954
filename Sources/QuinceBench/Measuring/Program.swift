import CSpawn
import Foundation
import Glibc

/// A program in a process group of its own, with its output line by line.
final class Program: @unchecked Sendable {
    private let name: String
    private let process: pid_t
    private let state = NSCondition()
    private var lines: [String] = []
    private var hasClosedOutput = false
    private var status: Int32?

    /// - Parameter environment: The whole environment.
    /// - Throws: `MeasuringFailure` when it cannot be started.
    init(_ executable: String, _ arguments: [String], environment: [String: String], folder: URL? = nil) throws {
        name = ([URL(fileURLWithPath: executable).lastPathComponent] + arguments).joined(separator: " ")
        var ends: [Int32] = [0, 0]
        let pipeError = spawn_pipe(&ends)
        guard pipeError == 0 else { throw MeasuringFailure("no pipe: \(String(cString: strerror(pipeError)))") }
        defer { close(ends[1]) }
        let words = ([executable] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        let outputs: [Int32] = [1, 2]
        let descriptors = outputs.map { spawn_descriptor(number: $0, source: ends[1]) }
        var process = pid_t()
        let error = spawn_program(&process, executable, words, variables, folder?.path, descriptors, Int32(descriptors.count))
        guard error == 0 else {
            close(ends[0])
            throw MeasuringFailure("\(executable) cannot be started: \(String(cString: strerror(error)))")
        }
        self.process = process
        let reader = ends[0]
        Thread.detachNewThread { self.read(reader) }
    }

    private func read(_ descriptor: Int32) {
        var rest = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            rest.append(contentsOf: buffer[..<count])
            let parts = rest.split(separator: 10, omittingEmptySubsequences: false)
            let whole = parts.dropLast().map { String(decoding: $0, as: UTF8.self) }
            rest = Data(parts.last ?? Data())
            state.lock()
            lines += whole
            state.broadcast()
            state.unlock()
        }
        close(descriptor)
        state.lock()
        if !rest.isEmpty { lines.append(String(decoding: rest, as: UTF8.self)) }
        hasClosedOutput = true
        state.broadcast()
        state.unlock()
    }

    /// Waits for a line that fits and returns it.
    ///
    /// - Parameter report: Receives every line up to that one.
    func line(within seconds: Double, report: (String) -> Void = { _ in }, where fits: (String) -> Bool) throws -> String {
        let deadline = Date(timeIntervalSinceNow: seconds)
        state.lock()
        defer { state.unlock() }
        var next = 0
        while true {
            while next < lines.count {
                report(lines[next])
                if fits(lines[next]) { return lines[next] }
                next += 1
            }
            if hasClosedOutput { throw MeasuringFailure("“\(name)” ended: \(lines.suffix(5).joined(separator: " / "))") }
            if !state.wait(until: deadline) {
                throw MeasuringFailure("“\(name)” did not come so far in \(Int(seconds)) s: \(lines.suffix(5).joined(separator: " / "))")
            }
        }
    }

    /// The last of what it has printed.
    var lastWords: String { state.withLock { lines.suffix(5).joined(separator: " / ") } }

    /// Waits for its end.
    ///
    /// - Throws: `MeasuringFailure` with its last lines when it fails.
    @discardableResult
    func finish() throws -> [String] {
        let status = waitForEnd()
        state.lock()
        while !hasClosedOutput { state.wait() }
        defer { state.unlock() }
        guard status == 0 else { throw MeasuringFailure("“\(name)” failed: \(lines.suffix(5).joined(separator: " / "))") }
        return lines
    }

    private func waitForEnd() -> Int32 {
        if let status { return status }
        var value: Int32 = 0
        while waitpid(process, &value, 0) < 0, errno == EINTR {}
        status = value
        return value
    }

    /// Asks it, and what it started, to end, and waits until it has.
    func end(_ signal: Int32 = SIGTERM) {
        guard status == nil else { return }
        kill(-process, signal)
        _ = waitForEnd()
    }
}
