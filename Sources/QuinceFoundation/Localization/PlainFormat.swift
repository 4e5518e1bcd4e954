import Foundation
import FoundationBase

/// Formats of the common kind, filled in directly: `%@` with strings, `%d`, `%ld`, `%lld`, `%u` and their like with whole numbers, in the order of the
/// arguments. Foundation makes a number formatter for each number.
enum PlainFormat {
    /// Returns the result of Foundation's `String(format:locale:arguments:)`; nil for unsupported formats and arguments.
    static func formatted(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String? {
        let percent = UInt8(ascii: "%")
        var result: [UInt8] = []
        var used = 0
        var bytes = Substring(format).utf8
        result.reserveCapacity(bytes.count + 16 * arguments.count)
        while let mark = bytes.firstIndex(of: percent) {
            result.append(contentsOf: bytes[..<mark])
            bytes = bytes[bytes.index(after: mark)...]
            if bytes.first == percent {
                result.append(percent)
                bytes.removeFirst()
                continue
            }
            guard used < arguments.count, let kind = Kind(consumedFrom: &bytes), let text = kind.text(arguments[used], locale) else {
                return nil
            }
            result.append(contentsOf: text.utf8)
            used += 1
        }
        result.append(contentsOf: bytes)
        return String(decoding: result, as: UTF8.self)
    }

    /// The argument type of a format specifier.
    private enum Kind {
        case object
        case integer(isLong: Bool, isSigned: Bool)

        init?(consumedFrom bytes: inout Substring.UTF8View) {
            var length = 0
            while length < 2, bytes.first == UInt8(ascii: "l") {
                length += 1
                bytes.removeFirst()
            }
            switch bytes.popFirst() {
            case UInt8(ascii: "@") where length == 0: self = .object
            case UInt8(ascii: "d"), UInt8(ascii: "i"): self = .integer(isLong: length > 0, isSigned: true)
            case UInt8(ascii: "u"): self = .integer(isLong: length > 0, isSigned: false)
            default: return nil
            }
        }

        func text(_ argument: any CVarArg, _ locale: Locale?) -> String? {
            guard case .integer(let isLong, let isSigned) = self else { return argument as? String }
            // What does not fit is read by its bytes, which is Foundation's business.
            guard let value = PlainFormat.integer(argument), isLong || Int32(exactly: value) != nil, isSigned || value >= 0 else {
                return nil
            }
            guard let locale else { return String(value) }
            return IntegerStyle.text(of: value, in: locale)
        }
    }

    private static func integer(_ argument: any CVarArg) -> Int? {
        switch argument {
        case let value as Int: value
        case let value as Int64: Int(value)
        case let value as Int32: Int(value)
        case let value as UInt: Int(exactly: value)
        case let value as UInt64: Int(exactly: value)
        case let value as UInt32: Int(value)
        default: nil
        }
    }
}

/// A locale's notation of integers: its digits and the text between and around them, which depends only on the number of digits. Both are derived
/// from samples formatted by Foundation.
final class IntegerStyle {
    private let locale: Locale
    private let digits: [String]
    /// The parts around the digits of numbers of so many digits, one more than these; negative numbers' below zero. Empty where they cannot be told.
    private var parts: [Int: [String]] = [:]

    private init(_ locale: Locale) {
        self.locale = locale
        digits = (0...9).map { Originals.format("%lld", locale: locale, [Int64($0)]) }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [String: IntegerStyle] = [:]

    /// The number as Foundation writes it; nil where that cannot be told from samples.
    static func text(of value: Int, in locale: Locale) -> String? {
        lock.withLock {
            let identifier = locale.identifier
            let style = known[identifier] ?? IntegerStyle(locale)
            known[identifier] = style
            return style.text(of: value)
        }
    }

    private func text(of value: Int) -> String? {
        let plain = String(value.magnitude).utf8
        let parts = parts(digits: plain.count, isNegative: value < 0)
        guard parts.count == plain.count + 1 else { return nil }
        var result = parts[0]
        for (digit, part) in zip(plain, parts.dropFirst()) { result += digits[Int(digit - UInt8(ascii: "0"))] + part }
        return result
    }

    private func parts(digits count: Int, isNegative: Bool) -> [String] {
        let key = isNegative ? -count : count
        if let found = parts[key] { return found }
        // As many ones as there are digits.
        let sample = Int64(String(repeating: "1", count: count)).map { isNegative ? -$0 : $0 }
        let text = sample.map { Originals.format("%lld", locale: locale, [$0]) }
        let made = text?.components(separatedBy: digits[1]) ?? []
        parts[key] = made
        return made
    }
}
