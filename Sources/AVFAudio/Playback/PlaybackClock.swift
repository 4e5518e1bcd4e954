import AudioToolbox
import QuinceFoundation

/// The position in a sound that plays, by a clock: where it was when it was started, and how fast it has gone since.
struct PlaybackClock {
    let clock: AudioClock
    /// Seconds of the sound.
    private(set) var anchor: TimeInterval = 0
    /// The time of the clock at the anchor; nil = it stands still.
    private(set) var started: TimeInterval?
    private(set) var rate: Double = 1

    init(_ clock: AudioClock) { self.clock = clock }

    var isRunning: Bool { started != nil }
    /// The position in seconds; it stays at the anchor until the clock has reached the start.
    var position: TimeInterval { anchor + max(0, clock.now - (started ?? clock.now)) * rate }

    mutating func start(at time: TimeInterval, rate: Double) { (started, self.rate) = (time, rate) }
    mutating func stop() { (anchor, started) = (position, nil) }
    mutating func move(to position: TimeInterval) {
        anchor = position
        // A start in the future stays.
        if let started { self.started = max(started, clock.now) }
    }
    mutating func setRate(_ new: Double) {
        let now = clock.now
        if let started, started < now { (anchor, self.started) = (position, now) }
        rate = new
    }
}
