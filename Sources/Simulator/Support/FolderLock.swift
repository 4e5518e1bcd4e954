import Foundation
import Glibc
import ProcessSupport

/// Keeps what happens in a folder to one process, and one thread of it, at a time; held as long as the object lives.
///
/// The kernel lets go of it when the process ends, however it does.
final class FolderLock {
    private let descriptor: OwnedDescriptor

    /// Waits until nobody else holds the lock.
    ///
    /// - Throws: `SimulatorError` where the folder cannot be written.
    init(_ folder: URL) throws {
        descriptor = OwnedDescriptor(open(folder.appendingPathComponent("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600))
        guard descriptor.number >= 0 else { throw Self.failure(folder) }
        while flock(descriptor.number, LOCK_EX) != 0 { guard errno == EINTR else { throw Self.failure(folder) } }
    }

    private static func failure(_ folder: URL) -> SimulatorError {
        SimulatorError("\(folder.path) cannot be written: \(systemErrorText())", nextStep: "Set QUINCE_HOME to another folder.")
    }
}
