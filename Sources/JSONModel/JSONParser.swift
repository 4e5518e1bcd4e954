/// Reads JSON (RFC 8259) into values, an order of magnitude faster than Foundation's decoder into an enumeration.
struct JSONParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let deepest: Int
    private var position = 0

    private struct Malformed: Error {}

    /// Returns the value of a text; nil for anything else, and for values nested too deeply.
    static func value(of bytes: UnsafeBufferPointer<UInt8>, deepest: Int) -> JSONValue? {
        var parser = JSONParser(bytes: bytes, deepest: deepest)
        guard let value = try? parser.value(depth: 0) else { return nil }
        parser.skipSpace()
        return parser.position == bytes.count ? value : nil
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, deepest: Int) { (self.bytes, self.deepest) = (bytes, deepest) }

    /// The next byte; 0 at the end, which no text of JSON holds outside of strings.
    private var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

    private mutating func skipSpace() {
        while position < bytes.count, [0x20, 0x0a, 0x0d, 0x09].contains(bytes[position]) { position += 1 }
    }

    private mutating func read(_ byte: UInt8) -> Bool {
        guard next == byte, position < bytes.count else { return false }
        position += 1
        return true
    }

    // MARK: Values

    private mutating func value(depth: Int) throws -> JSONValue {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return try object(depth: depth + 1)
        case UInt8(ascii: "["): return try array(depth: depth + 1)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(_ text: StaticString, _ value: JSONValue) throws -> JSONValue {
        let end = position + text.utf8CodeUnitCount
        guard end <= bytes.count,
            bytes[position..<end].elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        else { throw Malformed() }
        position = end
        return value
    }

    private mutating func array(depth: Int) throws -> JSONValue {
        guard depth <= deepest, read(UInt8(ascii: "[")) else { throw Malformed() }
        var values: [JSONValue] = []
        skipSpace()
        if read(UInt8(ascii: "]")) { return .array(values) }
        while true {
            values.append(try value(depth: depth))
            skipSpace()
            if read(UInt8(ascii: "]")) { return .array(values) }
            guard read(UInt8(ascii: ",")) else { throw Malformed() }
        }
    }

    private mutating func object(depth: Int) throws -> JSONValue {
        guard depth <= deepest, read(UInt8(ascii: "{")) else { throw Malformed() }
        var members: [String: JSONValue] = [:]
        skipSpace()
        if read(UInt8(ascii: "}")) { return .object(members) }
        while true {
            skipSpace()
            let name = try string()
            skipSpace()
            guard read(UInt8(ascii: ":")) else { throw Malformed() }
            members[name] = try value(depth: depth)
            skipSpace()
            if read(UInt8(ascii: "}")) { return .object(members) }
            guard read(UInt8(ascii: ",")) else { throw Malformed() }
        }
    }

    // MARK: Numbers

    private mutating func number() throws -> JSONValue {
        let start = position
        _ = read(UInt8(ascii: "-"))
        let first = position
        try digits()
        // No number but zero begins with it.
        guard position - first == 1 || bytes[first] != UInt8(ascii: "0") else { throw Malformed() }
        var isWhole = true
        if read(UInt8(ascii: ".")) {
            isWhole = false
            try digits()
        }
        if next | 0x20 == UInt8(ascii: "e") {
            isWhole = false
            position += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isWhole, let value = Int(text) { return .integer(value) }
        guard let value = Double(text), value.isFinite else { throw Malformed() }
        return .number(value)
    }

    private mutating func digits() throws {
        let start = position
        while (0x30...0x39).contains(next) { position += 1 }
        guard position > start else { throw Malformed() }
    }

    // MARK: Strings

    private mutating func string() throws -> String {
        guard read(UInt8(ascii: "\"")) else { throw Malformed() }
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\\"), bytes[position] >= 0x20
        {
            position += 1
        }
        let plain = bytes[start..<position]
        if read(UInt8(ascii: "\"")) { return try Self.text(plain) }
        return try escapedString(Array(plain))
    }

    /// The rest of a string that holds escapes.
    private mutating func escapedString(_ start: [UInt8]) throws -> String {
        var text = start
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return try text.withUnsafeBufferPointer { try Self.text($0[...]) }
            case UInt8(ascii: "\\"): try escape(into: &text)
            case 0..<0x20: throw Malformed()
            default: text.append(byte)
            }
        }
        throw Malformed()
    }

    private mutating func escape(into text: inout [UInt8]) throws {
        let byte = next
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0c)
        case UInt8(ascii: "n"): text.append(0x0a)
        case UInt8(ascii: "r"): text.append(0x0d)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text += Array(String(try unicode()).utf8)
        default: throw Malformed()
        }
    }

    /// The character of an escape, or of two that are a surrogate pair.
    private mutating func unicode() throws -> Character {
        let first = try hexadecimal()
        guard (0xd800...0xdfff).contains(first) else {
            guard let scalar = Unicode.Scalar(first) else { throw Malformed() }
            return Character(scalar)
        }
        guard first < 0xdc00, read(UInt8(ascii: "\\")), read(UInt8(ascii: "u")) else { throw Malformed() }
        let second = try hexadecimal()
        guard (0xdc00...0xdfff).contains(second), let scalar = Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00)) else {
            throw Malformed()
        }
        return Character(scalar)
    }

    private mutating func hexadecimal() throws -> UInt32 {
        let end = position + 4
        guard end <= bytes.count else { throw Malformed() }
        var value: UInt32 = 0
        for byte in bytes[position..<end] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { throw Malformed() }
            value = value << 4 | UInt32(digit)
        }
        position = end
        return value
    }

    private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) throws -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw Malformed() }
        return text
    }
}
