import QuinceFoundation

extension DataFrame {
    /// Reads a file of values that a delimiter separates.
    ///
    /// - Parameters:
    ///   - columns: The columns that are read; nil = all.
    ///   - rows: The rows that are read, from 0 below the header; nil = all.
    ///   - types: The types of columns; the others' are inferred.
    /// - Throws: `CSVReadingError`, and errors of reading the file.
    public init(
        contentsOfCSVFile url: URL, columns: [String]? = nil, rows: Range<Int>? = nil, types: [String: CSVType] = [:],
        options: CSVReadingOptions = CSVReadingOptions()
    ) throws {
        try self.init(csvData: Data(contentsOf: url), columns: columns, rows: rows, types: types, options: options)
    }

    public init(
        csvData data: Data, columns: [String]? = nil, rows: Range<Int>? = nil, types: [String: CSVType] = [:],
        options: CSVReadingOptions = CSVReadingOptions()
    ) throws {
        var lines = try CSVParser.rows(data, options)
        let width = lines.first?.count ?? 0
        let header = options.hasHeaderRow && !lines.isEmpty ? Self.unique(lines.removeFirst()) : (0..<width).map { "Column \($0)" }
        for (row, line) in lines.enumerated() where line.count != width {
            throw CSVReadingError.wrongNumberOfColumns(row: row + (options.hasHeaderRow ? 1 : 0), columns: line.count, expected: width)
        }
        if let rows {
            guard rows.lowerBound >= 0, rows.lowerBound <= lines.count else {
                throw CSVReadingError.outOfBounds(requestedRow: rows.lowerBound, rowCount: lines.count)
            }
            lines = Array(lines[rows.lowerBound..<Swift.min(rows.upperBound, lines.count)])
        }
        let missing = (columns ?? []).filter { !header.contains($0) }
        guard missing.isEmpty else { throw CSVReadingError.missingColumns(missing) }
        let reader = CSVColumns(options: options), first = (rows?.lowerBound ?? 0) + (options.hasHeaderRow ? 1 : 0)
        self.init()
        for name in columns ?? header {
            guard let index = header.firstIndex(of: name) else { continue }
            let cells = lines.map { $0[index] }
            append(column: try reader.column(name, cells, types[name] ?? reader.type(of: cells), index: index, row: first))
        }
    }

    /// Names of which each stands once: those of columns that have none are their numbers.
    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.enumerated().map { index, name in
            var name = name.isEmpty ? "Column \(index)" : name, number = 1
            let base = name
            while !seen.insert(name).inserted {
                name = "\(base) \(number)"
                number += 1
            }
            return name
        }
    }

    /// The frame as a file of values.
    public func csvRepresentation(options: CSVWritingOptions = CSVWritingOptions()) throws -> Data {
        let names = options.includesHeader ? [columns.map { options.quoted($0.name) }] : []
        let lines = names + (0..<shape.rows).map { row in columns.map { options.text($0[row]) } }
        return Data(lines.map { $0.joined(separator: String(options.delimiter)) + options.newline }.joined().utf8)
    }
    public func writeCSV(to url: URL, options: CSVWritingOptions = CSVWritingOptions()) throws {
        try csvRepresentation(options: options).write(to: url)
    }
}

extension DataFrame.Slice {
    public func csvRepresentation(options: CSVWritingOptions = CSVWritingOptions()) throws -> Data {
        try contents.csvRepresentation(options: options)
    }
    public func writeCSV(to url: URL, options: CSVWritingOptions = CSVWritingOptions()) throws {
        try contents.writeCSV(to: url, options: options)
    }
}

/// How a file of values is written. Source: Apple's documentation of `CSVWritingOptions`.
public struct CSVWritingOptions {
    public var includesHeader: Bool
    public var nilEncoding: String
    public var trueEncoding: String
    public var falseEncoding: String
    public var newline: String
    public var delimiter: Character
    /// nil = ISO 8601.
    public var dateFormat: String?

    public init(
        includesHeader: Bool = true, dateFormat: String? = nil, nilEncoding: String = "", trueEncoding: String = "true",
        falseEncoding: String = "false", newline: String = "\n", delimiter: Character = ","
    ) {
        (self.includesHeader, self.dateFormat, self.nilEncoding) = (includesHeader, dateFormat, nilEncoding)
        (self.trueEncoding, self.falseEncoding) = (trueEncoding, falseEncoding)
        (self.newline, self.delimiter) = (newline, delimiter)
    }

    func text(_ value: Any?) -> String {
        switch value {
        case nil: nilEncoding
        case let value as Bool: value ? trueEncoding : falseEncoding
        case let value as Date: quoted(text(of: value))
        case let value as Data: quoted(String(decoding: value, as: UTF8.self))
        case .some(let value): quoted("\(value)")
        }
    }

    private func text(of date: Date) -> String {
        guard let dateFormat else { return date.formatted(.iso8601) }
        let formatter = DateFormatter()
        (formatter.locale, formatter.dateFormat) = (Locale(identifier: "en_US_POSIX"), dateFormat)
        return formatter.string(from: date)
    }

    /// In quotation marks where the text needs them.
    func quoted(_ text: String) -> String {
        guard text.contains(where: { $0 == delimiter || $0 == "\"" || $0.isNewline }) else { return text }
        return "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }
}
