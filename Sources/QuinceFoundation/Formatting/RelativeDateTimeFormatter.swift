import Foundation
import _FoundationICU

/// Texts for times as seen from another time, such as “1 hour ago” or “yesterday”.
///
/// Source of the behaviour: Apple's “RelativeDateTimeFormatter”. Wording is that of Unicode's CLDR.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, @unchecked Sendable {
        /// Always with a number: “1 day ago”.
        case numeric
        /// With a word where the language has one: “yesterday”.
        case named
    }

    public enum UnitsStyle: Int, @unchecked Sendable {
        /// “2 months ago”
        case full
        /// “two months ago”
        case spellOut
        /// “2 mo. ago”
        case short
        /// The shortest there is.
        case abbreviated
    }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    /// The position of the text in a sentence, which determines the case of its first letter in some languages.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar by which dates are apart; nil = the user's.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The language of the text; nil = the calendar's.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text for the largest of the components that is not zero. Negative ones lie in the past.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let values = TimeUnit.allCases.compactMap { unit in unit.value(in: dateComponents).map { (unit, $0) } }
        guard let (unit, value) = values.first(where: { $0.1 != 0 }) ?? values.last else { return text(0, .second) }
        return text(Double(value), unit)
    }

    /// The text for seconds from now, negative ones for the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        // Months differ in length, and clocks are put forward: the same number of seconds has the same text on every day.
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        var calendar = usedCalendar
        calendar.timeZone = .gmt
        return text(from: reference, to: reference + timeInterval, calendar)
    }

    /// The text for `date` as seen from `referenceDate`.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        text(from: referenceDate, to: date, usedCalendar)
    }

    /// The text for a date as seen from now; nil for what is no date.
    open override func string(for obj: Any?) -> String? { (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) } }

    private var usedCalendar: Calendar { calendar ?? .current }
    private var usedLocale: Locale { locale ?? usedCalendar.locale ?? .current }

    private func text(from reference: Date, to date: Date, _ calendar: Calendar) -> String {
        let difference = calendar.dateComponents(Set(TimeUnit.allCases.map(\.component)), from: reference, to: date)
        for unit in TimeUnit.allCases {
            if let value = unit.value(in: difference), value != 0 { return text(Double(value), unit) }
        }
        return text(date < reference ? -0.0 : 0, .second)
    }

    private func text(_ value: Double, _ unit: TimeUnit) -> String {
        let style = unitsStyle == .short ? UDAT_STYLE_SHORT : unitsStyle == .abbreviated ? UDAT_STYLE_NARROW : UDAT_STYLE_LONG
        let numbers = unitsStyle == .spellOut ? FormattedText.wordsForNumbers(usedLocale) : nil
        var status = U_ZERO_ERROR
        guard let format = swift_ureldatefmt_open(usedLocale.identifier, numbers, style, capitalization, &status) else { return "" }
        defer { swift_ureldatefmt_close(format) }
        let write = dateTimeStyle == .named ? swift_ureldatefmt_format : swift_ureldatefmt_formatNumeric
        return FormattedText.text { write(format, value, unit.relative, $0, $1, &$2) } ?? ""
    }

    private var capitalization: UDisplayContext {
        switch formattingContext {
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
        default: UDISPCTX_CAPITALIZATION_NONE
        }
    }
}
