import Foundation

/// Writes values as JSON on one line, with the members of objects in alphabetical order.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ value: JSONValue) {
        switch value {
        case .null: add("null")
        case .bool(let value): add(value ? "true" : "false")
        case .integer(let value): add(String(value))
        case .number(let value): write(value)
        case .string(let text): write(text)
        case .array(let values):
            bytes.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                write(value)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                write(member.key)
                bytes.append(UInt8(ascii: ":"))
                write(member.value)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private mutating func add(_ text: String) { bytes += text.utf8 }

    /// JSON has no words for infinities and what is no number.
    private mutating func write(_ value: Double) {
        guard value.isFinite else { return write(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf") }
        add(Int(exactly: value).map { String($0) } ?? "\(value)")
    }

    private static let hexadecimal = Array("0123456789abcdef".utf8)

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { text in
            bytes.reserveCapacity(bytes.count + text.count + text.count / 8)
            // Most bytes stand for themselves, and are copied together.
            var start = 0
            for (index, byte) in text.enumerated() where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
                writeEscaped(byte)
                start = index + 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func writeEscaped(_ byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case 0x0a: bytes.append(UInt8(ascii: "n"))
        case 0x0d: bytes.append(UInt8(ascii: "r"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0..<0x20:
            add("u00")
            bytes.append(Self.hexadecimal[Int(byte >> 4)])
            bytes.append(Self.hexadecimal[Int(byte & 15)])
        default: bytes.append(byte)
        }
    }
}
