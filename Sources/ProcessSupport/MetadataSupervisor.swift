import CSpawn
import Foundation

/// Changes the modes, owners, dates and extended attributes of files for a confined program, in the folders it may write.
///
/// Landlock does not limit these changes, and a filter of system calls does not see which file is meant: the kernel asks the process that started the
/// program (`seccomp_unotify(2)`), which looks at the file itself.
struct MetadataSupervisor {
    private let ownEnd: OwnedDescriptor
    let programsEnd: OwnedDescriptor
    private let folders: [URL]

    /// - Throws: `ProcessError` where there are no descriptors left.
    init(folders: [URL]) throws {
        (ownEnd, programsEnd) = try OwnedDescriptor.socketPair()
        self.folders = folders
    }

    /// Begins when the program has been started, and goes on until it and all it has started have ended.
    func start() {
        let paths = folders.map { strdup($0.path) }
        defer { paths.forEach { free($0) } }
        // Without memory for it the kernel fails the calls: the listener is closed.
        _ = paths.map { UnsafePointer($0) }.withUnsafeBufferPointer {
            confinement_supervise(ownEnd.number, $0.baseAddress, Int32($0.count))
        }
    }
}
