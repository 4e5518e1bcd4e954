import Foundation

/// Texts for lengths of time, such as “1:10:30” or “1 hour, 10 minutes”.
///
/// Source of the behaviour: Apple's “DateComponentsFormatter”. Wording is that of Unicode's CLDR.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, @unchecked Sendable {
        /// “1:10:00”
        case positional
        /// “1h 10m”
        case abbreviated
        /// “1 hr, 10 min”
        case short
        /// “1 hour, 10 minutes”
        case full
        /// “one hour, ten minutes”
        case spellOut
        /// “1hr 10min”
        case brief
    }

    /// The treatment of units whose value is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Positional: drops leading ones. All other styles: drops all.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Keeps all, and in the positional style gives the clock's numbers two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    /// The units that may be used; none = those that the components have, for two dates and for seconds all. Years, months, weeks of the month, days,
    /// hours, minutes and seconds are possible.
    open var allowedUnits: NSCalendar.Unit = [] {
        didSet {
            let known = TimeUnit.allCases.reduce(into: NSCalendar.Unit()) { $0.insert($1.option) }
            if !allowedUnits.isSubset(of: known) {
                raise(
                    .invalidArgumentException,
                    "Units other than years, months, weeks of the month, days, hours, minutes and seconds cannot be formatted")
            }
        }
    }
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar and, through it, the language; nil = the Gregorian calendar in the language of `en_US_POSIX`.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date that components are counted from, which decides how long a month is; nil = one that is always the same.
    open var referenceDate: Date?
    /// Whether the smallest unit has a fraction where the value is none of whole units: “1.5h”.
    open var allowsFractionalUnits = false
    /// The maximum number of units, of which the last is rounded; 0 for no limit.
    open var maximumUnitCount = 0
    /// Whether a single one of the largest unit is counted in the next: “63s” instead of “1m 3s”.
    open var collapsesLargestUnit = false
    /// The position of the text in a sentence. Has no effect: no language in Quince writes lengths of time differently by it.
    open var formattingContext = Formatter.Context.unknown

    /// Whether the text says that the length is not exact: “About 5 minutes”. Only English texts do.
    open var includesApproximationPhrase = false
    /// Whether the text says that this time is left: “5 minutes remaining”. Only English texts do.
    open var includesTimeRemainingPhrase = false

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text for the length of time that components make together.
    open func string(from components: DateComponents) -> String? {
        var calendar = components.calendar ?? usedCalendar
        if referenceDate == nil { calendar.timeZone = .gmt }
        let start = referenceDate ?? Self.anyDate
        var counted = components
        (counted.calendar, counted.timeZone) = (nil, nil)
        guard let end = calendar.date(byAdding: counted, to: start) else { return nil }
        let own = TimeUnit.allCases.filter { $0.value(in: components) != nil }
        return text(from: start, to: end, allowed.isEmpty ? own : allowed, calendar)
    }

    /// The text for the time from one date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        text(from: startDate, to: endDate, allowed.isEmpty ? TimeUnit.allCases : allowed, usedCalendar)
    }

    /// The text for a number of seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        var calendar = usedCalendar
        // Clocks that are put forward in between do not make it longer.
        if referenceDate == nil { calendar.timeZone = .gmt }
        let start = referenceDate ?? Self.anyDate
        return text(from: start, to: start + ti, allowed.isEmpty ? TimeUnit.allCases : allowed, calendar)
    }

    /// The text for components, in a style; as a formatter with no other setting has it.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// The text for `DateComponents`; nil for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    private static let anyDate = Date(timeIntervalSinceReferenceDate: 0)

    private var allowed: [TimeUnit] { TimeUnit.allCases.filter { allowedUnits.contains($0.option) } }

    private var usedCalendar: Calendar {
        if let calendar { return calendar }
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US_POSIX")
        return calendar
    }

    private func text(from start: Date, to end: Date, _ units: [TimeUnit], _ calendar: Calendar) -> String? {
        guard !units.isEmpty else { return nil }
        var division = TimeDivision(from: min(start, end), to: max(start, end), calendar: calendar)
        division.allowsFractions = allowsFractionalUnits
        division.maximumCount = maximumUnitCount
        division.collapsesLargest = collapsesLargestUnit
        var amounts = division.amounts(of: units)
        dropZeros(of: &amounts)
        guard
            let text = TimeAmountText(style: unitsStyle, pads: zeroFormattingBehavior.contains(.pad), locale: calendar.locale ?? .current)
                .text(amounts)
        else { return nil }
        return phrase(end < start && amounts.contains { $0.value != 0 } ? "-" + text : text, calendar.locale ?? .current)
    }

    /// The text with what `includesApproximationPhrase` and `includesTimeRemainingPhrase` add to it.
    private func phrase(_ text: String, _ locale: Locale) -> String {
        guard locale.language.languageCode == .english else { return text }
        let about = formattingContext == .middleOfSentence ? "about " : "About "
        return (includesApproximationPhrase ? about : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private func dropZeros(of amounts: inout [TimeAmount]) {
        guard let smallest = amounts.last, !zeroFormattingBehavior.contains(.pad) else { return }
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
        let first = amounts.firstIndex { $0.value != 0 } ?? amounts.count
        let last = amounts.lastIndex { $0.value != 0 } ?? -1
        let kept = amounts.indices.filter { index in
            if amounts[index].value != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return index > last ? !behavior.contains(.dropTrailing) : !behavior.contains(.dropMiddle)
        }
        if unitsStyle == .positional, let first = kept.first, let last = kept.last,
            kept != Array(first...last) || kept.last != amounts.count - 1
        {
            raise(.invalidArgumentException, "Without zeros in the middle or at the end the positional style is ambiguous")
        }
        amounts = kept.isEmpty ? [smallest] : kept.map { amounts[$0] }
    }
}
