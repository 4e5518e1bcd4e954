import Foundation

/// Size, times and identity of a file: different whenever its content may be.
///
/// A file that is replaced has another inode, and no program can set the time of its last change (`ctime`): so one that gets other content of the
/// same size and the same date is told, too.
package struct FileStamp: Codable, Equatable, Sendable {
    package var size: Int
    /// The time of the content, in nanoseconds since 1970.
    private var modified: Int
    /// Inode and time of the last change of anything, mixed.
    private var identity: Int

    /// All zero for a missing file.
    init(_ url: URL) { self.init(path: url.path) }

    /// The stamp of a file, or of what a link to it leads to.
    init(path: String) {
        var status = stat()
        self.init(stat(path, &status) == 0 ? status : stat())
    }

    /// Returns the stamps of all that is in a folder, by path; empty for a file. Hidden files are left out but for those of data models.
    static func content(of folder: URL) -> [String: FileStamp] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var stamps: [String: FileStamp] = [:]
        func addVersion(of folder: URL) {
            if let version = DataModelFolder.versionFile(in: folder), version.isThere { stamps[version.path] = FileStamp(version) }
        }
        addVersion(of: folder)
        while let file = files?.nextObject() as? URL {
            stamps[file.path] = FileStamp(file)
            addVersion(of: file)
        }
        return stamps
    }

    package init(_ status: stat) {
        size = Int(status.st_size)
        modified = Self.nanoseconds(status.st_mtim)
        identity = Self.nanoseconds(status.st_ctim) ^ Int(truncatingIfNeeded: UInt(status.st_ino) &* 0x9E37_79B9_7F4A_7C15)
    }

    /// Dates can be of any year.
    private static func nanoseconds(_ time: timespec) -> Int { Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec) }

    var text: String { "\(size) \(modified) \(identity)" }

    /// For files that nobody edits, which may be copied with their dates.
    var sizeAndDate: String { "\(size) \(modified)" }
}

extension PropertyListEncoder {
    /// An encoder for compact files.
    static var binary: PropertyListEncoder {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return encoder
    }
}
