import Foundation

/// Writes times between two dates: “Nov 14 – 16, 2023”. Foundation's own on Linux ends the process.
///
/// Source of the behaviour: Apple's “DateIntervalFormatter”. Wording is that of Unicode's CLDR.
open class DateIntervalFormatter: Formatter, @unchecked Sendable {
    public enum Style: UInt, Sendable {
        case none, short, medium, long, full
    }

    /// The language; nil: the user's.
    open var locale: Locale! = .autoupdatingCurrent
    open var calendar: Calendar! = .autoupdatingCurrent
    open var timeZone: TimeZone! = .autoupdatingCurrent
    open var dateStyle = Style.medium { didSet { hasOwnTemplate = false } }
    open var timeStyle = Style.short { didSet { hasOwnTemplate = false } }
    /// The parts of dates that are written, as Unicode's date field symbols: `yMMMd`. A style that is set afterwards replaces it.
    open var dateTemplate: String! {
        get { hasOwnTemplate ? ownTemplate : styleTemplate }
        set { (ownTemplate, hasOwnTemplate) = (newValue ?? "", newValue != nil) }
    }

    private var ownTemplate = ""
    private var hasOwnTemplate = false

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text for the time between two dates, in either order.
    open func string(from fromDate: Date, to toDate: Date) -> String {
        let template = dateTemplate ?? ""
        guard !template.isEmpty else { return "" }
        var style = Date.IntervalFormatStyle(
            locale: locale ?? .current, calendar: calendar ?? .current, timeZone: timeZone ?? .current)
        for field in Self.fields(of: template) { style = Self.adding(field, to: style) }
        return style.format(min(fromDate, toDate)..<max(fromDate, toDate))
    }

    open func string(from dateInterval: DateInterval) -> String? { string(from: dateInterval.start, to: dateInterval.end) }

    /// The text for a `DateInterval`; nil for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? DateInterval).flatMap { string(from: $0) } }

    private var styleTemplate: String {
        let date =
            switch dateStyle {
            case .none: ""
            case .short: "yMd"
            case .medium: "yMMMd"
            case .long: "yMMMMd"
            case .full: "yMMMMEEEEd"
            }
        let time =
            switch timeStyle {
            case .none: ""
            case .short: "jm"
            case .medium: "jms"
            case .long: "jmsz"
            case .full: "jmszzzz"
            }
        return date + time
    }

    /// Runs of the same letter: `yMMMd` is `y`, `MMM` and `d`.
    private static func fields(of template: String) -> [Substring] {
        var fields: [Substring] = []
        var rest = Substring(template)
        while let symbol = rest.first {
            let field = rest.prefix { $0 == symbol }
            fields.append(field)
            rest = rest.dropFirst(field.count)
        }
        return fields
    }

    /// Adds a field by Unicode's symbol for it. Symbols that intervals have no form for are left out, as ICU does.
    private static func adding(_ field: Substring, to style: Date.IntervalFormatStyle) -> Date.IntervalFormatStyle {
        switch field.first {
        case "y": style.year()
        case "M", "L":
            switch field.count {
            case 1: style.month(.defaultDigits)
            case 2: style.month(.twoDigits)
            case 3: style.month(.abbreviated)
            case 4: style.month(.wide)
            default: style.month(.narrow)
            }
        case "d": style.day()
        case "E", "c": style.weekday(field.count < 4 ? .abbreviated : field.count == 4 ? .wide : .narrow)
        case "h", "H", "j", "J", "K", "k": style.hour()
        case "m": style.minute()
        case "s": style.second()
        case "z", "v": style.timeZone(field.count < 4 ? .specificName(.short) : .specificName(.long))
        default: style
        }
    }
}
