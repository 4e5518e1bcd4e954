import Foundation
import Glibc

/// The bytes of a media file, of which only parts are read.
package final class MediaBytes: @unchecked Sendable {
    private let descriptor: Int32
    private let data: Data
    package let count: Int

    /// - Throws: `MediaError.unreadable`.
    package init(file url: URL) throws {
        descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        data = Data()
        var status = stat()
        guard descriptor >= 0 else { throw MediaError.unreadable }
        count = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? status.st_size : -1
        guard count >= 0 else { throw MediaError.unreadable }
    }

    package init(_ data: Data) { (descriptor, self.data, count) = (-1, Data(data), data.count) }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// The bytes of a range, fewer at the end of the file, and none outside of it.
    package func read(at offset: Int, count length: Int) -> ByteReader {
        guard offset >= 0, offset < count, length > 0 else { return ByteReader([]) }
        let length = min(length, count - offset)
        guard descriptor >= 0 else { return ByteReader([UInt8](data[offset..<offset + length])) }
        var bytes = [UInt8](repeating: 0, count: length)
        let got = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, length, off_t(offset)) }
        return ByteReader(got > 0 ? Array(bytes.prefix(got)) : [])
    }
}

/// Numbers and texts among bytes. Whatever lies behind the end is 0 or empty.
package struct ByteReader {
    package let bytes: [UInt8]
    package var position = 0

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    package var remaining: Int { max(bytes.count - position, 0) }

    package mutating func skip(_ count: Int) {
        let (sum, overflows) = position.addingReportingOverflow(max(count, 0))
        position = overflows ? bytes.count : min(sum, bytes.count)
    }

    package mutating func data(_ count: Int) -> [UInt8] {
        let taken = Array(bytes[position..<position + min(max(count, 0), remaining)])
        position += taken.count
        return taken
    }

    /// An unsigned number of so many bytes, the highest first.
    package mutating func big(_ count: Int) -> UInt64 {
        var value: UInt64 = 0
        for _ in 0..<count { value = value << 8 | UInt64(byte()) }
        return value
    }

    /// An unsigned number of so many bytes, the lowest first.
    package mutating func little(_ count: Int) -> UInt64 {
        var value: UInt64 = 0
        for index in 0..<count { value |= UInt64(byte()) << (8 * UInt64(index)) }
        return value
    }

    package mutating func byte() -> UInt8 {
        guard position < bytes.count else { return 0 }
        defer { position += 1 }
        return bytes[position]
    }

    /// A four-character code, in Latin-1 as "©nam" is.
    package mutating func code() -> String { String(String.UnicodeScalarView(data(4).map { Unicode.Scalar($0) })) }
}
