import Foundation
import FoundationBase

// Foundation on Linux has an empty type of the name `Date.ComponentsFormatStyle`, beside which a second one would be ambiguous.
extension FoundationComponentsStyle {
    public typealias Style = _DateComponentsFormatStyle.Style

    @available(
        *, unavailable, message: "not yet in Quince: Date.ComponentsFormatStyle.init; use .components(style:fields:) or .timeDuration"
    )
    public init(
        style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil
    ) { fatalError() }
}

/// Writes the length of a time between two dates: “2 hours, 5 minutes”.
///
/// Source of the behaviour: Apple's “Date.ComponentsFormatStyle”. Wording is that of Unicode's CLDR.
public struct _DateComponentsFormatStyle: Codable, Hashable, Sendable, FormatStyle {
    /// A unit that the time is divided into: years, months, weeks, days, hours, minutes or seconds.
    public typealias Field = FoundationComponentsField

    /// The length of the units' names.
    public struct Style: Codable, Hashable, Sendable {
        let units: Int

        private init(_ style: DateComponentsFormatter.UnitsStyle) { units = style.rawValue }

        /// “2 hours, 5 minutes”
        public static let wide = Style(.full)
        /// “2 hr, 5 min”
        public static let abbreviated = Style(.short)
        /// “2hr 5min”
        public static let condensedAbbreviated = Style(.brief)
        /// “2h 5m”
        public static let narrow = Style(.abbreviated)
        /// “two hours, five minutes”
        public static let spellOut = Style(.spellOut)
        /// “2:05:00”
        static let clock = Style(.positional)
    }

    public var style: Style
    public var locale: Locale
    public var calendar: Calendar
    /// The units that may be used; nil: all.
    public var fields: Set<Field>?

    public init(
        style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil
    ) {
        (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields)
    }

    public func format(_ value: Range<Date>) -> String {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = DateComponentsFormatter.UnitsStyle(rawValue: style.units) ?? .full
        formatter.calendar = calendar
        formatter.calendar?.locale = locale
        for (field, unit) in Self.units where fields?.contains(field) ?? true { formatter.allowedUnits.insert(unit) }
        return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
    }

    public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
    }

    public func calendar(_ calendar: Calendar) -> Self {
        var style = self
        style.calendar = calendar
        return style
    }

    /// Hours, minutes and seconds as a clock shows them: “1:05:09”.
    static var clock: Self { Self(style: .clock, fields: [.hour, .minute, .second]) }

    private static let units: [(Field, NSCalendar.Unit)] = [
        (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute), (.second, .second),
    ]
}

extension FormatStyle where Self == _DateComponentsFormatStyle {
    public static func components(style: Self.Style, fields: Set<Self.Field>? = nil) -> Self { Self(style: style, fields: fields) }

    /// Hours, minutes and seconds as a clock shows them: “1:05:09”.
    public static var timeDuration: Self { _DateComponentsFormatStyle.clock }
}
