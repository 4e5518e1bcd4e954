import CDatabase
import QuinceFoundation

/// SQL functions and collations that give the answers of predicates and sort descriptors in memory.
enum SQLiteFunctions {
    /// `quince_text(operator, options, left, right)`: a comparison of texts.
    static let text = "quince_text"
    /// `quince_call(name, kinds, arguments…)`: a function of expressions. The kinds are those of `ExpressionKind`, a letter each.
    static let call = "quince_call"

    static func register(on database: OpaquePointer) {
        _ = database_create_function_v2(
            database, text, 4, 0x801, nil,
            { context, _, values in
                guard let context, let values else { return }
                SQLiteFunctions.compareTexts(context, values)
            }, nil, nil, nil)
        _ = database_create_function_v2(
            database, call, -1, 0x801, nil,
            { context, count, values in
                guard let context, let values, count >= 2 else { return }
                SQLiteFunctions.callFunction(context, values, Int(count))
            }, nil, nil, nil)
        for collation in SQLiteCollation.allCases { collation.register(on: database) }
    }

    // MARK: Texts

    private static func compareTexts(_ context: OpaquePointer, _ values: UnsafeMutablePointer<OpaquePointer?>) {
        let kind = UInt(truncatingIfNeeded: database_value_int64(values[0]))
        let options = NSComparisonPredicate.Options(rawValue: UInt(truncatingIfNeeded: database_value_int64(values[1])))
        // Missing values have no order and contain nothing; equality is never asked for with one.
        guard database_value_type(values[2]) != 5, database_value_type(values[3]) != 5,
            let kind = NSComparisonPredicate.Operator(rawValue: kind)
        else { return database_result_int64(context, 0) }
        let (left, right) = (bytes(values[2]), bytes(values[3]))
        let result = PlainText.compare(left, right, kind, options) ?? TextPredicates.holds(left, right, kind, options)
        database_result_int64(context, result ? 1 : 0)
    }

    fileprivate static func bytes(_ value: OpaquePointer?) -> UnsafeBufferPointer<UInt8> {
        // The text first: it may have to be converted, which changes its size.
        let start = database_value_text(value)
        return UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(database_value_bytes(value)))
    }

    // MARK: Functions of expressions

    private static func callFunction(_ context: OpaquePointer, _ values: UnsafeMutablePointer<OpaquePointer?>, _ count: Int) {
        let name = String(decoding: bytes(values[0]), as: UTF8.self)
        let kinds = Array(bytes(values[1]))
        let arguments = (2..<count).map { NSExpression(forConstantValue: argument(values[$0], kinds[$0 - 2])) }
        let result = NSExpression(forFunction: name, arguments: arguments).expressionValue(with: nil, context: nil)
        switch result {
        case nil, is NSNull: database_result_null(context)
        case let text as String:
            var text = text
            text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { database_result_text64(context, $0.baseAddress, UInt64($0.count)) }
            }
        case let date as Date: database_result_double(context, date.timeIntervalSinceReferenceDate)
        case let number as NSDecimalNumber: database_result_double(context, number.doubleValue)
        case let number as NSNumber where isInteger(number): database_result_int64(context, number.int64Value)
        case let number as NSNumber: database_result_double(context, number.doubleValue)
        case let value?: database_result_error(context, "\(name) returned \(value)")
        }
    }

    private static func isInteger(_ number: NSNumber) -> Bool {
        let type = UInt8(bitPattern: number.objCType.pointee)
        return type != UInt8(ascii: "d") && type != UInt8(ascii: "f")
    }

    private static func argument(_ value: OpaquePointer?, _ kind: UInt8) -> Any? {
        switch database_value_type(value) {
        case 1, 2:
            if kind == ExpressionKind.date.letter { return Date(timeIntervalSinceReferenceDate: database_value_double(value)) }
            if kind == ExpressionKind.decimal.letter { return NSDecimalNumber(value: database_value_double(value)) }
            return database_value_type(value) == 1
                ? NSNumber(value: database_value_int64(value)) : NSNumber(value: database_value_double(value))
        case 3: return String(decoding: bytes(value), as: UTF8.self)
        case 4: return Data(bytes: database_value_blob(value), count: Int(database_value_bytes(value)))
        default: return nil
        }
    }
}

/// The orders of texts that sort descriptors know by their selectors.
enum SQLiteCollation: String, CaseIterable {
    case caseInsensitive = "NSCollateNoCase"
    case localized = "NSCollateLocaleSensitive"
    case localizedCaseInsensitive = "NSCollateLocaleSensitiveNoCase"
    case localizedStandard = "NSCollateFinderlike"

    /// The collation of a sort descriptor's selector; nil for `compare:` and unknown ones.
    init?(selector: String) {
        switch selector {
        case "caseInsensitiveCompare:": self = .caseInsensitive
        case "localizedCompare:": self = .localized
        case "localizedCaseInsensitiveCompare:": self = .localizedCaseInsensitive
        case "localizedStandardCompare:": self = .localizedStandard
        default: return nil
        }
    }

    private typealias Compare = @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32

    private var function: Compare {
        switch self {
        case .caseInsensitive:
            { _, count, left, otherCount, right in Self.order(count, left, otherCount, right) { $0.caseInsensitiveCompare($1) } }
        case .localized:
            { _, count, left, otherCount, right in Self.order(count, left, otherCount, right) { $0.localizedCompare($1) } }
        case .localizedCaseInsensitive:
            { _, count, left, otherCount, right in Self.order(count, left, otherCount, right) { $0.localizedCaseInsensitiveCompare($1) } }
        case .localizedStandard:
            { _, count, left, otherCount, right in Self.order(count, left, otherCount, right) { $0.localizedStandardCompare($1) } }
        }
    }

    fileprivate func register(on database: OpaquePointer) { _ = database_create_collation_v2(database, rawValue, 1, nil, function, nil) }

    private static func order(
        _ count: Int32, _ left: UnsafeRawPointer?, _ otherCount: Int32, _ right: UnsafeRawPointer?,
        _ compare: (String, String) -> ComparisonResult
    ) -> Int32 {
        func text(_ start: UnsafeRawPointer?, _ count: Int32) -> String {
            String(decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
        }
        return Int32(compare(text(left, count), text(right, otherCount)).rawValue)
    }
}

/// Comparisons of texts of ASCII alone, byte by byte; what else there is goes the long way.
private enum PlainText {
    static func compare(
        _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>, _ kind: NSComparisonPredicate.Operator,
        _ options: NSComparisonPredicate.Options
    ) -> Bool? {
        guard isPlain(left), isPlain(right) else { return nil }
        let folds = options.contains(.caseInsensitive) && !options.contains(.normalized)
        switch kind {
        case .equalTo: return left.count == right.count && matches(left, right, at: 0, folds)
        case .notEqualTo: return left.count != right.count || !matches(left, right, at: 0, folds)
        case .beginsWith: return right.count <= left.count && matches(left, right, at: 0, folds)
        case .endsWith: return right.count <= left.count && matches(left, right, at: left.count - right.count, folds)
        case .contains:
            guard right.count <= left.count else { return false }
            return (0...(left.count - right.count)).contains { matches(left, right, at: $0, folds) }
        default: return nil
        }
    }

    /// Whether all characters are ASCII, none a line break, of which two may be one.
    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool { text.allSatisfy { $0 >= 0x20 && $0 < 0x7f } }

    private static func matches(_ text: UnsafeBufferPointer<UInt8>, _ part: UnsafeBufferPointer<UInt8>, at start: Int, _ folds: Bool)
        -> Bool
    {
        for index in part.indices {
            let (mine, theirs) = (text[start + index], part[index])
            if mine != theirs && !(folds && lowercased(mine) == lowercased(theirs)) { return false }
        }
        return true
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte }
}

/// Predicates on texts with a constant right side, so that SQL and memory run the same code.
private enum TextPredicates {
    private struct Key: Hashable {
        let pattern: String
        let kind: UInt
        let options: UInt
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [Key: NSComparisonPredicate] = [:]

    static func holds(
        _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>, _ kind: NSComparisonPredicate.Operator,
        _ options: NSComparisonPredicate.Options
    ) -> Bool {
        let key = Key(pattern: String(decoding: right, as: UTF8.self), kind: kind.rawValue, options: options.rawValue)
        return predicate(key, kind, options).evaluate(with: String(decoding: left, as: UTF8.self), substitutionVariables: nil)
    }

    private static func predicate(
        _ key: Key, _ kind: NSComparisonPredicate.Operator, _ options: NSComparisonPredicate.Options
    ) -> NSComparisonPredicate {
        lock.withLock {
            if let predicate = known[key] { return predicate }
            let predicate = NSComparisonPredicate(
                leftExpression: .expressionForEvaluatedObject(), rightExpression: NSExpression(forConstantValue: key.pattern),
                modifier: .direct, type: kind, options: options)
            if known.count >= 200 { known = [:] }
            known[key] = predicate
            return predicate
        }
    }
}
