/// A source of values that change with the time, for texts that follow them.
///
/// Source: Apple's documentation of `TimeDataSource` (iOS 18).
public struct TimeDataSource<Value>: Sendable {
    /// The value at a time.
    let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
    /// The current date.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Duration {
    @available(*, unavailable, message: "not yet in Quince: durations in texts that follow the time; use currentDate with a timer format")
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> { fatalError("unavailable") }
}

extension TimeDataSource where Value == Range<Date> {
    @available(*, unavailable, message: "not yet in Quince: ranges in texts that follow the time; use currentDate with a timer format")
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> { fatalError("unavailable") }
    @available(*, unavailable, message: "not yet in Quince: ranges in texts that follow the time; use currentDate with a timer format")
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> { fatalError("unavailable") }
}

/// The current date in the form that a format gives it.
struct FormattedTime: Equatable {
    let style: AnyHashable
    let text: (_ now: Date, Locale) -> String
    let nextChange: (_ now: Date) -> Date?

    static func == (lhs: FormattedTime, rhs: FormattedTime) -> Bool { lhs.style == rhs.style }

    init<F: DiscreteFormatStyle>(_ format: F, _ text: @escaping (F.FormatOutput) -> String) where F.FormatInput == Date {
        style = AnyHashable(format)
        self.text = { text(format.locale($1).format($0)) }
        nextChange = { format.discreteInput(after: $0) }
    }
}

extension Text {
    /// The current date in the form that a format gives it, which follows the time.
    ///
    /// Source: Apple's documentation of `Text.init(_:format:)` for time data sources (iOS 18).
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatInput == Date, F.FormatOutput == AttributedString {
        self.init(.dated(DatedText(form: .formatted(FormattedTime(format) { String($0.characters) }))))
    }
    /// The current date in the form that a format gives it, which follows the time.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatInput == Date, F.FormatOutput == String {
        self.init(.dated(DatedText(form: .formatted(FormattedTime(format) { $0 }))))
    }
}
