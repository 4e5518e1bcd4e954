import FileFormats
import Foundation

/// The lines of a JSON5 document's values, and where it stops being JSON5: Foundation's decoder reports neither.
///
/// Values themselves are Foundation's to read (``JSON5Value``), from ``plain``.
struct JSON5Outline {
    /// The deepest nesting of lists and objects.
    static let maximumDepth = 256
    /// The most values of a document.
    static let maximumCount = 500_000
    /// The most bytes that the paths of all values may have together: each holds the keys around it.
    static let maximumPathSize = 256 << 20

    /// Lines from 1 by path: keys and indices with slashes between, `files/0/path`; the whole document's path is empty.
    private(set) var lines: [String: Int] = [:]
    /// The document without what Foundation's decoder refuses, or reads otherwise than JSON5 1.0.0 says: lines that continue, escapes of any character and
    /// in names, tabs in strings, and Unicode's spaces.
    private(set) var plain = Data()
    private let bytes: [UInt8]
    /// The ranges that are replaced in `plain`, in ascending order.
    private var replacements: [(range: Range<Int>, text: String)] = []
    private var position = 0
    private var pathSize = 0
    private var line = 1

    /// - Throws: `FormatError` with the line and the cause, for a document that is too deep or too large, too.
    init(_ data: Data) throws {
        bytes = Array(data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        try value(at: "", depth: 0)
        try skipSpace()
        guard position == bytes.count else { throw error("expected the end of the file, found \(found)") }
        var end = 0
        for replacement in replacements {
            plain += bytes[end..<replacement.range.lowerBound] + Array(replacement.text.utf8)
            end = replacement.range.upperBound
        }
        plain += bytes[end...]
    }

    private func error(_ message: String, line: Int? = nil) -> FormatError { FormatError(line: line ?? self.line, message: message) }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// The next character, for messages.
    private var found: String {
        guard next != nil else { return "the end of the file" }
        let text = String(decoding: bytes[position...].prefix(16), as: UTF8.self)
        return text.first.map { $0.isNewline ? "the end of the line" : "'\($0)'" } ?? "the end of the file"
    }

    private mutating func advance() {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    // MARK: Values

    private mutating func value(at path: String, depth: Int) throws {
        try skipSpace()
        guard depth <= Self.maximumDepth else { throw error("lists and objects are nested more than \(Self.maximumDepth) deep") }
        guard lines.count < Self.maximumCount else { throw error("the file has more than \(Self.maximumCount) values") }
        pathSize += path.utf8.count
        guard pathSize <= Self.maximumPathSize else { throw error("the keys of objects around each other are too long") }
        lines[path] = line
        switch next {
        case UInt8(ascii: "{"): try object(at: path, depth: depth)
        case UInt8(ascii: "["): try list(at: path, depth: depth)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = try string()
        default: try word()
        }
    }

    private mutating func object(at path: String, depth: Int) throws {
        let start = line
        advance()
        var keys: Set<String> = []
        while try !isClosed(by: "}", start) {
            let place = line
            let key = try self.key()
            guard keys.insert(key).inserted else { throw error("the key '\(key.prefix(100))' stands twice in an object", line: place) }
            try skipSpace()
            guard next == UInt8(ascii: ":") else { throw error("expected ':' after the key '\(key.prefix(100))', found \(found)") }
            advance()
            try value(at: child(path, key), depth: depth + 1)
            try separator("}", start)
        }
    }

    private mutating func list(at path: String, depth: Int) throws {
        let start = line
        advance()
        var index = 0
        while try !isClosed(by: "]", start) {
            try value(at: child(path, String(index)), depth: depth + 1)
            index += 1
            try separator("]", start)
        }
    }

    private func child(_ path: String, _ name: String) -> String { path.isEmpty ? name : path + "/" + name }

    /// Whether a list or object ends here; then its end is behind.
    private mutating func isClosed(by end: Unicode.Scalar, _ start: Int) throws -> Bool {
        try skipSpace()
        guard let next else { throw error("the list or object that begins here has no '\(end)'", line: start) }
        guard next == UInt8(ascii: end) else { return false }
        advance()
        return true
    }

    /// Reads the comma after an element, which the last one may lack.
    private mutating func separator(_ end: Unicode.Scalar, _ start: Int) throws {
        try skipSpace()
        if next == UInt8(ascii: ",") { return advance() }
        guard let next else { throw error("the list or object that begins here has no '\(end)'", line: start) }
        guard next == UInt8(ascii: end) else { throw error("expected ',' or '\(end)', found \(found)") }
    }

    private mutating func key() throws -> String {
        if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try string() }
        let start = position
        while let next, spaceLength == 0, Self.isPartOfName(next) || bytes[position...].starts(with: Array("\\u".utf8)) { position += 1 }
        guard position > start else { throw error("expected a key, found \(found)") }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        guard name.contains("\\") else { return name }
        replacements.append((start..<position, "\"\(name)\""))
        return (try? JSONDecoder().decode(String.self, from: Data("\"\(name)\"".utf8))) ?? name
    }

    private mutating func string() throws -> String {
        let (quote, start) = (bytes[position], line)
        advance()
        let first = position
        while let next, next != quote {
            guard next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") else { break }
            if next == UInt8(ascii: "\t") { replacements.append((position..<position + 1, "\\t")) }
            advance()
            if next == UInt8(ascii: "\\"), position < bytes.count { escape() }
        }
        guard next == quote else { throw error("the text that begins here has no end", line: start) }
        advance()
        return String(decoding: bytes[first..<position - 1], as: UTF8.self)
    }

    /// Skips what a backslash changes. A line's end after one stands for nothing, and a character without a meaning of its own for itself.
    private mutating func escape() {
        let start = position - 1, character = bytes[position]
        if let length = lineEndLength {
            for _ in 0..<length { advance() }
            return replacements.append((start..<position, ""))
        }
        advance()
        switch character {
        case UInt8(ascii: "v"): replacements.append((start..<position, "\\u000b"))
        case _ where "\"'\\/bfnrtux0123456789".utf8.contains(character): break
        default: replacements.append((start..<start + 1, ""))
        }
    }

    /// The length of a line's end in bytes; nil where there is none.
    private var lineEndLength: Int? {
        let rest = bytes[position...]
        return [[13, 10], [10], [13], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]].first { rest.starts(with: $0) }?.count
    }

    /// Reads a number, `true`, `false` or `null`, the decoder checks which.
    private mutating func word() throws {
        let start = position
        while let next, spaceLength == 0,
            Self.isPartOfName(next) || next == UInt8(ascii: "-") || next == UInt8(ascii: "+") || next == UInt8(ascii: ".")
        {
            position += 1
        }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        let number = word.first == "-" || word.first == "+" ? word.dropFirst() : word[...]
        let names = ["Infinity", "NaN"]
        guard ["true", "false", "null"].contains(word) || names.contains(String(number)) || Self.isNumber(number) else {
            position = start
            throw error(word.isEmpty ? "expected a value, found \(found)" : "expected a value, found '\(word.prefix(100))'")
        }
    }

    private static func isNumber(_ text: Substring) -> Bool {
        if text.hasPrefix("0x") || text.hasPrefix("0X") { return text.count > 2 && text.dropFirst(2).allSatisfy(\.isHexDigit) }
        guard text.contains(where: \.isNumber) else { return false }
        return text.first.map { $0.isNumber || $0 == "." } == true
            && Double(text.hasSuffix(".") ? text + "0" : text.first == "." ? "0" + text : text) != nil
    }

    /// Letters, digits, `_`, `$` and everything beyond ASCII but what JSON5 has for spaces.
    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "_"), UInt8(ascii: "$"): true
        default: byte >= 0x80
        }
    }

    // MARK: Spaces and comments

    private mutating func skipSpace() throws {
        while let next {
            switch next {
            case 9, 10, 11, 12, 13, 32: advance()
            case UInt8(ascii: "/"): try comment()
            default:
                let length = spaceLength
                guard length > 0 else { return }
                replacements.append((position..<position + length, " "))
                position += length
            }
        }
    }

    /// The length in bytes of a space or line's end beyond ASCII; 0 where there is none.
    private var spaceLength: Int {
        guard let next, next >= 0x80 else { return 0 }
        let character = String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars.first
        guard let character else { return 0 }
        let isSpace = character.properties.generalCategory == .spaceSeparator || ["\u{FEFF}", "\u{2028}", "\u{2029}"].contains(character)
        return isSpace ? UTF8.width(character) : 0
    }

    private mutating func comment() throws {
        let start = line
        if bytes[position...].starts(with: Array("//".utf8)) {
            while let next, next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { advance() }
        } else if bytes[position...].starts(with: Array("/*".utf8)) {
            position += 2
            while !bytes[position...].starts(with: Array("*/".utf8)) {
                guard next != nil else { throw error("the comment that begins here has no end", line: start) }
                advance()
            }
            position += 2
        } else {
            throw error("expected a value, found '/'")
        }
    }
}
