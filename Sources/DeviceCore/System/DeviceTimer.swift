import Foundation

/// The time that a process has for a background task.
struct DeviceTimer: Hashable, Comparable, Sendable {
    struct Deadline: Equatable, Sendable {
        /// In seconds of uptime.
        var uptime: Double
        /// Whether the app has been told that its time is up.
        var hasExpired: Bool
    }

    var process: ProcessID
    var task: String

    static func < (one: DeviceTimer, other: DeviceTimer) -> Bool { (one.process, one.task) < (other.process, other.task) }
}

/// The next time at which something happens on a device by itself; nil = never.
public struct DeviceDeadline: Equatable, Sendable {
    /// By the time of day on the device.
    public var date: Date?
    /// By its uptime, in seconds.
    public var uptime: Double?

    public init(date: Date? = nil, uptime: Double? = nil) { (self.date, self.uptime) = (date, uptime) }
}

extension DeviceCore {
    /// The time of the next `DeviceEvent.timePassed`.
    public var nextDeadline: DeviceDeadline {
        let date = [nextNotificationDate, nextTaskDate].compactMap { $0 }.min()
        let uptime = (timers.values.map(\.uptime) + [travel?.next].compactMap { $0 }).min()
        guard let retryTime, date != nil || uptime != nil else { return DeviceDeadline(date: date, uptime: uptime) }
        return DeviceDeadline(uptime: max(retryTime, uptime ?? retryTime))
    }

    /// Takes up what has become due since the device was last booted.
    mutating func boot() {
        handleDeadlines()
        for app in services.transfers.keys.sorted() { resumeTransfers(of: app) }
    }

    /// Does what is due.
    mutating func handleDeadlines() {
        if let retryTime, now.uptime < retryTime { return }
        retryTime = nil
        deliverDueNotifications()
        beginDueTasks()
        expireTasks()
        continueTravel()
    }
}
