/// The position of playback at a time of the host's clock: where it was when it last changed, and the speed since then.
///
/// A value without clock or locks.
struct PlaybackTimeline {
    /// The position at `anchor`.
    private(set) var start = CMTime.zero
    /// Seconds of the host's clock.
    private var anchor = 0.0
    /// Seconds of media a second; 0 while nothing moves.
    private(set) var rate = 0.0
    /// The bounds that playback stops at.
    var limits: (lower: Double, upper: Double) = (0, .infinity)

    /// The position in seconds.
    func seconds(at now: Double) -> Double {
        guard rate != 0 else { return start.seconds }
        let moved = start.seconds + (now - anchor) * rate
        return rate > 0 ? max(min(moved, limits.upper), start.seconds) : min(max(moved, limits.lower), start.seconds)
    }

    /// The position; exactly the one that was set while nothing moves.
    func time(at now: Double) -> CMTime {
        rate == 0 ? start : CMTime(seconds: seconds(at: now), preferredTimescale: 1_000_000_000)
    }

    /// Moves with another speed from now on.
    mutating func setRate(_ rate: Double, at now: Double) { (start, anchor, self.rate) = (time(at: now), now, rate) }

    /// Goes on from another position.
    mutating func move(to time: CMTime, at now: Double) { (start, anchor) = (time, now) }

    /// Seconds until a position is reached; nil where it is not.
    func delay(until position: Double, at now: Double) -> Double? {
        guard rate != 0, position.isFinite else { return nil }
        let distance = (position - seconds(at: now)) / rate
        return distance >= 0 ? distance : nil
    }

    /// Whether playback has come to the end of where it moves.
    func isAtEnd(at now: Double) -> Bool {
        let position = seconds(at: now)
        return rate > 0 ? position >= limits.upper - Self.tolerance : rate < 0 && position <= limits.lower + Self.tolerance
    }

    /// Seconds within which two positions count as one.
    static let tolerance = 1e-6
}

/// Seconds of the host's clock, which is virtual on a virtual device.
func hostSeconds() -> Double { CMClock.hostTimeClock.time.seconds }
