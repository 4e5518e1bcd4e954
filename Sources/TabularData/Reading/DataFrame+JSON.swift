import QuinceFoundation

/// The type of a column of a file. Source: Apple's documentation of `JSONType`.
public enum JSONType: Hashable, Sendable { case integer, boolean, double, date, string, array, object }

/// How a file is read. Source: Apple's documentation of `JSONReadingOptions`.
public struct JSONReadingOptions {
    var dateParsers: [(String) -> Date?] = []
    public init() {}
    public mutating func addDateParseStrategy<T: ParseStrategy>(_ strategy: T) where T.ParseInput == String, T.ParseOutput == Date {
        dateParsers.append { try? strategy.parse($0) }
    }

    func date(_ text: String) -> Date? {
        if !dateParsers.isEmpty { return dateParsers.lazy.compactMap { $0(text) }.first }
        return try? Date(text, strategy: .iso8601)
    }
}

/// The reason why a file was not read. Source: Apple's documentation of `JSONReadingError`.
public enum JSONReadingError: LocalizedError, CustomStringConvertible {
    case unsupportedStructure
    case incompatibleValues(String)
    case failedToParse(row: Int, column: String, type: JSONType)

    public var description: String {
        switch self {
        case .unsupportedStructure: "The file must hold an array of objects."
        case .incompatibleValues(let column): "The values of the column \(column) have no type in common."
        case .failedToParse(let row, let column, let type): "Row \(row), column \(column): the value is not of the type \(type)."
        }
    }
    public var errorDescription: String? { description }
}

extension DataFrame {
    /// Reads a file that holds an array of objects, of which each is a row.
    ///
    /// - Parameters:
    ///   - columns: The columns that are read; nil = all, by their names.
    ///   - types: The types of columns; the others' are inferred.
    /// - Throws: `JSONReadingError`, and errors of reading the file.
    public init(
        contentsOfJSONFile url: URL, columns: [String]? = nil, types: [String: JSONType] = [:],
        options: JSONReadingOptions = JSONReadingOptions()
    ) throws {
        try self.init(jsonData: Data(contentsOf: url), columns: columns, types: types, options: options)
    }

    public init(
        jsonData data: Data, columns: [String]? = nil, types: [String: JSONType] = [:], options: JSONReadingOptions = JSONReadingOptions()
    ) throws {
        guard let rows = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] else {
            throw JSONReadingError.unsupportedStructure
        }
        let names = columns ?? rows.reduce(into: Set<String>()) { $0.formUnion($1.keys) }.sorted()
        self.init()
        for name in names {
            let values = rows.map { row in row[name].flatMap { $0 is NSNull ? nil : $0 } }
            append(column: try JSONColumn(name: name, values: values, options: options).column(types[name]))
        }
    }

    /// The frame as an array of objects; missing values are left out.
    public func jsonRepresentation(options: JSONWritingOptions = JSONWritingOptions()) throws -> Data {
        let rows = (0..<shape.rows).map { row in
            columns.reduce(into: [String: Any]()) { object, column in
                guard let value = column[row] else { return }
                object[column.name] = (value as? Date).map { $0.formatted(.iso8601) } ?? value
            }
        }
        guard JSONSerialization.isValidJSONObject(rows) else {
            throw CocoaError(.coderInvalidValue, userInfo: [NSDebugDescriptionErrorKey: "A value cannot be written as JSON."])
        }
        var format: JSONSerialization.WritingOptions = options.sortKeys ? [.sortedKeys] : []
        if options.prettyPrint { format.insert(.prettyPrinted) }
        return try JSONSerialization.data(withJSONObject: rows, options: format)
    }
    public func writeJSON(to url: URL, options: JSONWritingOptions = JSONWritingOptions()) throws {
        try jsonRepresentation(options: options).write(to: url)
    }
}

/// How a file is written. Source: Apple's documentation of `JSONWritingOptions`.
public struct JSONWritingOptions {
    public var sortKeys = false
    public var prettyPrint = false
    public init() {}
}

/// Makes a column of values of JSON.
struct JSONColumn {
    let name: String
    let values: [Any?]
    let options: JSONReadingOptions

    /// Whether a value was `true` or `false`: those are numbers of the type of C's truth values.
    private static func isBoolean(_ value: Any) -> Bool {
        (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? (value is Bool)
    }

    func column(_ type: JSONType?) throws -> AnyColumn {
        switch try type ?? inferred() {
        case .integer: try parsed(.integer) { Self.isBoolean($0) ? nil : ($0 as? NSNumber).flatMap { Int(exactly: $0.doubleValue) } }
        case .boolean: try parsed(.boolean) { Self.isBoolean($0) ? ($0 as? NSNumber)?.boolValue ?? $0 as? Bool : nil }
        case .double: try parsed(.double) { Self.isBoolean($0) ? nil : ($0 as? NSNumber)?.doubleValue }
        case .date: try parsed(.date) { ($0 as? String).flatMap { options.date($0) } }
        case .string: try parsed(.string) { $0 as? String }
        case .array: try parsed(.array) { $0 as? [Any] }
        case .object: try parsed(.object) { $0 as? [String: Any] }
        }
    }

    private func inferred() throws -> JSONType {
        let present = values.compactMap { $0 }
        if present.allSatisfy({ $0 is String }) {
            return !present.isEmpty && present.allSatisfy { ($0 as? String).flatMap { options.date($0) } != nil } ? .date : .string
        }
        if present.allSatisfy({ Self.isBoolean($0) }) { return .boolean }
        if present.allSatisfy({ !Self.isBoolean($0) && $0 is NSNumber }) {
            return present.allSatisfy { ($0 as? NSNumber).flatMap { Int(exactly: $0.doubleValue) } != nil } ? .integer : .double
        }
        if present.allSatisfy({ $0 is [Any] }) { return .array }
        guard present.allSatisfy({ $0 is [String: Any] }) else { throw JSONReadingError.incompatibleValues(name) }
        return .object
    }

    private func parsed<T>(_ type: JSONType, _ parse: (Any) -> T?) throws -> AnyColumn {
        let values: [T?] = try values.enumerated().map { row, value in
            guard let value else { return nil }
            guard let result = parse(value) else { throw JSONReadingError.failedToParse(row: row, column: name, type: type) }
            return result
        }
        return AnyColumn(Column(name: name, contents: values))
    }
}
