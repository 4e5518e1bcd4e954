/// Builds the binary form of a message. Numbers are little-endian; texts and lists of bytes follow their length.
public struct ByteWriter: Sendable {
    public private(set) var bytes: [UInt8] = []

    public init() {}

    public mutating func put(_ value: UInt8) { bytes.append(value) }
    public mutating func put(_ value: UInt16) { putInteger(value) }
    public mutating func put(_ value: UInt32) { putInteger(value) }
    public mutating func put(_ value: UInt64) { putInteger(value) }
    public mutating func put(_ value: Bool) { bytes.append(value ? 1 : 0) }

    private mutating func putInteger<Value: FixedWidthInteger>(_ value: Value) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// A text of up to 65,535 bytes of UTF-8.
    public mutating func put(_ text: String) {
        let utf8 = Array(text.utf8.prefix(Int(UInt16.max)))
        put(UInt16(utf8.count))
        bytes.append(contentsOf: utf8)
    }

    public mutating func put(_ list: [UInt8]) {
        put(UInt32(list.count))
        bytes.append(contentsOf: list)
    }

    /// Bytes whose length the reader knows: the rest of the message.
    public mutating func putRest(_ list: some Sequence<UInt8>) { bytes.append(contentsOf: list) }

    public mutating func put(_ list: [UInt8]?) {
        put(list != nil)
        if let list { put(list) }
    }

    public mutating func put(_ pairs: [String: String]) {
        put(UInt16(pairs.count))
        for (key, value) in pairs.sorted(by: { $0.key < $1.key }) {
            put(key)
            put(value)
        }
    }

    public mutating func put(_ lists: [[UInt8]]) {
        put(UInt16(lists.count))
        for list in lists { put(list) }
    }
}
