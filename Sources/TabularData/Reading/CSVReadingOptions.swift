import QuinceFoundation

/// The type of a column of a file. Source: Apple's documentation of `CSVType`.
public enum CSVType: Hashable, Sendable { case integer, boolean, float, double, date, string, data }

/// How a file of values is read. Source: Apple's documentation of `CSVReadingOptions`.
public struct CSVReadingOptions {
    public var hasHeaderRow: Bool
    /// Texts that stand for a missing value.
    public var nilEncodings: Set<String>
    public var trueEncodings: Set<String>
    public var falseEncodings: Set<String>
    /// The type of numbers with fractions: `float` or `double`.
    public var floatingPointType: CSVType
    public var ignoresEmptyLines: Bool
    public var usesQuoting: Bool
    public var usesEscaping: Bool
    public let delimiter: Character
    public let escapeCharacter: Character
    var dateParsers: [(String) -> Date?] = []

    public init(
        hasHeaderRow: Bool = true,
        nilEncodings: Set<String> = ["", "#N/A", "#N/A N/A", "#NA", "N/A", "NA", "NULL", "n/a", "nil", "null"],
        trueEncodings: Set<String> = ["1", "True", "TRUE", "true"], falseEncodings: Set<String> = ["0", "False", "FALSE", "false"],
        floatingPointType: CSVType = .double, ignoresEmptyLines: Bool = true, usesQuoting: Bool = true, usesEscaping: Bool = false,
        delimiter: Character = ",", escapeCharacter: Character = "\\"
    ) {
        (self.hasHeaderRow, self.nilEncodings) = (hasHeaderRow, nilEncodings)
        (self.trueEncodings, self.falseEncodings) = (trueEncodings, falseEncodings)
        (self.floatingPointType, self.ignoresEmptyLines) = (floatingPointType, ignoresEmptyLines)
        (self.usesQuoting, self.usesEscaping) = (usesQuoting, usesEscaping)
        (self.delimiter, self.escapeCharacter) = (delimiter, escapeCharacter)
    }

    public mutating func addDateParseStrategy<T: ParseStrategy>(_ strategy: T) where T.ParseInput == String, T.ParseOutput == Date {
        dateParsers.append { try? strategy.parse($0) }
    }

    func isNil(_ text: String) -> Bool { nilEncodings.contains(text) }
    func boolean(_ text: String) -> Bool? { trueEncodings.contains(text) ? true : falseEncodings.contains(text) ? false : nil }
    /// By the parsers that were added; without any, by ISO 8601.
    func date(_ text: String) -> Date? {
        if !dateParsers.isEmpty { return dateParsers.lazy.compactMap { $0(text) }.first }
        return (try? Date(text, strategy: .iso8601)) ?? (try? Date(text, strategy: .iso8601.year().month().day()))
    }
}

/// The reason why a file was not read. Rows begin with 0. Source: Apple's documentation of `CSVReadingError`.
public enum CSVReadingError: LocalizedError, CustomStringConvertible {
    case badEncoding(row: Int, column: Int, cellContents: Data)
    case misplacedQuote(row: Int, column: Int)
    case wrongNumberOfColumns(row: Int, columns: Int, expected: Int)
    case failedToParse(row: Int, column: Int, type: CSVType, cellContents: Data)
    case missingColumns([String])
    case outOfBounds(requestedRow: Int, rowCount: Int)
    case unsupportedEncoding(String)

    public var description: String {
        switch self {
        case .badEncoding(let row, let column, _): "Row \(row), column \(column): the text is not encoded in UTF-8."
        case .misplacedQuote(let row, let column): "Row \(row), column \(column): a quotation mark is misplaced."
        case .wrongNumberOfColumns(let row, let columns, let expected): "Row \(row) has \(columns) columns, not \(expected)."
        case .failedToParse(let row, let column, let type, let cell):
            "Row \(row), column \(column): “\(String(decoding: cell, as: UTF8.self))” is not of the type \(type)."
        case .missingColumns(let names): "The file has no columns \(names.joined(separator: ", "))."
        case .outOfBounds(let row, let count): "Row \(row) was asked for; the file has \(count)."
        case .unsupportedEncoding(let name): "The encoding \(name) is not supported."
        }
    }
    public var errorDescription: String? { description }
}
