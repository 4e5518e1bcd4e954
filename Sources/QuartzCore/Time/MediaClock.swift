import Foundation

/// The source of time for layout, drawing and animation: the system's monotonic clock.
enum MediaClock {
    static var now: CFTimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// The current media time in seconds: monotonic, from an arbitrary origin.
public func CACurrentMediaTime() -> CFTimeInterval { MediaTimeline.current.now }
