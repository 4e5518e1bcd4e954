import Glibc

/// A source of time. The host's clock is the only one; on a virtual device it is the virtual one.
///
/// Source: Apple's documentation of `CMClock`.
public final class CMClock: Hashable, Sendable {
    private init() {}

    public static var hostTimeClock: CMClock { shared }
    private static let shared = CMClock()

    /// The time since the machine has started, in nanoseconds.
    public var time: CMTime {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return CMTime(value: Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec), timescale: 1_000_000_000)
    }

    public static func == (lhs: CMClock, rhs: CMClock) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }

/// The time of a host's clock in the units of `mach_absolute_time`, which are nanoseconds here.
public func CMClockConvertHostTimeToSystemUnits(_ hostTime: CMTime) -> UInt64 {
    UInt64(clamping: CMTimeConvertScale(hostTime, timescale: 1_000_000_000, method: .default).value)
}

public func CMClockMakeHostTimeFromSystemUnits(_ hostTime: UInt64) -> CMTime {
    CMTime(value: Int64(clamping: hostTime), timescale: 1_000_000_000)
}

@available(*, unavailable, message: "not yet in Quince: timebases")
public enum CMTimebase {}
