import Foundation

/// A number of any type, so that numbers of different types can be compared and computed with.
enum ComparedNumber: Comparable {
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case decimal(Decimal)

    /// The number in a value; nil for what is no number. Truth values are 0 and 1, as `NSNumber` has them.
    init?(_ value: Any?) {
        guard let value else { return nil }
        switch type(of: value) {
        case is Int.Type: self = .integer(Int64(value as! Int))
        case is Double.Type: self = .double(value as! Double)
        case is Bool.Type: self = .integer(value as! Bool ? 1 : 0)
        case is String.Type: return nil
        case is CGFloat.Type: self = .double(Double(value as! CGFloat))
        case is Decimal.Type: self = .decimal(value as! Decimal)
        default:
            guard let number = value as? NSNumber else { return nil }
            self.init(number)
        }
    }

    init(_ number: NSNumber) {
        if let decimal = number as? NSDecimalNumber {
            self = .decimal(decimal.decimalValue)
            return
        }
        switch number.objCType.pointee {
        case UInt8(ascii: "d").signed, UInt8(ascii: "f").signed: self = .double(number.doubleValue)
        case UInt8(ascii: "Q").signed where number.uint64Value > UInt64(Int64.max): self = .unsigned(number.uint64Value)
        default: self = .integer(number.int64Value)
        }
    }

    /// The value as `Double`, rounded where it has more digits.
    var double: Double {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .double(let value): value
        case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
        }
    }

    /// The value without its fraction; nil where it does not fit.
    var integer: Int64? {
        switch self {
        case .integer(let value): value
        case .unsigned(let value): Int64(exactly: value)
        case .double(let value): Int64(exactly: value.rounded(.towardZero))
        case .decimal(let value): Int64(exactly: NSDecimalNumber(decimal: value).doubleValue.rounded(.towardZero))
        }
    }

    /// Whether the value is of an integer type.
    var isInteger: Bool {
        switch self {
        case .integer, .unsigned: true
        case .double, .decimal: false
        }
    }

    var object: NSNumber {
        switch self {
        case .integer(let value): NSNumber(value: value)
        case .unsigned(let value): NSNumber(value: value)
        case .double(let value): NSNumber(value: value)
        case .decimal(let value): NSDecimalNumber(decimal: value)
        }
    }

    private var exact: Decimal? {
        switch self {
        case .integer(let value): Decimal(value)
        case .unsigned(let value): Decimal(value)
        case .double(let value): value.isFinite ? Decimal(value) : nil
        case .decimal(let value): value
        }
    }

    /// Returns the order of two numbers; nil if either is NaN.
    func compared(to other: ComparedNumber) -> ComparisonResult? {
        switch (self, other) {
        case (.integer(let mine), .integer(let theirs)): return Self.order(mine, theirs)
        case (.unsigned(let mine), .unsigned(let theirs)): return Self.order(mine, theirs)
        case (.integer, .unsigned): return .orderedAscending
        case (.unsigned, .integer): return .orderedDescending
        case (.decimal, _), (_, .decimal):
            if let mine = exact, let theirs = other.exact { return Self.order(mine, theirs) }
        default: break
        }
        let (mine, theirs) = (double, other.double)
        return mine.isNaN || theirs.isNaN ? nil : Self.order(mine, theirs)
    }

    private static func order<Value: Comparable>(_ mine: Value, _ theirs: Value) -> ComparisonResult {
        mine < theirs ? .orderedAscending : mine == theirs ? .orderedSame : .orderedDescending
    }

    static func == (lhs: ComparedNumber, rhs: ComparedNumber) -> Bool { lhs.compared(to: rhs) == .orderedSame }
    static func < (lhs: ComparedNumber, rhs: ComparedNumber) -> Bool { lhs.compared(to: rhs) == .orderedAscending }

    // MARK: Arithmetic

    /// Combines two numbers: as integers where both are and the result fits, as decimals where one is, else as `Double`.
    func combined(
        with other: ComparedNumber, integers: (Int64, Int64) -> (partialValue: Int64, overflow: Bool), doubles: (Double, Double) -> Double,
        decimals: ((Decimal, Decimal) -> Decimal)? = nil
    ) -> ComparedNumber {
        if case .integer(let mine) = self, case .integer(let theirs) = other {
            let result = integers(mine, theirs)
            if !result.overflow { return .integer(result.partialValue) }
        }
        if let decimals, let mine = exact, let theirs = other.exact {
            switch (self, other) {
            case (.decimal, _), (_, .decimal): return .decimal(decimals(mine, theirs))
            default: break
            }
        }
        return .double(doubles(double, other.double))
    }

    static func + (lhs: ComparedNumber, rhs: ComparedNumber) -> ComparedNumber {
        lhs.combined(with: rhs, integers: { $0.addingReportingOverflow($1) }, doubles: +, decimals: +)
    }
    static func - (lhs: ComparedNumber, rhs: ComparedNumber) -> ComparedNumber {
        lhs.combined(with: rhs, integers: { $0.subtractingReportingOverflow($1) }, doubles: -, decimals: -)
    }
    static func * (lhs: ComparedNumber, rhs: ComparedNumber) -> ComparedNumber {
        lhs.combined(with: rhs, integers: { $0.multipliedReportingOverflow(by: $1) }, doubles: *, decimals: *)
    }
    /// The quotient; of integers without its fraction, as formats compute it. Division by zero is infinite or not a number.
    static func / (lhs: ComparedNumber, rhs: ComparedNumber) -> ComparedNumber {
        if case .decimal = rhs, rhs.double == 0 { return .double(lhs.double / 0) }
        return lhs.combined(
            with: rhs, integers: { $0.dividedReportingOverflow(by: $1) }, doubles: /, decimals: rhs.double == 0 ? nil : { $0 / $1 })
    }
}

extension UInt8 {
    fileprivate var signed: CChar { CChar(bitPattern: self) }
}
