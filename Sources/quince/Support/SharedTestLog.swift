import Foundation
import Simulator

/// The log of the running tests; lines come from the session's thread.
final class SharedTestLog: @unchecked Sendable {
    private let lock = NSLock()
    private var log = TestLog()

    var value: TestLog { lock.withLock { log } }
    func read(_ line: String) { lock.withLock { log.read(line) } }
    func reset() { lock.withLock { log = TestLog() } }
}

extension URL {
    /// The folder that a project's file lies in; a folder itself.
    var projectFolder: URL { ["xcodeproj", "xcworkspace"].contains(pathExtension) ? deletingLastPathComponent() : self }
}
