/// Formats of texts that follow the time, as the system's apps have them.
///
/// Source: Apple's documentation of `SystemFormatStyle` (iOS 18).
public enum SystemFormatStyle {
    /// The time that is left of an interval or has passed of it, as a clock shows it: “4:05”.
    ///
    /// Source: Apple's documentation of `SystemFormatStyle.Timer` (iOS 18).
    public struct Timer: DiscreteFormatStyle, Sendable {
        private let clock: ClockFields
        private let interval: Range<Date>
        private let countsDown: Bool

        /// A timer that counts down to the end of an interval.
        ///
        /// - Parameters:
        ///   - maxFieldCount: The most fields shown, from the largest one.
        ///   - maxPrecision: The least time from one text to the next.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown) = (interval, true)
            clock = ClockFields(showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision, padsMinutes: false)
        }

        /// A timer that counts up from the start of an interval to its end.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown) = (interval, false)
            clock = ClockFields(showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision, padsMinutes: false)
        }

        /// The same for widgets, which show timers in whole seconds; nil for others.
        var asTimer: TimerText? {
            guard clock.step == 1, clock.maxFieldCount >= 3 else { return nil }
            return TimerText(
                interval: interval.lowerBound...interval.upperBound, pauseTime: nil, countsDown: countsDown, showsHours: clock.showsHours)
        }

        public func format(_ value: Date) -> AttributedString {
            let date = min(max(value, interval.lowerBound), interval.upperBound)
            let steps =
                countsDown
                ? clock.steps(interval.upperBound.timeIntervalSince(date), .up)
                : clock.steps(date.timeIntervalSince(interval.lowerBound), .down)
            return AttributedString(clock.text(steps))
        }

        public func discreteInput(after input: Date) -> Date? {
            if input < interval.lowerBound { return interval.lowerBound }
            guard input < interval.upperBound else { return nil }
            return clock.step(after: input, from: countsDown ? interval.upperBound : interval.lowerBound)
        }

        public func discreteInput(before input: Date) -> Date? {
            if input > interval.upperBound { return interval.upperBound }
            guard input > interval.lowerBound else { return nil }
            return clock.step(before: input, from: countsDown ? interval.upperBound : interval.lowerBound)
        }
    }

    /// The time since a date, as a stopwatch shows it: “00:04.05”.
    ///
    /// Source: Apple's documentation of `SystemFormatStyle.Stopwatch` (iOS 18).
    public struct Stopwatch: DiscreteFormatStyle, Sendable {
        private let clock: ClockFields
        private let start: Date

        /// - Parameters:
        ///   - maxFieldCount: The most fields shown, from the largest one.
        ///   - maxPrecision: The least time from one text to the next.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            clock = ClockFields(showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision, padsMinutes: true)
        }

        public func format(_ value: Date) -> AttributedString {
            AttributedString(clock.text(clock.steps(max(value.timeIntervalSince(start), 0), .down)))
        }

        public func discreteInput(after input: Date) -> Date? { input < start ? start : clock.step(after: input, from: start) }
        public func discreteInput(before input: Date) -> Date? { input > start ? clock.step(before: input, from: start) : nil }
    }
}

/// The fields of a clock: hours, minutes, seconds and fractions of a second.
private struct ClockFields: Hashable, Codable, Sendable {
    let showsHours: Bool
    let maxFieldCount: Int
    /// The least time between two texts, in seconds.
    let step: Double
    let padsMinutes: Bool

    init(showsHours: Bool, maxFieldCount: Int, precision: Duration, padsMinutes: Bool) {
        let parts = precision.components
        (self.showsHours, self.maxFieldCount, self.padsMinutes) = (showsHours, maxFieldCount, padsMinutes)
        step = max(Double(parts.seconds) + Double(parts.attoseconds) * 1e-18, 0.001)
    }

    /// The number of digits behind the decimal separator: as many as the step needs.
    private var digits: Int { step >= 1 ? 0 : step >= 0.1 ? 1 : step >= 0.01 ? 2 : 3 }

    /// A whole number of steps, in seconds.
    func steps(_ seconds: Double, _ rounding: FloatingPointRoundingRule) -> Double {
        // What is a whole number but for the last digits of a date counts as one.
        ((seconds / step * 1000).rounded() / 1000).rounded(rounding) * step
    }

    func text(_ seconds: Double) -> String {
        func padded(_ number: Int, _ count: Int = 2) -> String {
            let text = "\(number)"
            return String(repeating: "0", count: max(count - text.count, 0)) + text
        }
        let scale = [1, 10, 100, 1000][digits]
        let whole = Int(saturating: (seconds * Double(scale)).rounded())
        let (all, fraction) = (whole / scale, whole % scale)
        let hasHours = showsHours && all >= 3600
        let minutes = hasHours ? all / 60 % 60 : all / 60
        var fields = hasHours ? ["\(all / 3600)"] : []
        fields.append(hasHours || padsMinutes ? padded(minutes) : "\(minutes)")
        fields.append(padded(all % 60))
        let shown = fields.prefix(max(maxFieldCount, 1)).joined(separator: ":")
        return digits > 0 && fields.count < maxFieldCount ? shown + "." + padded(fraction, digits) : shown
    }

    /// The next date a whole number of steps from a fixed one.
    func step(after date: Date, from fixed: Date) -> Date {
        let count = (date.timeIntervalSince(fixed) / step).rounded(.down)
        let next = fixed.addingTimeInterval((count + 1) * step)
        return next > date ? next : fixed.addingTimeInterval((count + 2) * step)
    }

    /// The last date a whole number of steps from a fixed one.
    func step(before date: Date, from fixed: Date) -> Date {
        let count = (date.timeIntervalSince(fixed) / step).rounded(.up)
        let last = fixed.addingTimeInterval((count - 1) * step)
        return last < date ? last : fixed.addingTimeInterval((count - 2) * step)
    }
}
