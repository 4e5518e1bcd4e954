import ActivityKit
import AppIntents
import QuinceFoundation

extension AlarmManager {
    /// An alarm to schedule.
    ///
    /// Source: Apple's documentation of `AlarmManager.AlarmConfiguration`.
    public struct AlarmConfiguration<Metadata: AlarmMetadata> {
        let countdownDuration: Alarm.CountdownDuration?
        let schedule: Alarm.Schedule?
        let attributes: AlarmAttributes<Metadata>
        let stopIntent: (any LiveActivityIntent)?
        let secondaryIntent: (any LiveActivityIntent)?
        let sound: AlertConfiguration.AlertSound

        /// - Parameters:
        ///   - countdownDuration: nil where nothing counts down.
        ///   - schedule: nil for a timer.
        ///   - stopIntent: Performed when the user stops the alert.
        ///   - secondaryIntent: Performed when the user taps the second button.
        ///   - sound: Whatever is given, a simulated device plays its own sound of alarms.
        public init(
            countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) {
            (self.countdownDuration, self.schedule, self.attributes) = (countdownDuration, schedule, attributes)
            (self.stopIntent, self.secondaryIntent, self.sound) = (stopIntent, secondaryIntent, sound)
        }

        /// A timer that begins at once.
        ///
        /// - Parameter duration: Seconds.
        public static func timer(
            duration: TimeInterval, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration<Metadata> {
            AlarmConfiguration(
                countdownDuration: Alarm.CountdownDuration(preAlert: duration, postAlert: duration), attributes: attributes,
                stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
        }

        /// An alarm of a schedule.
        public static func alarm(
            schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration<Metadata> {
            AlarmConfiguration(
                schedule: schedule, attributes: attributes, stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
        }
    }
}
