import Foundation

/// Property lists in XML.
struct XMLPropertyList {
    private let reader: XMLReader
    /// Line of the last start tag.
    private var line = 1
    private var depth = 0

    /// - Throws: `FormatError`.
    static func read(_ data: Data) throws -> Any {
        var list = XMLPropertyList(reader: try XMLReader(XMLComments.blanked(data)))
        return try list.document()
    }

    private init(reader: XMLReader) { self.reader = reader }

    private mutating func document() throws -> Any {
        guard try nextTag() == .start("plist") else { throw error("the root is not <plist>") }
        guard case .start(let name) = try nextTag() else { throw error("<plist> is empty") }
        let value = try value(name)
        guard try nextTag() == .end else { throw error("<plist> holds more than one value") }
        while try reader.next() != nil {}
        return value
    }

    private enum Tag: Equatable {
        case start(String)
        case end
    }

    /// The next tag; only blanks may stand before it.
    private mutating func nextTag() throws -> Tag {
        while let event = try reader.next() {
            switch event {
            case .start(let name, _, let line):
                self.line = line
                return .start(name)
            case .end: return .end
            case .text(let text): if !text.allSatisfy(\.isWhitespace) { throw error("text where a value should be: '\(text.prefix(20))'") }
            }
        }
        throw error("the file ends where a value should be")
    }

    /// The text of the element whose start tag was just read, to its end tag.
    private mutating func text(of name: String) throws -> String {
        var text = ""
        while let event = try reader.next() {
            switch event {
            case .text(let part): text += part
            case .start(let inner, _, let line):
                self.line = line
                throw error("<\(inner)> inside of <\(name)>")
            case .end: return text
            }
        }
        throw error("the file ends within <\(name)>")
    }

    private func error(_ message: String) -> FormatError { FormatError(line: line, message: message) }

    // MARK: Values

    private mutating func value(_ name: String) throws -> Any {
        depth += 1
        defer { depth -= 1 }
        guard depth <= PropertyList.maximumDepth else { throw error("nested too deeply") }
        switch name {
        case "dict": return try dictionary()
        case "array": return try array()
        case "true", "false":
            guard try text(of: name).allSatisfy(\.isWhitespace) else { throw error("<\(name)/> has no content") }
            return name == "true"
        case "string": return try text(of: name)
        case "integer", "real", "date", "data":
            let text = try text(of: name).trimmingCharacters(in: .whitespacesAndNewlines)
            guard let value = Self.scalar(name, text) else { throw error("'\(text.prefix(40))' is no <\(name)>") }
            return value
        default: throw error("<\(name)> is no element of a property list")
        }
    }

    private mutating func dictionary() throws -> [String: Any] {
        var result: [String: Any] = [:]
        while true {
            guard case .start(let name) = try nextTag() else { return result }
            guard name == "key" else { throw error("<\(name)> where a <key> should be") }
            let key = try text(of: name)
            guard case .start(let kind) = try nextTag() else { throw error("the key '\(key)' has no value") }
            result[key] = try value(kind)
        }
    }

    private mutating func array() throws -> [Any] {
        var result: [Any] = []
        while case .start(let name) = try nextTag() { result.append(try value(name)) }
        return result
    }

    private static func scalar(_ name: String, _ text: String) -> Any? {
        switch name {
        case "integer": integer(text)
        case "real": Double(text)
        case "date": try? Date(text, strategy: .iso8601)
        default: Data(base64Encoded: text, options: .ignoreUnknownCharacters)
        }
    }

    private static func integer(_ text: String) -> Any? {
        let isNegative = text.hasPrefix("-"), digits = text.drop { $0 == "-" || $0 == "+" }
        if digits.lowercased().hasPrefix("0x") { return Int((isNegative ? "-" : "") + digits.dropFirst(2), radix: 16) }
        return Int(text) ?? UInt64(text).map { $0 as Any }
    }
}
