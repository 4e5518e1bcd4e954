import Foundation
import Glibc

/// A running program that decodes files for an app, and the pipe it writes to. It ends with the object.
///
/// In an app's process it is confined as the app is. It gets no environment of the app's, so that it runs on the machine's clock.
package final class HelperProcess: @unchecked Sendable {
    private let process: pid_t
    private let descriptor: Int32
    private let lock = NSLock()
    private var hasEnded = false
    private static let starting = NSLock()

    /// Starts the program at a path; nil where that fails.
    package init?(_ path: String, _ arguments: [String]) {
        var ends: [Int32] = [-1, -1]
        // No other of these programs inherits the ends before they are marked.
        Self.starting.lock()
        defer { Self.starting.unlock() }
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0 as String) } + [nil]
        var environment: [UnsafeMutablePointer<CChar>?] = ["PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8"].map { strdup($0 as String) } + [nil]
        defer { (words + environment).forEach { free($0) } }
        var started: pid_t = 0
        let result = posix_spawn(&started, path, &actions, nil, &words, &environment)
        close(ends[1])
        guard result == 0 else {
            close(ends[0])
            return nil
        }
        (process, descriptor) = (started, ends[0])
    }

    private var isClosed = false

    deinit {
        finish(isWanted: false)
        if !isClosed { close(descriptor) }
    }

    /// Up to so many bytes of output; nil at its end. Blocks until there are some.
    package func read(_ count: Int) -> Data? {
        var bytes = Data(count: count)
        let got = bytes.withUnsafeMutableBytes { buffer in
            while true {
                let got = Glibc.read(descriptor, buffer.baseAddress, count)
                if got >= 0 || errno != EINTR { return got }
            }
        }
        return got > 0 ? bytes.prefix(got) : nil
    }

    /// Exactly so many bytes of output; nil where it ends before.
    package func readAll(_ count: Int) -> Data? {
        var data = Data(capacity: count)
        while data.count < count {
            guard let part = read(count - data.count) else { return nil }
            data += part
        }
        return data
    }

    /// Ends the program if it still runs, and waits for it.
    ///
    /// - Returns: Whether it ended by itself and without an error.
    @discardableResult package func finish(isWanted: Bool = true) -> Bool {
        guard
            lock.withLock({
                defer { hasEnded = true }; return !hasEnded
            })
        else { return false }
        if isWanted {
            close(descriptor)
            isClosed = true
        } else {
            // Another thread may still read: it comes to the end, and the number stays taken until the object goes.
            kill(process, SIGKILL)
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status == 0
    }
}
