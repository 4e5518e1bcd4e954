import Foundation

/// A device's clock: how far it is ahead of the computer's, and how much faster it runs. Timers that count seconds are not concerned, only the time of day.
public struct DeviceClock: Codable, Equatable, Sendable {
    /// Seconds it was ahead of the computer's clock at `origin`; less than zero where it was behind.
    public var ahead: Double
    /// Seconds of the device in a second of the computer, 1 or more, whole.
    public var speed: Double
    /// The computer's time from which on it has run at that speed, in seconds since 1970.
    public var origin: Double

    /// The computer's clock.
    public static let computers = DeviceClock(ahead: 0)

    /// Numbers beyond what dates reach are brought within it.
    public init(ahead: Double, speed: Double = 1, origin: Double = 0) {
        func within(_ number: Double) -> Double { max(-Self.reach, min(number, Self.reach)) }
        (self.ahead, self.speed) = (within(ahead), max(1, min(speed.rounded(), Self.fastest)))
        self.origin = self.speed == 1 ? 0 : within(origin)
    }

    /// In seconds: 300,000 years.
    private static let reach = 1e13
    private static let fastest = 1e9

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            ahead: try fields.decode(Double.self, forKey: .ahead), speed: try fields.decode(Double.self, forKey: .speed),
            origin: try fields.decode(Double.self, forKey: .origin))
    }

    /// The clock of a process that was started with `environment`.
    public init(environment: [String: String]) {
        func number(_ name: String) -> Double? { environment[name].flatMap(Double.init) }
        self.init(
            ahead: number("QUINCE_CLOCK_SHIFT") ?? 0, speed: number("QUINCE_CLOCK_SPEED") ?? 1, origin: number("QUINCE_CLOCK_ORIGIN") ?? 0)
    }

    /// The environment variables that give a process this clock, together with the library that reads them.
    public var environment: [String: String] {
        var result = ["QUINCE_CLOCK_SHIFT": "\(Int(ahead))"]
        if speed != 1 { (result["QUINCE_CLOCK_SPEED"], result["QUINCE_CLOCK_ORIGIN"]) = ("\(Int(speed))", "\(Int(origin))") }
        return result
    }

    /// The device's time at a time of the computer's.
    public func date(at time: Date) -> Date {
        let seconds = time.timeIntervalSince1970
        return Date(timeIntervalSince1970: speed == 1 ? seconds + ahead : origin + ahead + (seconds - origin) * speed)
    }

    /// The computer's time when it is `date` on the device.
    public func computersDate(of date: Date) -> Date {
        let seconds = date.timeIntervalSince1970
        return Date(timeIntervalSince1970: speed == 1 ? seconds - ahead : origin + (seconds - origin - ahead) / speed)
    }

    /// The time on the device, for a process with the computer's clock.
    public var now: Date { date(at: Date()) }

    /// Returns the offset from the computer's clock at a time of the computer's, in seconds.
    public func ahead(at time: Date) -> Double { date(at: time).timeIntervalSince(time) }

    /// The computer's seconds from `time` until it is `date` on the device; 0 where that has been.
    public func wait(until date: Date, at time: Date = Date()) -> Double { max(computersDate(of: date).timeIntervalSince(time), 0) }

    /// The clock that is so many seconds ahead of the computer's at `time`, but for a fraction of a second, and runs as fast as this one.
    public func set(ahead seconds: Double, at time: Date) -> DeviceClock { Self.ahead(seconds, speed, at: time) }

    /// The clock that shows what this one shows at `time`, but for a fraction of a second, and runs at another speed from then on.
    public func running(at speed: Double, from time: Date) -> DeviceClock { Self.ahead(ahead(at: time), speed, at: time) }

    /// Processes are told whole seconds.
    private static func ahead(_ seconds: Double, _ speed: Double, at time: Date) -> DeviceClock {
        let now = time.timeIntervalSince1970, origin = now.rounded(.down)
        return DeviceClock(ahead: (seconds - (now - origin) * (speed - 1)).rounded(), speed: speed, origin: origin)
    }
}
