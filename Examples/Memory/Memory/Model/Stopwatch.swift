import Foundation

/// Adds up the time of the periods in which it runs. It is told what time it is, in seconds since any fixed moment.
struct Stopwatch: Equatable {
    private var gathered: TimeInterval = 0
    private var beginning: TimeInterval?

    var isRunning: Bool {
        beginning != nil
    }

    mutating func start(at now: TimeInterval) {
        guard !isRunning else { return }
        beginning = now
    }

    mutating func stop(at now: TimeInterval) {
        gathered = elapsed(at: now)
        beginning = nil
    }

    func elapsed(at now: TimeInterval) -> TimeInterval {
        gathered + (beginning.map { max(now - $0, 0) } ?? 0)
    }

    /// The whole seconds. A moment just before a full second counts as this second: timers and clocks round.
    func seconds(at now: TimeInterval) -> Int {
        Int((elapsed(at: now) + 0.001).rounded(.down))
    }

    /// How long it is until the next full second.
    func timeToNextSecond(at now: TimeInterval) -> TimeInterval {
        TimeInterval(seconds(at: now) + 1) - elapsed(at: now)
    }
}
