import Foundation
import Glibc

/// Reads files that others have made: regular ones only, and none without end.
///
/// A FIFO would keep its reader waiting for ever, and a device may never end; so neither is opened for longer than it takes to see what it is.
public enum RegularFile {
    /// Why a file is not read.
    public enum Problem: Error, Equatable, Sendable {
        case missing
        /// No regular file: “a FIFO”.
        case kind(String)
        /// More bytes than are read.
        case tooLarge(limit: Int)
        /// The system's reason.
        case unreadable(String)

        public var message: String {
            switch self {
            case .missing: "is missing"
            case .kind(let kind): "is \(kind), not a file"
            case .tooLarge(let limit): "is larger than \(limit >> 20) MB"
            case .unreadable(let reason): "cannot be read: \(reason)"
            }
        }
    }

    /// The most bytes of a text: a project file, a property list, a source.
    public static let textLimit = 64 << 20
    /// The most bytes of a picture.
    public static let pictureLimit = 256 << 20

    /// The bytes of a file.
    ///
    /// - Throws: `Problem`.
    public static func read(_ url: URL, limit: Int = textLimit) throws(Problem) -> Data {
        let descriptor = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw problem(errno, url) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw problem(errno, url) }
        if let kind = kind(status.st_mode) { throw .kind(kind) }
        guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
        var data = Data(count: Int(status.st_size) + 1)
        var count = 0
        while true {
            // A byte more than there should be: the file may grow meanwhile.
            if count == data.count { data.count = min(2 * data.count, limit + 1) }
            let result = data.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress! + count, $0.count - count) }
            if result < 0, errno == EINTR { continue }
            guard result >= 0 else { throw problem(errno, url) }
            count += result
            guard count <= limit else { throw .tooLarge(limit: limit) }
            if result == 0 { break }
        }
        data.count = count
        return data
    }

    private static func problem(_ code: Int32, _ url: URL) -> Problem {
        switch code {
        // A socket cannot be opened, nor can a FIFO without a writer in some modes.
        case ENXIO: .kind(kind(of: url) ?? "a device")
        case ENOENT, ENOTDIR: .missing
        default: .unreadable(String(cString: strerror(code)))
        }
    }

    /// The kind of a file that is neither a regular one nor a folder, nor a link to one: “a FIFO”; nil for those, and where there is none.
    public static func kind(of url: URL) -> String? {
        var status = stat()
        guard stat(url.path, &status) == 0 else {
            return lstat(url.path, &status) == 0 ? "a link to nothing" : nil
        }
        return status.st_mode & S_IFMT == S_IFDIR ? nil : kind(status.st_mode)
    }

    /// The kind of what has this name, no link followed: “a link”, “a folder”; nil for a regular file, and where there is nothing.
    public static func kind(named url: URL) -> String? {
        var status = stat()
        guard lstat(url.path, &status) == 0 else { return nil }
        return status.st_mode & S_IFMT == S_IFLNK ? "a link" : kind(status.st_mode)
    }

    private static func kind(_ mode: mode_t) -> String? {
        switch mode & S_IFMT {
        case S_IFREG: nil
        case S_IFDIR: "a folder"
        case S_IFIFO: "a FIFO"
        case S_IFSOCK: "a socket"
        default: "a device"
        }
    }
}
