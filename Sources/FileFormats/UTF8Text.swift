import Foundation

/// Texts in UTF-8, and where others stop being that.
public enum UTF8Text {
    /// The text in `data`, without a byte order mark.
    ///
    /// - Throws: `FormatError` with the line of the first bytes that are no UTF-8.
    public static func decode(_ data: Data) throws -> String {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            throw FormatError(line: 1, message: "UTF-16 text instead of UTF-8")
        }
        let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        throw firstError(in: bytes) ?? FormatError(line: 1, message: "not UTF-8 text")
    }

    /// Returns the first error in text that is not UTF-8; nil if it is valid.
    public static func firstError(in data: Data) -> FormatError? {
        // No character of several bytes has a line feed's among them, so lines can be looked at one by one.
        for (index, line) in data.split(separator: 10, omittingEmptySubsequences: false).enumerated()
        where String(validating: line, as: UTF8.self) == nil {
            return FormatError(line: index + 1, message: "not UTF-8 text: it has the byte \(firstByte(in: line))")
        }
        return nil
    }

    /// `0xE9`
    private static func firstByte(in line: Data) -> String {
        var parser = Unicode.UTF8.ForwardParser()
        var bytes = line.makeIterator()
        var position = line.startIndex
        while case .valid(let character) = parser.parseScalar(from: &bytes) { position += character.count }
        return "0x" + String(line[min(position, line.endIndex - 1)], radix: 16, uppercase: true)
    }
}
