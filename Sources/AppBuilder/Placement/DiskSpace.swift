import Foundation
import Glibc

/// The room on the disks that a build writes to, looked at before the compilers start: they find out at their end.
enum DiskSpace {
    /// The least room a build is begun with, in bytes.
    static let minimum = 16 << 20
    /// The least room for the first build of an app, which leaves more behind than a later one changes.
    static let firstMinimum = 64 << 20

    /// - Throws: `BuildFailure` naming the folder whose disk is full.
    static func check(_ folders: [URL], minimum: Int = minimum) throws {
        for folder in folders {
            guard let room = room(at: folder), room < minimum else { continue }
            throw failure(folder, "its disk has only \(room >> 10) KB left")
        }
    }

    /// The failure of a build in a folder that cannot be written to.
    static func failure(_ folder: URL, _ reason: String) -> BuildFailure {
        BuildFailure(
            "the app cannot be built in \(folder.path): \(reason)",
            nextStep: "Make room there, or set XDG_CACHE_HOME (and TMPDIR) to folders on another disk.")
    }

    /// The bytes that the user can write on the disk of a folder, which need not exist yet; nil where that is not known.
    static func room(at folder: URL) -> Int? {
        var place = folder
        var information = statvfs()
        while statvfs(place.path, &information) != 0 {
            guard errno == ENOENT, place.path != "/" else { return nil }
            place.deleteLastPathComponent()
        }
        guard information.f_blocks > 0 else { return nil }
        let (bytes, overflow) = Int(truncatingIfNeeded: information.f_bavail).multipliedReportingOverflow(by: Int(information.f_frsize))
        return overflow ? nil : bytes
    }
}
