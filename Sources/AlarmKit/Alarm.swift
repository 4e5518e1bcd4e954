import QuinceFoundation

/// An alarm or a timer of the app.
///
/// Source: Apple's documentation of `Alarm`.
public struct Alarm: Identifiable, Codable, Hashable, Sendable {
    public typealias ID = UUID

    /// Source: Apple's documentation of `Alarm.State`.
    public enum State: String, Codable, Hashable, Sendable { case scheduled, countdown, paused, alerting }

    /// When an alarm alerts.
    ///
    /// Source: Apple's documentation of `Alarm.Schedule`.
    public enum Schedule: Codable, Hashable, Sendable {
        /// At a moment.
        case fixed(Date)
        /// At a time of day, in whatever time zone the device is.
        case relative(Relative)

        public struct Relative: Codable, Hashable, Sendable {
            /// Source: Apple's documentation of `Alarm.Schedule.Relative.Time`.
            public struct Time: Codable, Hashable, Sendable {
                /// 0...23
                public var hour: Int
                /// 0...59
                public var minute: Int
                public init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }
            }

            /// Source: Apple's documentation of `Alarm.Schedule.Relative.Recurrence`.
            public enum Recurrence: Codable, Hashable, Sendable {
                case never
                case weekly([Locale.Weekday])
            }

            public var time: Time
            public var repeats: Recurrence
            public init(time: Time, repeats: Recurrence = .never) { (self.time, self.repeats) = (time, repeats) }
        }
    }

    /// How long the alarm counts down, in seconds.
    ///
    /// Source: Apple's documentation of `Alarm.CountdownDuration`.
    public struct CountdownDuration: Codable, Hashable, Sendable {
        /// Before it alerts; nil for no countdown.
        public var preAlert: TimeInterval?
        /// After a countdown was asked for while it alerts; nil for the duration before.
        public var postAlert: TimeInterval?
        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) { (self.preAlert, self.postAlert) = (preAlert, postAlert) }
    }

    public let id: UUID
    /// nil for a timer.
    public let schedule: Schedule?
    /// nil where nothing counts down.
    public let countdownDuration: CountdownDuration?
    public internal(set) var state: State
}

extension Alarm.Schedule {
    /// The first moment after another at which the alarm alerts; nil for one that is over, and for a time of day that does not exist.
    func next(after date: Date, calendar: Calendar) -> Date? {
        switch self {
        case .fixed(let moment): return moment > date ? moment : nil
        case .relative(let relative):
            guard (0...23).contains(relative.time.hour), (0...59).contains(relative.time.minute) else { return nil }
            var components = DateComponents(hour: relative.time.hour, minute: relative.time.minute, second: 0)
            func next() -> Date? { calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime) }
            guard case .weekly(let days) = relative.repeats, !days.isEmpty else { return next() }
            return days.compactMap { day in
                components.weekday = Self.number(of: day)
                return next()
            }.min()
        }
    }

    var isRepeated: Bool {
        if case .relative(let relative) = self, case .weekly(let days) = relative.repeats { !days.isEmpty } else { false }
    }

    /// The calendar's number of a day: 1 for Sunday.
    private static func number(of day: Locale.Weekday) -> Int {
        switch day {
        case .sunday: 1
        case .monday: 2
        case .tuesday: 3
        case .wednesday: 4
        case .thursday: 5
        case .friday: 6
        case .saturday: 7
        @unknown default: 1
        }
    }
}
