/// An error in the bytes of a peer message.
public enum PeerFormatError: Error, Equatable, Sendable, CustomStringConvertible {
    case ended
    case leftover(Int)
    case unknownKind(UInt8)
    case tooLong(Int, limit: Int)
    case badText
    case badValue(String)

    public var description: String {
        switch self {
        case .ended: "a message that ends too early"
        case .leftover(let count): "a message with \(count) bytes too many"
        case .unknownKind(let kind): "a message of unknown kind \(kind)"
        case .tooLong(let length, let limit): "something of length \(length), which exceeds the limit of \(limit)"
        case .badText: "a text that is no UTF-8"
        case .badValue(let name): "a \(name) that cannot be"
        }
    }
}

/// Reads the binary form of a message. Every length has a limit, and is compared with it before anything is kept.
public struct ByteReader: Sendable {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    public init(_ bytes: [UInt8]) { self.init(bytes[...]) }
    public init(_ bytes: ArraySlice<UInt8>) { (self.bytes, position) = (bytes, bytes.startIndex) }

    public var remaining: Int { bytes.endIndex - position }

    private mutating func take(_ count: Int) throws(PeerFormatError) -> ArraySlice<UInt8> {
        guard count <= remaining else { throw .ended }
        defer { position += count }
        return bytes[position..<position + count]
    }

    private mutating func integer<Value: FixedWidthInteger>() throws(PeerFormatError) -> Value {
        var value: Value = 0
        for (index, byte) in try take(MemoryLayout<Value>.size).enumerated() { value |= Value(byte) << Value(8 * index) }
        return value
    }

    public mutating func uint8() throws(PeerFormatError) -> UInt8 { try integer() }
    public mutating func uint16() throws(PeerFormatError) -> UInt16 { try integer() }
    public mutating func uint32() throws(PeerFormatError) -> UInt32 { try integer() }
    public mutating func uint64() throws(PeerFormatError) -> UInt64 { try integer() }

    public mutating func bool() throws(PeerFormatError) -> Bool {
        switch try uint8() {
        case 0: return false
        case 1: return true
        default: throw .badValue("truth value")
        }
    }

    private mutating func length<Value: FixedWidthInteger>(_ value: Value, limit: Int) throws(PeerFormatError) -> Int {
        guard Int(value) <= limit else { throw .tooLong(Int(value), limit: limit) }
        return Int(value)
    }

    /// - Parameter limit: In bytes of UTF-8.
    public mutating func text(limit: Int) throws(PeerFormatError) -> String {
        let count = try length(uint16(), limit: limit)
        guard let text = String(validating: try take(count), as: UTF8.self) else { throw .badText }
        return text
    }

    public mutating func list(limit: Int) throws(PeerFormatError) -> [UInt8] {
        let count = try length(uint32(), limit: limit)
        return Array(try take(count))
    }

    public mutating func optionalList(limit: Int) throws(PeerFormatError) -> [UInt8]? {
        try bool() ? try list(limit: limit) : nil
    }

    /// - Parameters:
    ///   - count: The maximum number of pairs.
    ///   - limit: In bytes of a key or a value.
    public mutating func pairs(count: Int, limit: Int) throws(PeerFormatError) -> [String: String] {
        var pairs: [String: String] = [:]
        for _ in 0..<(try length(uint16(), limit: count)) {
            let key = try text(limit: limit)
            guard pairs.updateValue(try text(limit: limit), forKey: key) == nil else { throw .badValue("list with a key twice") }
        }
        return pairs
    }

    public mutating func lists(count: Int, limit: Int) throws(PeerFormatError) -> [[UInt8]] {
        var lists: [[UInt8]] = []
        for _ in 0..<(try length(uint16(), limit: count)) { lists.append(try list(limit: limit)) }
        return lists
    }

    /// Everything that is left.
    public mutating func rest(limit: Int) throws(PeerFormatError) -> [UInt8] {
        let count = try length(remaining, limit: limit)
        return Array(try take(count))
    }

    public func finish() throws(PeerFormatError) { guard remaining == 0 else { throw .leftover(remaining) } }
}

/// A message with a binary encoding.
public protocol PeerMessage: Equatable, Sendable {
    func write(to writer: inout ByteWriter)
    /// - Throws: `PeerFormatError` for bytes that are no such message.
    init(from reader: inout ByteReader) throws(PeerFormatError)
}

extension PeerMessage {
    public var bytes: [UInt8] {
        var writer = ByteWriter()
        write(to: &writer)
        return writer.bytes
    }

    public init(bytes: [UInt8]) throws(PeerFormatError) {
        var reader = ByteReader(bytes)
        try self.init(from: &reader)
        try reader.finish()
    }
}
