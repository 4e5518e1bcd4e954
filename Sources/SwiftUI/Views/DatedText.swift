/// A date or a span of time in words that may change as time goes by.
struct DatedText: Equatable {
    enum Form: Equatable {
        case date(Date, Text.DateStyle)
        case interval(DateInterval)
        case timer(TimerText)
        case formatted(FormattedTime)
    }

    let form: Form

    func text(in environment: EnvironmentValues) -> String {
        switch form {
        case .date(let date, let style): style.text(of: date, in: environment)
        case .interval(let interval): Self.text(of: interval, in: environment)
        case .timer(let timer): timer.text(at: environment.textDate)
        case .formatted(let time): time.text(environment.textDate, environment.locale)
        }
    }

    /// When the words change; nil where they stay.
    func nextChange(after now: Date) -> Date? {
        switch form {
        case .date(let date, let style): style.nextChange(of: date, after: now)
        case .interval: nil
        case .timer(let timer): timer.nextChange(after: now)
        case .formatted(let time): time.nextChange(now)
        }
    }

    private static func text(of interval: DateInterval, in environment: EnvironmentValues) -> String {
        let formatter = DateIntervalFormatter()
        formatter.calendar = environment.calendar
        formatter.locale = environment.locale
        formatter.timeZone = environment.timeZone
        formatter.dateStyle = environment.calendar.isDate(interval.start, inSameDayAs: interval.end) ? .none : .short
        formatter.timeStyle = .short
        return formatter.string(from: interval.start, to: interval.end)
    }
}

/// The time that is left of a span, or that has passed of it, as a clock shows it.
struct TimerText: Equatable {
    let interval: ClosedRange<Date>
    let pauseTime: Date?
    let countsDown: Bool
    let showsHours: Bool

    func text(at now: Date) -> String {
        let seconds = seconds(at: pauseTime ?? now)
        return Self.clock(Int(saturating: countsDown ? seconds.rounded(.up) : seconds.rounded(.down)), showsHours: showsHours)
    }

    func nextChange(after now: Date) -> Date? {
        guard pauseTime == nil, now < interval.upperBound else { return nil }
        if now < interval.lowerBound { return interval.lowerBound }
        let fixed = countsDown ? interval.upperBound : interval.lowerBound
        return Self.nextSecond(after: now, from: fixed)
    }

    private func seconds(at date: Date) -> TimeInterval {
        let date = min(max(date, interval.lowerBound), interval.upperBound)
        return countsDown ? interval.upperBound.timeIntervalSince(date) : date.timeIntervalSince(interval.lowerBound)
    }

    /// Minutes and seconds, and hours from the first one on.
    static func clock(_ seconds: Int, showsHours: Bool = true) -> String {
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let minutes = seconds / 60
        guard showsHours, minutes >= 60 else { return "\(minutes):\(padded(seconds % 60))" }
        return "\(minutes / 60):\(padded(minutes % 60)):\(padded(seconds % 60))"
    }

    /// The next time a whole number of seconds lies between it and a fixed date.
    static func nextSecond(after now: Date, from fixed: Date) -> Date {
        let passed = now.timeIntervalSince(fixed).rounded(.down)
        let next = fixed.addingTimeInterval(passed + 1)
        return next > now ? next : fixed.addingTimeInterval(passed + 2)
    }
}
