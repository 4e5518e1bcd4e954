import CSpawn
import Foundation

/// The files and system calls permitted to a program and its descendants, as Landlock's rules and a seccomp filter.
///
/// Everything else is denied: other folders of the user, other programs, other processes and their memory, mounts, other users' rights,
/// sockets in the file system. Paths that do not exist are ignored.
package struct Confinement: Sendable {
    /// Files and folders that may be read.
    package var readable: [URL] = []
    /// Files and folders in which files may be made, changed and removed, too.
    package var writable: [URL] = []
    /// Programs that may be started, or folders of them.
    package var executable: [URL] = []
    package var allowsNetwork = false
    /// Whether the program reads what the kernel says of its own process, in `/proc/self`.
    package var readsOwnProcess = true

    /// Whether only files and the network are limited: for programs that are trusted, and read what is not.
    package var limitsFilesOnly = false

    package init() {}

    /// The parts of the kernel's support that a program is confined with; those missing are known by `ConfinementSupport`.
    package static var landlockVersion: Int { Int(confinement_landlock_version()) }

    /// A list of the files for `quince-manifest`, which confines a program that another one starts.
    ///
    /// - Parameter program: The program to start.
    package func list(for program: URL) -> Data {
        let all = [("r", readable), ("w", writable), ("x", executable)]
        let texts = [program.path] + all.flatMap { letter, urls in urls.map { "\(letter) \($0.path)" } }
        return Data(texts.joined(separator: "\0").utf8) + [0]
    }

    /// The side of this process that makes the program's changes to modes, owners, dates and attributes of its files; nil where it may write none.
    ///
    /// - Throws: `ProcessError` where there are no descriptors left.
    func supervisor() throws -> MetadataSupervisor? {
        writable.isEmpty || limitsFilesOnly ? nil : try MetadataSupervisor(folders: writable)
    }

    /// The rules in the kernel's form; nil where the kernel has none.
    ///
    /// - Throws: `ProcessError` where they cannot be made.
    func ruleset() throws -> OwnedDescriptor? {
        guard Self.landlockVersion > 0 else { return nil }
        let all = [(readable, confinement_read), (writable, confinement_write), (executable, confinement_execute)]
        let paths = all.flatMap { urls, access in urls.map { (strdup($0.path), Int32(access.rawValue)) } }
        defer { paths.forEach { free($0.0) } }
        let rules = paths.map { confinement_path(path: $0.0, access: $0.1) }
        let descriptor = confinement_ruleset(rules, Int32(rules.count), allowsNetwork)
        guard descriptor >= 0 else {
            throw ProcessError(
                "the program cannot be confined: \(systemErrorText(-descriptor))", nextStep: "See what 'quince doctor' says of confinement."
            )
        }
        return OwnedDescriptor(descriptor)
    }
}
