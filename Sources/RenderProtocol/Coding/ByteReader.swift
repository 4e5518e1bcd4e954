import Foundation

/// Reads values from bytes that may be anything; never beyond their end.
package struct ByteReader {
    private let bytes: Data
    private(set) var position: Int

    package init(_ bytes: Data) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    package var isAtEnd: Bool { position >= bytes.endIndex }
    private var remaining: Int { bytes.endIndex - position }
    /// Distance from the first byte, for messages.
    package var offset: Int { position - bytes.startIndex }

    package mutating func byte() throws -> UInt8 {
        guard remaining > 0 else { throw CommitDecodingError.truncated(offset: offset) }
        defer { position += 1 }
        return bytes[position]
    }

    package mutating func count() throws -> UInt64 {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            let byte = try byte()
            if shift == 63, byte > 1 { break }
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
        }
        throw CommitDecodingError.malformed(offset: offset, "a number of more than 64 bits")
    }

    /// A count of things that take at least `size` bytes each: more than the rest can hold is refused before anything is reserved.
    package mutating func count(ofSize size: Int, limit: Int, _ what: String) throws -> Int {
        let value = try count()
        guard value <= UInt64(limit), Int(value) <= remaining / max(size, 1) || size == 0 else {
            throw CommitDecodingError.malformed(offset: offset, "\(value) \(what)")
        }
        return Int(value)
    }

    package mutating func data(_ count: Int) throws -> Data {
        guard count >= 0, count <= remaining else { throw CommitDecodingError.truncated(offset: offset) }
        defer { position += count }
        return bytes.subdata(in: position..<position + count)
    }

    package mutating func string() throws -> String {
        let data = try data(count(ofSize: 1, limit: CommitLimits.stringLength, "bytes of text"))
        guard let text = String(data: data, encoding: .utf8) else {
            throw CommitDecodingError.malformed(offset: offset, "text that is not UTF-8")
        }
        return text
    }

    package mutating func number() throws -> Double { Double(bitPattern: try integer(UInt64.self)) }

    private mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
        let size = MemoryLayout<Value>.size
        guard size <= remaining else { throw CommitDecodingError.truncated(offset: offset) }
        var value = Value.zero
        for index in 0..<size { value |= Value(bytes[position + index]) << Value(8 * index) }
        position += size
        return value
    }

    package mutating func numbers(_ count: Int) throws -> [Double] {
        guard let form = NumberForm(rawValue: try byte()) else {
            throw CommitDecodingError.malformed(offset: offset, "an unknown form of numbers")
        }
        guard count <= remaining || count == 0 else { throw CommitDecodingError.truncated(offset: offset) }
        var values: [Double] = []
        values.reserveCapacity(count)
        for _ in 0..<count {
            switch form {
            case .doubles: values.append(try number())
            case .floats: values.append(Double(Float(bitPattern: try integer(UInt32.self))))
            case .integers:
                let coded = try self.count()
                values.append(Double(Int64(bitPattern: coded >> 1) ^ -Int64(bitPattern: coded & 1)))
            }
        }
        return values
    }
}

/// Why bytes are no commit.
public enum CommitDecodingError: Error, Equatable, Sendable, CustomStringConvertible {
    case notACommit
    case unknownVersion(UInt8)
    case truncated(offset: Int)
    case malformed(offset: Int, String)

    public var description: String {
        switch self {
        case .notACommit: "the data does not start like a commit"
        case .unknownVersion(let version): "the commit has version \(version); this host reads version \(Commit.binaryVersion)"
        case .truncated(let offset): "the commit ends too early, at byte \(offset)"
        case .malformed(let offset, let what): "the commit has \(what) at byte \(offset)"
        }
    }
}
