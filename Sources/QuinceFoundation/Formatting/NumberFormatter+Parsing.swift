import Foundation
import FoundationBase

extension NumberFormatter {
    /// The number that a text says; nil where any of it is no part of a number as the formatter writes them.
    ///
    /// Foundation on Linux reads as far as it understands, so `12a` would be 12. A lenient formatter still does.
    public func number(from string: String) -> NSNumber? {
        guard isLenient || NumberText(self).isNumber(string) else { return nil }
        return Originals.number(from: string, self)
    }

    /// The text of a number, which Foundation on Linux does not know for one.
    public func string(for obj: CGFloat) -> String? { string(from: NSNumber(value: Double(obj))) }

    /// The text of a number.
    public func string(from number: NSNumber) -> String? {
        // Without a style, Foundation on Linux takes the least number of fraction digits for the most.
        guard numberStyle == .none, minimumFractionDigits > 0, maximumFractionDigits > minimumFractionDigits,
            let decimal = copy() as? NumberFormatter
        else { return Originals.string(from: number, self) }
        let (least, most, groups) = (minimumFractionDigits, maximumFractionDigits, usesGroupingSeparator)
        decimal.numberStyle = .decimal
        (decimal.minimumFractionDigits, decimal.maximumFractionDigits, decimal.usesGroupingSeparator) = (least, most, groups)
        return Originals.string(from: number, decimal)
    }
}

/// The texts that a formatter takes for numbers.
private struct NumberText {
    private let formatter: NumberFormatter
    private let decimal: String
    private let grouping: String

    init(_ formatter: NumberFormatter) {
        self.formatter = formatter
        decimal = formatter.decimalSeparator ?? "."
        grouping = formatter.usesGroupingSeparator ? formatter.groupingSeparator ?? "," : ""
    }

    /// Whether a text is digits in right groups, with at most one decimal separator and exponent and what the formatter writes around them.
    func isNumber(_ text: String) -> Bool {
        let words = [formatter.nilSymbol, formatter.notANumberSymbol, formatter.positiveInfinitySymbol, formatter.negativeInfinitySymbol]
        if words.contains(text) || formatter.numberStyle == .spellOut || formatter.numberStyle == .ordinal { return true }
        var rest = Substring(text)
        for affix in affixes where !affix.isEmpty {
            rest = Substring(rest.replacingOccurrences(of: affix, with: ""))
        }
        rest = rest.drop(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        let mantissa = rest.prefix { $0 != "E" && $0 != "e" }
        let exponent = rest.dropFirst(mantissa.count).dropFirst().drop { "+-".contains($0) }
        guard exponent.allSatisfy(\.isWholeNumber), rest.count == mantissa.count || !exponent.isEmpty else { return false }
        let parts = String(mantissa).components(separatedBy: decimal)
        guard parts.count <= 2, parts.dropFirst().allSatisfy({ $0.allSatisfy(\.isWholeNumber) }), isGrouped(parts[0]) else { return false }
        return mantissa.contains(where: \.isWholeNumber)
    }

    private func isGrouped(_ digits: String) -> Bool {
        let groups = grouping.isEmpty ? [digits] : digits.components(separatedBy: grouping)
        guard groups.allSatisfy({ $0.allSatisfy(\.isWholeNumber) }) else { return false }
        guard groups.count > 1, let last = groups.last, let first = groups.first else { return true }
        let size = formatter.groupingSize
        let others = formatter.secondaryGroupingSize > 0 ? formatter.secondaryGroupingSize : size
        return last.count == size && !first.isEmpty && first.count <= others
            && groups.dropFirst().dropLast().allSatisfy { $0.count == others }
    }

    /// The longest first, so that none is found within another.
    private var affixes: [String] {
        let all: [String?] = [
            formatter.positivePrefix, formatter.positiveSuffix, formatter.negativePrefix, formatter.negativeSuffix, formatter.minusSign,
            formatter.plusSign, formatter.currencySymbol, formatter.currencyCode, formatter.percentSymbol, formatter.perMillSymbol, "-",
        ]
        return Set(all.compactMap { $0 }).sorted { ($0.count, $0) > ($1.count, $1) }
    }
}
