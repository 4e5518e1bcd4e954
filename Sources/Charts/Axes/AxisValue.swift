import SwiftUI

/// A value at which an axis has marks.
///
/// Source: Apple's documentation of `AxisValue`.
public struct AxisValue {
    let plotted: _PlottedValue
    /// The position among the axis's values.
    public let index: Int
    /// The number of the axis's values.
    public let count: Int
    /// Writes the value where a label has no content of its own.
    let format: AxisFormat

    /// The value; nil where it is of another type.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotted: plotted) }
}

/// The way an axis writes its values.
struct AxisFormat {
    let text: (_PlottedValue) -> String

    /// Numbers with the digits that the step between them needs, dates by their unit, categories as they are.
    static func automatic(step: Double?, unit: Calendar.Component?, locale: Locale, calendar: Calendar) -> AxisFormat {
        AxisFormat { value in
            switch value {
            case .category(let text): text
            case .number(let number): Self.number(number, step: step, locale: locale)
            case .date(let seconds): Self.date(Date(timeIntervalSinceReferenceDate: seconds), unit: unit ?? .day, locale, calendar)
            }
        }
    }

    private static func number(_ number: Double, step: Double?, locale: Locale) -> String {
        let digits = step.map { step in (0...15).first { (step * pow(10, Double($0))).isNearlyWhole } ?? 15 }
        let style = FloatingPointFormatStyle<Double>.number.locale(locale)
        return (digits.map { style.precision(.fractionLength($0)) } ?? style.precision(.significantDigits(1...6))).format(number)
    }

    private static func date(_ date: Date, unit: Calendar.Component, _ locale: Locale, _ calendar: Calendar) -> String {
        var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        switch unit {
        case .year: style = style.year()
        case .quarter, .month:
            style = calendar.component(.month, from: date) == 1 ? style.month(.abbreviated).year() : style.month(.abbreviated)
        case .weekOfYear, .weekOfMonth, .day, .weekday: style = style.month(.abbreviated).day()
        case .hour: style = style.hour()
        case .second, .nanosecond: style = style.hour().minute().second()
        default: style = style.hour().minute()
        }
        return style.format(date)
    }
}

extension Double {
    /// Whether it is a whole number but for what is lost in arithmetic.
    fileprivate var isNearlyWhole: Bool { abs(self - rounded()) < 1e-6 * Swift.max(1, abs(self)) }
}
