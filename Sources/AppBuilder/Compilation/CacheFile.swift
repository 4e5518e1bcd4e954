import FileFormats
import FileReplacement
import Foundation

/// A file in which builds keep a value for the next: a property list after a mark and a hash of its bytes.
///
/// Foundation's decoder ends the process at some damaged lists, so it gets none but those that are as they were written; any other file counts as missing,
/// and what it held is made again.
enum CacheFile {
    private static let mark = Data("QCACHE1\n".utf8)
    private static let hashLength = 16
    /// The most bytes that are read.
    private static let limit = 1 << 30

    /// The value in a file; nil where there is none, and where it is damaged or of another type.
    static func read<Value: Decodable>(_ type: Value.Type, from file: URL) -> Value? {
        guard let data = try? RegularFile.read(file, limit: limit), let content = content(of: data) else { return nil }
        return try? PropertyListDecoder().decode(type, from: content)
    }

    /// Writes a value, which others see as it was or whole.
    ///
    /// - Throws: The errors of `write(to:options:)`.
    static func write(_ value: some Encodable, to file: URL) throws {
        let content = try PropertyListEncoder.binary.encode(value)
        try (mark + Data(hash(content).utf8) + content).replaceFile(at: file)
    }

    private static func content(of data: Data) -> Data? {
        let head = mark.count + hashLength
        guard data.count >= head, data.starts(with: mark) else { return nil }
        let content = data.dropFirst(head)
        guard data[(data.startIndex + mark.count)..<(data.startIndex + head)].elementsEqual(hash(content).utf8) else { return nil }
        return content
    }

    /// A hash that any damage changes, eight bytes at a time: some caches have megabytes, and each command reads them.
    private static func hash(_ content: Data) -> String {
        var hash = 0x9e37_79b9_7f4a_7c15 ^ UInt64(content.count)
        content.withUnsafeBytes { bytes in
            var position = 0
            while position + 8 <= bytes.count {
                hash = mixed(hash, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)))
                position += 8
            }
            while position < bytes.count {
                hash = mixed(hash, UInt64(bytes[position]))
                position += 1
            }
        }
        let text = String(hash, radix: 16)
        return String(repeating: "0", count: hashLength - text.count) + text
    }

    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let mixed = (hash ^ word) &* 0xff51_afd7_ed55_8ccd
        return mixed ^ mixed >> 29
    }
}
