extension Text {
    /// How a text shows a date. Source: Apple's documentation of `Text.DateStyle`.
    public struct DateStyle: Equatable, Codable, Sendable {
        private enum Kind: Int, Codable { case time, date, relative, offset, timer }
        private let kind: Kind

        /// The time of the day: “11:23 PM”.
        public static let time = DateStyle(kind: .time)
        /// The day: “June 3, 2019”.
        public static let date = DateStyle(kind: .date)
        /// How far the date is from now: “2 hours, 23 minutes”.
        public static let relative = DateStyle(kind: .relative)
        /// How far the date is from now, and in which direction: “+2 hours”.
        public static let offset = DateStyle(kind: .offset)
        /// The time to the date or since it, as a clock shows it: “2:32”.
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date; a relative one follows the time.
    public init(_ date: Date, style: DateStyle) { self.init(.dated(DatedText(form: .date(date, style)))) }
    /// The times from one to the other.
    public init(_ dates: ClosedRange<Date>) { self.init(DateInterval(start: dates.lowerBound, end: dates.upperBound)) }
    /// The times from one to the other.
    public init(_ interval: DateInterval) { self.init(.dated(DatedText(form: .interval(interval)))) }

    /// A timer that runs within a span of time.
    ///
    /// - Parameters:
    ///   - timerInterval: The dates between which the timer runs.
    ///   - pauseTime: The date at which the timer was paused; nil for a running timer.
    ///   - countsDown: Whether the timer shows the time that is left, not the time that has passed.
    ///   - showsHours: Whether there are hours, not just many minutes.
    public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        let timer = TimerText(interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
        self.init(.dated(DatedText(form: .timer(timer))))
    }

    /// Whether what the text says may change as time goes by.
    var isDated: Bool {
        switch storage {
        case .dated: true
        case .joined(let first, let second): first.isDated || second.isDated
        case .localized(let key, _, _): key.texts.contains(where: \.isDated)
        default: false
        }
    }

    /// When the text has to say something else, as time goes by.
    func nextChange(after now: Date) -> Date? {
        switch storage {
        case .dated(let text): text.nextChange(after: now)
        case .joined(let first, let second): [first, second].compactMap { $0.nextChange(after: now) }.min()
        case .localized(let key, _, _): key.texts.compactMap { $0.nextChange(after: now) }.min()
        default: nil
        }
    }
}

extension Text.DateStyle {
    func text(of date: Date, in environment: EnvironmentValues) -> String {
        let distance = date.timeIntervalSince(environment.textDate)
        switch self {
        case .time: return formatter(in: environment) { $0.timeStyle = .short }.string(from: date)
        case .date: return formatter(in: environment) { $0.dateStyle = .long }.string(from: date)
        case .timer: return TimerText.clock(Int(saturating: distance > 0 ? distance.rounded(.up) : (-distance).rounded(.down)))
        case .offset: return (distance < 0 ? "-" : "+") + amount(abs(distance), units: 1, in: environment)
        default: return amount(abs(distance), units: 2, in: environment)
        }
    }

    func nextChange(of date: Date, after now: Date) -> Date? {
        self == .time || self == .date ? nil : TimerText.nextSecond(after: now, from: date)
    }

    private func formatter(in environment: EnvironmentValues, _ adjust: (DateFormatter) -> Void) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = environment.calendar
        formatter.locale = environment.locale
        formatter.timeZone = environment.timeZone
        adjust(formatter)
        return formatter
    }

    private func amount(_ seconds: TimeInterval, units: Int, in environment: EnvironmentValues) -> String {
        let formatter = DateComponentsFormatter()
        var calendar = environment.calendar
        calendar.locale = environment.locale
        formatter.calendar = calendar
        formatter.unitsStyle = .full
        formatter.maximumUnitCount = units
        return formatter.string(from: seconds.rounded(.down)) ?? ""
    }
}

extension LocalizedStringKey {
    /// The texts among the values.
    var texts: [Text] {
        arguments.compactMap { argument in
            if case .text(let text) = argument.value { text } else { nil }
        }
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// A date in a style of its own.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { appendInterpolation(Text(date, style: style)) }
    /// The times from one to the other.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }
    /// The times from one to the other.
    public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }
    /// A timer that runs within a span of time.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        appendInterpolation(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}
