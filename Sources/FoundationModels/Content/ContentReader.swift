import QuinceFoundation

/// Reads JSON, whole or broken off, with the order of its properties.
struct ContentReader {
    /// Deeper JSON is refused.
    static let maximumDepth = 256
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    private typealias Failure = LanguageModelSession.GenerationError

    /// The only value of the text.
    mutating func content() throws -> GeneratedContent {
        guard let value = try value() else { return GeneratedContent(kind: .null, isComplete: false) }
        skipSpace()
        guard position == bytes.count else { throw problem("there is more behind the value") }
        return value
    }

    /// The next value; nil where the text ends before anything of it can be known.
    private mutating func value() throws -> GeneratedContent? {
        skipSpace()
        guard let byte = current else { return nil }
        switch byte {
        case UInt8(ascii: "{"): return try nested { try $0.structure() }
        case UInt8(ascii: "["): return try nested { try $0.array() }
        case UInt8(ascii: "\""):
            let (text, isComplete) = try string()
            return GeneratedContent(kind: .string(text), isComplete: isComplete)
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func nested(_ read: (inout ContentReader) throws -> GeneratedContent) throws -> GeneratedContent {
        guard depth < Self.maximumDepth else { throw problem("it is nested deeper than \(Self.maximumDepth) levels") }
        depth += 1
        defer { depth -= 1 }
        position += 1
        return try read(&self)
    }

    private mutating func structure() throws -> GeneratedContent {
        var (properties, keys): ([String: GeneratedContent], [String]) = ([:], [])
        func result(_ isComplete: Bool) -> GeneratedContent {
            GeneratedContent(kind: .structure(properties: properties, orderedKeys: keys), isComplete: isComplete)
        }
        if closes(with: "}") { return result(true) }
        while true {
            skipSpace()
            guard current != nil else { return result(false) }
            guard current == UInt8(ascii: "\"") else { throw problem("a property's name was expected") }
            let (key, isWhole) = try string()
            skipSpace()
            guard isWhole, current != nil else { return result(false) }
            guard take(":") else { throw problem("':' was expected") }
            guard let value = try value() else { return result(false) }
            if properties.updateValue(value, forKey: key) == nil { keys.append(key) }
            guard value.isComplete else { return result(false) }
            if closes(with: "}") { return result(true) }
            guard current != nil else { return result(false) }
            guard take(",") else { throw problem("',' or '}' was expected") }
        }
    }

    private mutating func array() throws -> GeneratedContent {
        var elements: [GeneratedContent] = []
        if closes(with: "]") { return GeneratedContent(kind: .array([]), isComplete: true) }
        while true {
            guard let element = try value() else { break }
            elements.append(element)
            guard element.isComplete else { break }
            if closes(with: "]") { return GeneratedContent(kind: .array(elements), isComplete: true) }
            guard current != nil else { break }
            guard take(",") else { throw problem("',' or ']' was expected") }
        }
        return GeneratedContent(kind: .array(elements), isComplete: false)
    }

    /// A text, and whether its closing quotation mark is there.
    private mutating func string() throws -> (String, Bool) {
        position += 1
        var text: [UInt8] = []
        while let byte = current {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return (String(decoding: text, as: UTF8.self), true)
            case UInt8(ascii: "\\"):
                guard let character = try escape() else { return (String(decoding: text, as: UTF8.self), false) }
                text += character
            case 0..<0x20: throw problem("a control character is in a text")
            default: text.append(byte)
            }
        }
        return (String(decoding: text, as: UTF8.self), false)
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12,
        UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
    ]

    /// The character of an escape sequence; nil where the text breaks off in it.
    private mutating func escape() throws -> [UInt8]? {
        guard let byte = current else { return nil }
        position += 1
        if let character = Self.escapes[byte] { return [character] }
        guard byte == UInt8(ascii: "u") else { throw problem("an unknown escape sequence is in a text") }
        guard var scalar = try hexadecimal() else { return nil }
        if (0xD800..<0xDC00).contains(scalar), current == UInt8(ascii: "\\") {
            let start = position
            position += 1
            if take("u", skippingSpace: false), let low = try hexadecimal(), (0xDC00..<0xE000).contains(low) {
                scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
            } else {
                if position >= bytes.count { return nil }
                position = start
            }
        }
        return Array(String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
    }

    private mutating func hexadecimal() throws -> UInt32? {
        guard position + 4 <= bytes.count else {
            position = bytes.count
            return nil
        }
        let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
        guard digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else {
            throw problem("four hexadecimal digits were expected")
        }
        position += 4
        return value
    }

    private mutating func word(_ word: String, _ kind: GeneratedContent.Kind) throws -> GeneratedContent? {
        let rest = bytes[position...].prefix(word.utf8.count)
        guard word.utf8.starts(with: rest) else { throw problem("'\(word)' was expected") }
        position += rest.count
        return rest.count == word.utf8.count ? GeneratedContent(kind: kind, isComplete: true) : nil
    }

    private mutating func number() throws -> GeneratedContent? {
        let digits = bytes[position...].prefix { "0123456789+-.eE".utf8.contains($0) }
        guard let first = digits.first, first == UInt8(ascii: "-") || (48...57).contains(first) else {
            throw problem("a value was expected")
        }
        position += digits.count
        // The rest of a number may follow where the text ends with it, but for numbers that are the whole text.
        let mayContinue = position == bytes.count && depth > 0
        guard let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite else {
            if position == bytes.count { return nil }
            throw problem("a number is malformed")
        }
        return GeneratedContent(kind: .number(value), isComplete: !mayContinue)
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() { while let byte = current, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { position += 1 } }

    private mutating func take(_ character: Unicode.Scalar, skippingSpace: Bool = true) -> Bool {
        if skippingSpace { skipSpace() }
        guard current == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func closes(with character: Unicode.Scalar) -> Bool { take(character) }

    private func problem(_ reason: String) -> Failure { .decoding("the JSON is malformed at byte \(position): \(reason)") }
}
