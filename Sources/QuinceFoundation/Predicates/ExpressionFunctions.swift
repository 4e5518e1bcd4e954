import Foundation

/// The functions that formats and `NSExpression(forFunction:arguments:)` know. Source: Apple's documentation of that initializer.
enum ExpressionFunctions {
    typealias Function = (_ arguments: [Any?]) -> Any?

    static func isKnown(_ name: String) -> Bool { all[name] != nil }

    /// Calls a function; one without sufficient or suitable arguments ends the app.
    static func call(_ name: String, _ arguments: [Any?]) -> Any? {
        guard let function = all[name] else { raise(.invalidArgumentException, "'\(name)' is not a supported method.") }
        return function(arguments.map(CodedCollection.unwrapped))
    }

    /// Sends a message to a value: an `@objc` method, or a key of Foundation's own values.
    static func send(_ name: String, to target: Any?, _ arguments: [Any?]) -> Any? {
        guard let target = CodedCollection.unwrapped(target) else { return nil }
        let object = target as AnyObject
        if let method = ObjectRuntime.method(name, of: object) { return method(object, arguments) }
        if arguments.isEmpty, KeyedValue.isDefined(name, of: target) { return KeyedValue.value(of: target, forKey: name) }
        ObjectRuntime.unrecognized(Selector(name), by: object)
    }

    private static let all: [String: Function] = statistics.merging(arithmetic) { $1 }.merging(integers) { $1 }.merging(others) { $1 }

    // MARK: Arguments

    private static func value(_ arguments: [Any?], _ position: Int) -> Any? {
        position < arguments.count ? arguments[position] : nil
    }

    /// A number among the arguments; a missing value is 0, as a message to nil is.
    private static func number(_ arguments: [Any?], _ position: Int = 0) -> ComparedNumber {
        guard let value = value(arguments, position) else { return .integer(0) }
        guard let number = ComparedNumber(value) ?? (value as? Date).map({ .double($0.timeIntervalSinceReferenceDate) }) else {
            raise(.invalidArgumentException, "A function of numbers was called with \(value), which is of type \(type(of: value)).")
        }
        return number
    }

    private static func integer(_ arguments: [Any?], _ position: Int = 0) -> Int64 { number(arguments, position).integer ?? 0 }

    /// The numbers of a collection, or the arguments themselves where they are none.
    private static func numbers(_ arguments: [Any?]) -> [ComparedNumber] { list(arguments).compactMap { ComparedNumber($0) } }

    private static func list(_ arguments: [Any?]) -> [Any] {
        if arguments.count == 1, let elements = CodedCollection.elements(of: arguments[0]) {
            return elements.compactMap(CodedCollection.unwrapped)
        }
        return arguments.compactMap { $0 }
    }

    // MARK: Functions

    private static let statistics: [String: Function] = [
        "sum:": { CollectionOperator.sum(list($0)).object },
        "count:": { NSNumber(value: list($0).count) },
        "min:": { CollectionOperator.extreme(list($0), .orderedAscending) },
        "max:": { CollectionOperator.extreme(list($0), .orderedDescending) },
        "average:": { average(numbers($0)).map { NSNumber(value: $0) } },
        "median:": { median(numbers($0)).map { NSNumber(value: $0) } },
        "mode:": { mode(numbers($0)).map(\.object) },
        "stddev:": { deviation(numbers($0)).map { NSNumber(value: $0) } },
    ]

    private static let arithmetic: [String: Function] = [
        "add:to:": { (number($0) + number($0, 1)).object },
        "from:subtract:": { (number($0) - number($0, 1)).object },
        "multiply:by:": { (number($0) * number($0, 1)).object },
        "divide:by:": { (number($0) / number($0, 1)).object },
        "modulus:by:": {
            number($0).combined(
                with: number($0, 1), integers: { $0.remainderReportingOverflow(dividingBy: $1) },
                doubles: { $0.truncatingRemainder(dividingBy: $1) }
            ).object
        },
        "raise:toPower:": { power(number($0), number($0, 1)).object },
        "sqrt:": { NSNumber(value: number($0).double.squareRoot()) },
        "log:": { NSNumber(value: log10(number($0).double)) },
        "ln:": { NSNumber(value: log(number($0).double)) },
        "exp:": { NSNumber(value: exp(number($0).double)) },
        "abs:": {
            let number = number($0); return (number < .integer(0) ? .integer(0) - number : number).object
        },
        "floor:": { rounded(number($0), .down) },
        "ceiling:": { rounded(number($0), .up) },
        "trunc:": { rounded(number($0), .towardZero) },
        "random": { _ in NSNumber(value: Int32.random(in: 0...Int32.max)) },
        "randomn:": { NSNumber(value: Int64.random(in: 0..<max(1, integer($0)))) },
    ]

    private static let integers: [String: Function] = [
        "bitwiseAnd:with:": { NSNumber(value: integer($0) & integer($0, 1)) },
        "bitwiseOr:with:": { NSNumber(value: integer($0) | integer($0, 1)) },
        "bitwiseXor:with:": { NSNumber(value: integer($0) ^ integer($0, 1)) },
        "leftshift:by:": { NSNumber(value: integer($0) << integer($0, 1)) },
        "rightshift:by:": { NSNumber(value: integer($0) >> integer($0, 1)) },
        "onesComplement:": { NSNumber(value: ~integer($0)) },
    ]

    private static let others: [String: Function] = [
        "uppercase:": { text($0).uppercased() },
        "lowercase:": { text($0).lowercased() },
        "canonical:": { text($0).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) },
        "length:": { value($0, 0).map { NSNumber(value: ($0 as? String)?.utf16.count ?? CodedCollection.elements(of: $0)?.count ?? 0) } },
        "now": { _ in Date() },
        "noindex:": { value($0, 0) },
        "castObject:toType:": { cast(value($0, 0), to: value($0, 1) as? String ?? "") },
    ]

    private static func text(_ arguments: [Any?]) -> String {
        guard let value = value(arguments, 0) else { return "" }
        guard let text = value as? String else {
            raise(.invalidArgumentException, "A function of texts was called with \(value), which is of type \(type(of: value)).")
        }
        return text
    }

    // MARK: Numbers

    private static func rounded(_ number: ComparedNumber, _ rule: FloatingPointRoundingRule) -> NSNumber {
        number.isInteger ? number.object : NSNumber(value: number.double.rounded(rule))
    }

    private static func power(_ base: ComparedNumber, _ exponent: ComparedNumber) -> ComparedNumber {
        let result = pow(base.double, exponent.double)
        guard base.isInteger, exponent.isInteger, abs(result) < 0x1p53, result == result.rounded() else { return .double(result) }
        return .integer(Int64(result))
    }

    private static func average(_ numbers: [ComparedNumber]) -> Double? {
        numbers.isEmpty ? nil : numbers.reduce(0) { $0 + $1.double } / Double(numbers.count)
    }

    private static func median(_ numbers: [ComparedNumber]) -> Double? {
        let sorted = numbers.map(\.double).sorted()
        guard !sorted.isEmpty else { return nil }
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }

    /// The numbers that occur most often, ascending.
    private static func mode(_ numbers: [ComparedNumber]) -> [ComparedNumber] {
        let groups = Dictionary(grouping: numbers, by: \.double)
        let most = groups.values.map(\.count).max()
        return groups.filter { $0.value.count == most }.sorted { $0.key < $1.key }.compactMap(\.value.first)
    }

    /// The standard deviation of a whole population.
    private static func deviation(_ numbers: [ComparedNumber]) -> Double? {
        guard let average = average(numbers) else { return nil }
        return (numbers.reduce(0) { $0 + pow($1.double - average, 2) } / Double(numbers.count)).squareRoot()
    }

    // MARK: Types

    private static func cast(_ value: Any?, to type: String) -> Any? {
        guard let value else { return nil }
        switch type {
        case "NSDate": return value as? Date ?? ComparedNumber(value).map { Date(timeIntervalSinceReferenceDate: $0.double) }
        case "NSNumber": return (value as? Date).map { NSNumber(value: $0.timeIntervalSinceReferenceDate) } ?? converted(value)
        case "NSDecimalNumber":
            return ComparedNumber(value).map { NSDecimalNumber(string: $0.object.stringValue) }
                ?? (value as? String).map { NSDecimalNumber(string: $0) }
        case "NSString": return value as? String ?? "\(value)"
        case "Class": return (value as? String).flatMap(NSClassFromString)
        default:
            raise(.invalidArgumentException, "Don't know how to cast '\(value)' to '\(type)'.")
        }
    }

    private static func converted(_ value: Any) -> NSNumber? {
        if let number = ComparedNumber(value) { return number.object }
        guard let text = value as? String else { return nil }
        return Int64(text).map { NSNumber(value: $0) } ?? NSNumber(value: (text as NSString).doubleValue)
    }
}
