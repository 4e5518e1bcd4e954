import Foundation

/// Size and time of a file: different whenever its content may be.
struct FileStamp: Codable, Equatable, Sendable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int

    /// All zero for a missing file.
    init(_ url: URL) {
        var status = stat()
        if stat(url.path, &status) == 0 {
            (size, seconds, nanoseconds) = (Int(status.st_size), Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
        } else {
            (size, seconds, nanoseconds) = (0, 0, 0)
        }
    }

    var text: String { "\(size) \(seconds).\(nanoseconds)" }
}

extension PropertyListEncoder {
    /// An encoder for compact files.
    static var binary: PropertyListEncoder {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return encoder
    }
}
