import QuinceFoundation

/// A piece of SQL with the values of its parameters, in their order.
struct SQL: ExpressibleByStringInterpolation {
    private(set) var text: String
    private(set) var values: [SQLiteValue] = []

    init(stringLiteral text: String) { self.text = text }
    init(_ text: String) { self.text = text }
    init(stringInterpolation: StringInterpolation) { (text, values) = (stringInterpolation.text, stringInterpolation.values) }

    /// Splices other pieces with their parameters; `value:` makes a parameter of a value.
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        fileprivate var values: [SQLiteValue] = []

        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity + 16 * interpolationCount) }

        mutating func appendLiteral(_ literal: String) { text += literal }
        mutating func appendInterpolation(_ sql: SQL) {
            text += sql.text
            values += sql.values
        }
        mutating func appendInterpolation(_ plain: String) { text += plain }
        mutating func appendInterpolation(_ number: Int64) { text += String(number) }
        mutating func appendInterpolation(value: SQLiteValue) {
            text += "?"
            values.append(value)
        }
    }

    static func + (lhs: SQL, rhs: SQL) -> SQL { "\(lhs)\(rhs)" }
    static func += (lhs: inout SQL, rhs: SQL) {
        lhs.text += rhs.text
        lhs.values += rhs.values
    }

    static let yes: SQL = "1"
    static let no: SQL = "0"
}

extension [SQL] {
    func joined(by separator: String) -> SQL {
        var result = SQL("")
        for (position, part) in enumerated() {
            if position > 0 { result += SQL(separator) }
            result += part
        }
        return result
    }
}
