import Foundation

/// The one source of time for layout, drawing and animation: the system's monotonic clock.
package enum MediaClock {
    /// Replaces the system's clock, for tests that step time themselves.
    nonisolated(unsafe) package static var override: (() -> CFTimeInterval)?

    /// How many times slower animations run than they say ("slow animations" of the simulator); 1 is normal.
    nonisolated(unsafe) package static var dragCoefficient: Double = 1

    package static var now: CFTimeInterval {
        if let override { return override() }
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// A time in seconds, or a length of time.
public typealias CFTimeInterval = Double

/// The current media time in seconds: monotonic, from an arbitrary origin.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }
