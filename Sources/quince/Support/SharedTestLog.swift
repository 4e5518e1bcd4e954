import Foundation
import Simulator

/// The log of the running tests; lines come from the session's thread.
final class SharedTestLog: @unchecked Sendable {
    private let lock = NSLock()
    private var log = TestLog()
    private var stopwatch = TestStopwatch()

    var value: TestLog { lock.withLock { log } }
    /// The real seconds of the tests, by names such as `CartTests/testTotal`.
    func seconds(events: String) -> [String: Double] { lock.withLock { stopwatch.seconds(events: events) } }

    func read(_ line: String) {
        lock.withLock {
            log.read(line)
            stopwatch.read(line, at: Date())
        }
    }

    func reset() { lock.withLock { (log, stopwatch) = (TestLog(), TestStopwatch()) } }
}

extension URL {
    /// The folder that a project's file lies in; a folder itself.
    var projectFolder: URL { ["xcodeproj", "xcworkspace"].contains(pathExtension) ? deletingLastPathComponent() : self }
}
