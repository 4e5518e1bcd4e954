/// Writes messages in the wire format of protocol buffers.
public struct WireWriter: Sendable {
    public private(set) var bytes: [UInt8] = []

    public init() {}

    /// A message with fields that are written by a closure.
    public init(_ write: (inout WireWriter) -> Void) { write(&self) }

    private mutating func key(_ field: Int, _ type: Int) { varint(UInt64(field << 3 | type)) }

    private mutating func varint(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    public mutating func integer(_ field: Int, _ number: Int) {
        key(field, 0)
        varint(UInt64(bitPattern: Int64(number)))
    }

    public mutating func double(_ field: Int, _ number: Double) {
        key(field, 1)
        fixed(number)
    }

    private mutating func fixed(_ number: Double) {
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(shift))) }
    }

    public mutating func bytes(_ field: Int, _ content: [UInt8]) {
        key(field, 2)
        varint(UInt64(content.count))
        bytes += content
    }

    public mutating func string(_ field: Int, _ text: String) { bytes(field, Array(text.utf8)) }
    public mutating func message(_ field: Int, _ message: WireWriter) { bytes(field, message.bytes) }
    public mutating func message(_ field: Int, _ write: (inout WireWriter) -> Void) { message(field, WireWriter(write)) }

    /// Numbers in packed form.
    public mutating func doubles(_ field: Int, _ numbers: [Double]) {
        var content = WireWriter()
        for number in numbers { content.fixed(number) }
        bytes(field, content.bytes)
    }

    /// Integers in packed form.
    public mutating func integers(_ field: Int, _ numbers: [Int]) {
        var content = WireWriter()
        for number in numbers { content.varint(UInt64(bitPattern: Int64(number))) }
        bytes(field, content.bytes)
    }
}
