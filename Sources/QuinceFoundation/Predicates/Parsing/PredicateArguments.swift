import Foundation

/// The arguments of a format, in the order of its specifiers.
struct PredicateArguments {
    private let values: [Any]
    private var position = 0

    init(_ values: [Any]) { self.values = values }

    private mutating func next() throws(PredicateSyntaxError) -> Any {
        guard position < values.count else { throw .insufficientArguments }
        defer { position += 1 }
        return values[position]
    }

    /// The next argument of `%K`: a key path.
    mutating func keyPath() throws(PredicateSyntaxError) -> CodedKeyPath {
        let value = try next()
        guard let text = CodedCollection.unwrapped(value) as? String, !text.isEmpty else {
            throw PredicateSyntaxError(reason: "%K needs a key path, and the argument is \(value).")
        }
        return CodedKeyPath(text)
    }

    /// The next argument of any other specifier, as the type it stands for.
    mutating func value(_ specifier: String) throws(PredicateSyntaxError) -> Any? {
        let value = CodedCollection.unwrapped(try next())
        switch specifier.last {
        case "@": return value
        case "s", "S": return Self.text(value)
        case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C": return try Self.integer(value, specifier)
        case "p": throw PredicateSyntaxError(reason: "%p is no value of predicates.")
        default: return NSNumber(value: try Self.number(value, specifier).double)
        }
    }

    private static func text(_ value: Any?) -> Any? {
        switch value {
        case let pointer as UnsafePointer<CChar>: String(cString: pointer)
        case let pointer as UnsafeMutablePointer<CChar>: String(cString: pointer)
        default: value as? String
        }
    }

    private static func number(_ value: Any?, _ specifier: String) throws(PredicateSyntaxError) -> ComparedNumber {
        if let number = ComparedNumber(value) { return number }
        guard let text = value as? String else {
            throw PredicateSyntaxError(reason: "%\(specifier) needs a number, and the argument is \(value.map { "\($0)" } ?? "nil").")
        }
        return .double((text as NSString).doubleValue)
    }

    /// An integer of the width that the specifier gives: `%d` has 32 bits, as C's.
    private static func integer(_ value: Any?, _ specifier: String) throws(PredicateSyntaxError) -> NSNumber {
        let bits: UInt64
        switch try number(value, specifier) {
        case .unsigned(let value): bits = value
        case let number: bits = number.integer.map(UInt64.init(bitPattern:)) ?? 0
        }
        let isSigned = "dDi".contains(specifier.last!)
        switch specifier.dropLast().filter(\.isLetter) {
        case "hh": return isSigned ? NSNumber(value: Int8(truncatingIfNeeded: bits)) : NSNumber(value: UInt8(truncatingIfNeeded: bits))
        case "h": return isSigned ? NSNumber(value: Int16(truncatingIfNeeded: bits)) : NSNumber(value: UInt16(truncatingIfNeeded: bits))
        case "": return isSigned ? NSNumber(value: Int32(truncatingIfNeeded: bits)) : NSNumber(value: UInt32(truncatingIfNeeded: bits))
        default: return isSigned ? NSNumber(value: Int64(bitPattern: bits)) : NSNumber(value: bits)
        }
    }
}
