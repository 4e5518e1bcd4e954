import QuinceFoundation

/// The state of an alarm's Live Activity.
///
/// Source: Apple's documentation of `AlarmPresentationState`.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
    public enum Mode: Codable, Hashable, Sendable {
        public struct Alert: Codable, Hashable, Sendable {
            public var time: Alarm.Schedule.Relative.Time
            public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
        }

        public struct Countdown: Codable, Hashable, Sendable {
            public var totalCountdownDuration: TimeInterval
            public var previouslyElapsedDuration: TimeInterval
            public var startDate: Date
            public var fireDate: Date

            public init(
                totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval, startDate: Date, fireDate: Date
            ) {
                (self.totalCountdownDuration, self.previouslyElapsedDuration) = (totalCountdownDuration, previouslyElapsedDuration)
                (self.startDate, self.fireDate) = (startDate, fireDate)
            }
        }

        public struct Paused: Codable, Hashable, Sendable {
            public var totalCountdownDuration: TimeInterval
            public var previouslyElapsedDuration: TimeInterval

            public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
                (self.totalCountdownDuration, self.previouslyElapsedDuration) = (totalCountdownDuration, previouslyElapsedDuration)
            }
        }

        case alert(Alert)
        case countdown(Countdown)
        case paused(Paused)
    }

    public var alarmID: Alarm.ID
    public var mode: Mode
    public init(alarmID: Alarm.ID, mode: Mode) { (self.alarmID, self.mode) = (alarmID, mode) }
}
