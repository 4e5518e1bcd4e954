import Foundation

/// The rate of the device's time of day, which the user can speed up. Timers run in real seconds; `wait(until:from:)` converts dates to them.
package enum DeviceTime {
    /// Seconds of the time of day in a second, 1 or more.
    package static let speed = max(Double(ProcessInfo.processInfo.environment["QUINCE_CLOCK_SPEED"] ?? "") ?? 1, 1)

    /// Seconds that pass from `now` until it is `date`; 0 where that has been.
    package static func wait(until date: Date, from now: Date = Date()) -> TimeInterval { max(date.timeIntervalSince(now), 0) / speed }
}
