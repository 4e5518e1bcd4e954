import FileReplacement
import Foundation
import Glibc
import ProcessSupport

/// Folders that are nobody's business but their user's.
enum PrivateFolder {
    /// Makes a folder where there is none, and closes it to all others.
    ///
    /// - Throws: `SimulatorError` where it cannot be made or is somebody else's.
    static func open(_ folder: URL) throws -> OwnedDescriptor {
        try withFileErrors("\(folder.path) cannot be made") { try PrivateFiles.makeFolder(folder) }
        let descriptor = OwnedDescriptor(Glibc.open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        var info = stat()
        guard descriptor.number >= 0, fstat(descriptor.number, &info) == 0 else {
            throw SimulatorError("\(folder.path) cannot be opened: \(systemErrorText())", nextStep: nextStep)
        }
        guard info.st_uid == geteuid() else {
            throw SimulatorError("\(folder.path) is another user's (\(info.st_uid))", nextStep: nextStep)
        }
        guard info.st_mode & 0o077 == 0 || fchmod(descriptor.number, 0o700) == 0 else {
            throw SimulatorError("\(folder.path) cannot be closed to others: \(systemErrorText())", nextStep: nextStep)
        }
        return descriptor
    }

    private static let nextStep = "Set QUINCE_HOME to a folder of your own."
}
