import Foundation

/// The time at which an event happens, on the two clocks of a device.
public struct DeviceTime: Equatable, Sendable {
    /// The time of day on the device. It can be set.
    public var date: Date
    /// Seconds since some moment. They never go back.
    public var uptime: Double

    public init(date: Date, uptime: Double) { (self.date, self.uptime) = (date, uptime) }
}
