import Foundation

/// Property lists in the OpenStep text format.
struct OpenStepPropertyList {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    private init(_ text: String) { bytes = Array(text.utf8) }

    /// - Throws: `FormatError`.
    static func read(_ text: String) throws -> Any {
        var reader = OpenStepPropertyList(text)
        let value = try reader.value()
        try reader.skipBlanks()
        guard reader.position == reader.bytes.count else { throw reader.error("unexpected text after the end") }
        return value
    }

    private func error(_ message: String, at position: Int? = nil) -> FormatError {
        let line = 1 + bytes.prefix(position ?? self.position).reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        return FormatError(line: line, message: message)
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipBlanks() throws {
        while let byte = current {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): position += 1
            case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/"):
                while let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
            case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "*"):
                try skipComment()
            default: return
            }
        }
    }

    private mutating func skipComment() throws {
        let start = position
        position += 2
        while position + 1 < bytes.count {
            if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                position += 2
                return
            }
            position += 1
        }
        throw error("a comment that never ends", at: start)
    }

    private mutating func value() throws -> Any {
        try skipBlanks()
        guard let byte = current else { throw error("the file ends where a value should be") }
        depth += 1
        defer { depth -= 1 }
        guard depth <= PropertyList.maximumDepth else { throw error("nested too deeply") }
        switch byte {
        case UInt8(ascii: "{"): return try dictionary()
        case UInt8(ascii: "("): return try array()
        case UInt8(ascii: "<"): return try data()
        default: return try string()
        }
    }

    private mutating func dictionary() throws -> [String: Any] {
        let start = position
        position += 1
        var result: [String: Any] = [:]
        while true {
            try skipBlanks()
            guard let byte = current else { throw error("a '{' that is never closed", at: start) }
            if byte == UInt8(ascii: "}") {
                position += 1
                return result
            }
            let key = try string()
            try skipBlanks()
            if current == UInt8(ascii: ";") {
                // Of an entry without a value the key is the value, too.
                result[key] = key
            } else {
                try expect("=")
                result[key] = try value()
                try skipBlanks()
            }
            if current == UInt8(ascii: ";") {
                position += 1
            } else if current != UInt8(ascii: "}") {
                throw error("expected ';' after the value of '\(key)'")
            }
        }
    }

    private mutating func array() throws -> [Any] {
        let start = position
        position += 1
        var result: [Any] = []
        while true {
            try skipBlanks()
            guard let byte = current else { throw error("a '(' that is never closed", at: start) }
            if byte == UInt8(ascii: ")") {
                position += 1
                return result
            }
            result.append(try value())
            try skipBlanks()
            if current == UInt8(ascii: ",") {
                position += 1
            } else if current != UInt8(ascii: ")") {
                throw error("expected ',' or ')' in a list")
            }
        }
    }

    private mutating func data() throws -> Data {
        let start = position
        position += 1
        var digits: [UInt8] = []
        while let byte = current, byte != UInt8(ascii: ">") {
            if let digit = Character(UnicodeScalar(byte)).hexDigitValue { digits.append(UInt8(digit)) }
            position += 1
        }
        guard current != nil, digits.count % 2 == 0 else { throw error("malformed data", at: start) }
        position += 1
        return Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }

    private mutating func expect(_ character: Unicode.Scalar) throws {
        try skipBlanks()
        guard current == UInt8(ascii: character) else { throw error("expected '\(character)'") }
        position += 1
    }

    private mutating func string() throws -> String {
        guard let byte = current else { throw error("the file ends where a name should be") }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quotedString(byte) }
        let start = position
        while let byte = current, Self.isUnquoted(byte) { position += 1 }
        guard position > start else { throw error("unexpected '\(Character(UnicodeScalar(byte)))'") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"),
            UInt8(ascii: "+"):
            true
        default: byte >= 0x80
        }
    }

    private mutating func quotedString(_ quote: UInt8) throws -> String {
        let start = position
        position += 1
        var text: [UInt8] = []
        while let byte = current {
            position += 1
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { text += try escape() } else { text.append(byte) }
        }
        throw error("a string that never ends", at: start)
    }

    /// The code point of the digits after `\U`; a pair of surrogates, each with its own `\U`, is one.
    private mutating func character() -> UInt32 {
        let code = hexadecimal()
        guard (0xD800..<0xDC00).contains(code), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
            [UInt8(ascii: "U"), UInt8(ascii: "u")].contains(bytes[position + 1])
        else { return code }
        let start = position
        position += 2
        let low = hexadecimal()
        guard (0xDC00..<0xE000).contains(low) else {
            position = start
            return code
        }
        return 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }

    /// Up to four hexadecimal digits.
    private mutating func hexadecimal() -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = current.flatMap({ Character(UnicodeScalar($0)).hexDigitValue }) else { break }
            code = code << 4 | UInt32(digit)
            position += 1
        }
        return code
    }

    private mutating func escape() throws -> [UInt8] {
        guard let byte = current else { throw error("the file ends within a string") }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            return Array(String(UnicodeScalar(character()) ?? "\u{FFFD}").utf8)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var code = UInt32(byte - UInt8(ascii: "0"))
            for _ in 0..<2 {
                guard let next = current, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(next) else { break }
                code = code << 3 | UInt32(next - UInt8(ascii: "0"))
                position += 1
            }
            return Array(String(UnicodeScalar(code) ?? "\u{FFFD}").utf8)
        default: return [byte]
        }
    }
}
