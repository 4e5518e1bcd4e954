import FileReplacement
import Foundation
import Glibc

/// Keeps builds of one app, in this process or others, from using its folder at the same time; held as long as the object lives.
///
/// The kernel lets go of it when the process ends, however it does.
final class BuildLock {
    private let descriptor: Int32

    /// Waits until nobody else builds in `folder`, which need not exist yet.
    ///
    /// - Parameter waiting: Called once where it has to wait.
    /// - Throws: `BuildFailure` where the folder cannot be written.
    init(_ folder: URL, waiting: () -> Void) throws {
        let failure = BuildFailure(
            "\(folder.path) cannot be written", nextStep: "Check the folder's permissions and the space on its disk.")
        do { try PrivateFiles.makeFolder(folder) } catch {
            try DiskSpace.check([folder])
            throw failure
        }
        descriptor = open(folder.appendingPathComponent("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            try DiskSpace.check([folder])
            throw failure
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
        waiting()
        while flock(descriptor, LOCK_EX) != 0 {
            // All properties are set: `deinit` closes the file.
            guard errno == EINTR else { throw failure }
        }
    }

    deinit { close(descriptor) }
}
