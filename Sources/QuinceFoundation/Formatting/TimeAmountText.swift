import Foundation
import _FoundationICU

/// Writes amounts of time in a style of `DateComponentsFormatter`.
struct TimeAmountText {
    var style: DateComponentsFormatter.UnitsStyle
    /// Whether the clock's numbers have two digits.
    var pads: Bool
    var locale: Locale

    func text(_ amounts: [TimeAmount]) -> String? {
        switch style {
        case .positional: positional(amounts)
        case .abbreviated: named(amounts, UAMEASFMT_WIDTH_NARROW)
        case .short: named(amounts, UAMEASFMT_WIDTH_SHORT)
        case .full: named(amounts, UAMEASFMT_WIDTH_WIDE)
        case .brief: named(amounts, UAMEASFMT_WIDTH_SHORTER)
        case .spellOut:
            FormattedText.list(
                amounts.compactMap { FormattedText.amountInWords(measure($0), locale) }, ULISTFMT_TYPE_UNITS, locale)
        }
    }

    private func measure(_ amount: TimeAmount) -> UAMeasure { UAMeasure(value: amount.value, unit: amount.unit.measure) }

    private func named(_ amounts: [TimeAmount], _ width: UAMeasureFormatWidth) -> String? {
        FormattedText.amounts(amounts.map(measure), width, locale)
    }

    /// Days and more with their names, the rest as clocks show it: “1d 3:46:40”.
    private func positional(_ amounts: [TimeAmount]) -> String? {
        let clock = amounts.filter(\.unit.isOnClocks)
        let others = amounts.filter { !$0.unit.isOnClocks }
        let time = clock.isEmpty ? nil : clockText(clock, pads: pads && others.isEmpty)
        let names = others.isEmpty ? nil : named(others, UAMEASFMT_WIDTH_NARROW)
        return [names, time].compactMap { $0 }.joined(separator: " ")
    }

    private func clockText(_ amounts: [TimeAmount], pads: Bool) -> String {
        var text = ""
        for (index, amount) in amounts.enumerated() {
            if index > 0 { text += separator }
            let isLast = index == amounts.count - 1
            text += number(amount.value, digits: index > 0 || pads ? 2 : 1, fraction: isLast ? 3 : 0)
        }
        return text
    }

    /// The locale's separator of hours and minutes.
    private var separator: String {
        let pattern = FormattedText.timePattern(UATIMEUNITTIMEPAT_HM, locale) ?? ""
        let found = pattern.drop { $0.isLetter }.prefix { !$0.isLetter }
        return found.isEmpty ? ":" : String(found)
    }

    private func number(_ value: Double, digits: Int, fraction: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = locale
        (formatter.minimumIntegerDigits, formatter.maximumFractionDigits) = (digits, fraction)
        return formatter.string(from: NSNumber(value: value)) ?? "\(Int(value))"
    }
}
