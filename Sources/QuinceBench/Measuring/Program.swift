import Foundation
import Glibc
import ProcessSupport

/// A program in a process group of its own, with its output line by line.
final class Program: @unchecked Sendable {
    private let name: String
    private let process: ChildProcess
    private let state = NSCondition()
    private var lines: [String] = []
    private var hasClosedOutput = false

    /// - Parameter environment: The whole environment.
    /// - Throws: `MeasuringFailure` when it cannot be started.
    init(_ executable: String, _ arguments: [String], environment: [String: String], folder: URL? = nil) throws {
        name = ([URL(fileURLWithPath: executable).lastPathComponent] + arguments).joined(separator: " ")
        let (reader, writer) = try OwnedDescriptor.pipe()
        var launch = ChildProcess.Launch(executable: URL(fileURLWithPath: executable), arguments: arguments)
        (launch.environment, launch.folder, launch.descriptors) = (environment, folder, [1: writer, 2: writer])
        do { process = try ChildProcess(launch) } catch { throw MeasuringFailure("\(executable) cannot be started: \(error)") }
        Thread.detachNewThread { self.read(reader) }
    }

    private func read(_ descriptor: OwnedDescriptor) {
        var rest = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = Glibc.read(descriptor.number, &buffer, buffer.count)
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
        descriptor.close()
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
        let status = process.waitForEnd()
        state.lock()
        while !hasClosedOutput { state.wait() }
        defer { state.unlock() }
        guard status == .exited(0) else { throw MeasuringFailure("“\(name)” failed: \(lines.suffix(5).joined(separator: " / "))") }
        return lines
    }

    /// Asks it, and what it started, to end, and waits until it has.
    func end(_ signal: Int32 = SIGTERM) {
        process.terminate(signal)
        _ = process.waitForEnd()
    }
}
