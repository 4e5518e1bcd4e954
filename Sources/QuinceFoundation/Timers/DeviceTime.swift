import Foundation

/// How fast the device's time of day runs, whose clock people may have sped up. Timers count real seconds: what waits for a date asks here how many.
package enum DeviceTime {
    /// Seconds of the time of day in a second, 1 or more.
    package static let speed = max(Double(ProcessInfo.processInfo.environment["QUINCE_CLOCK_SPEED"] ?? "") ?? 1, 1)

    /// Seconds that pass from `now` until it is `date`; 0 where that has been.
    package static func wait(until date: Date, from now: Date = Date()) -> TimeInterval { max(date.timeIntervalSince(now), 0) / speed }
}
