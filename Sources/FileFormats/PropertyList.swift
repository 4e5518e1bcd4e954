import Foundation

/// Reads property lists in all their formats: OpenStep's text (which `project.pbxproj` and `.strings` have), XML and binary.
///
/// Foundation's reader reports no line for the text format, and damaged binary lists end the process in it.
public enum PropertyList {
    /// The maximum nesting depth of lists and dictionaries.
    static let maximumDepth = 64

    /// The value in `data`: dictionaries (`[String: Any]`), arrays, strings, numbers, booleans, dates and data.
    ///
    /// - Parameter isStringTable: Whether a text is a `.strings` file: a dictionary without its braces.
    /// - Throws: `FormatError`.
    public static func read(_ data: Data, isStringTable: Bool = false) throws -> Any {
        if data.starts(with: Array("bplist".utf8)) { return try BinaryPropertyList.read(data) }
        guard let text = text(data) else {
            // Of XML the parser knows the encoding by the declaration.
            if data.starts(with: Array("<?xml".utf8)) { return try XMLPropertyList.read(data) }
            let line = UTF8Text.firstError(in: data)?.line ?? 1
            throw FormatError(line: line, message: "not UTF-8 or UTF-16 text")
        }
        // libxml2 gets the bytes as they are: it knows encodings by the declaration, too.
        if isXML(text) { return try XMLPropertyList.read(data) }
        return try OpenStepPropertyList.read(isStringTable && !isWhole(text) ? "{" + text + "\n}" : text)
    }

    /// A value of a type whose form is a property list. Foundation's decoder gets none but well-formed bytes.
    ///
    /// - Throws: `FormatError` for damaged bytes; `DecodingError` for those that mean something else.
    public static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        let value = try read(data)
        guard PropertyListSerialization.propertyList(value, isValidFor: .binary) else {
            throw FormatError(line: 1, message: "no property list of Foundation's")
        }
        let whole = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        return try PropertyListDecoder().decode(type, from: whole)
    }

    /// The text, by its byte order mark or as UTF-8.
    private static func text(_ data: Data) -> String? {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return String(data: data, encoding: .utf16) }
        return String(data: data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, encoding: .utf8)
    }

    private static func isXML(_ text: String) -> Bool {
        let start = text.drop { $0.isWhitespace }
        return ["<?xml", "<!DOCTYPE", "<!--", "<plist"].contains { start.hasPrefix($0) }
    }

    /// Whether a table of strings has its braces after all.
    private static func isWhole(_ text: String) -> Bool { text.first { !$0.isWhitespace } == "{" }
}
