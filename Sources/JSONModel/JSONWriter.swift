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
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0x0a: add("\\n")
            case 0x0d: add("\\r")
            case 0x09: add("\\t")
            case 0..<0x20: bytes += Array("\\u00".utf8) + [Self.hexadecimal[Int(byte >> 4)], Self.hexadecimal[Int(byte & 15)]]
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
