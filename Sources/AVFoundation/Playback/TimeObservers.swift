/// The blocks that a player calls as time passes.
struct TimeObservers {
    var periodic: [PeriodicObserver] = []
    var boundary: [BoundaryObserver] = []

    /// Ends an observer; false where it is none of these.
    mutating func remove(_ observer: AnyObject) -> Bool {
        let count = periodic.count + boundary.count
        periodic.removeAll { $0 === observer }
        boundary.removeAll { $0 === observer }
        (observer as? PeriodicObserver)?.end()
        (observer as? BoundaryObserver)?.end()
        return periodic.count + boundary.count < count
    }
}

/// A block that is called each time an interval has passed.
final class PeriodicObserver: @unchecked Sendable {
    private let interval: Double
    private let queue: DispatchQueue
    private let block: @Sendable (CMTime) -> Void
    private let lock = NSLock()
    private var hasEnded = false
    /// The multiple of the interval that was passed last.
    private var passed = 0.0

    init(_ interval: Double, _ queue: DispatchQueue, _ block: @escaping @Sendable (CMTime) -> Void) {
        (self.interval, self.queue, self.block) = (interval, queue, block)
    }

    private func index(_ seconds: Double) -> Double { ((seconds + PlaybackTimeline.tolerance) / interval).rounded(.down) }

    /// Starts to count from a position.
    func note(_ seconds: Double) { passed = index(seconds) }

    /// The position of the next call.
    func next(after seconds: Double, rate: Double) -> Double {
        rate >= 0 ? (index(seconds) + 1) * interval : (((seconds - PlaybackTimeline.tolerance) / interval).rounded(.up) - 1) * interval
    }

    /// Calls the block where a multiple of the interval has been passed.
    func pass(_ time: CMTime) {
        let index = index(time.seconds)
        guard index != passed else { return }
        passed = index
        call(time)
    }

    func call(_ time: CMTime) {
        queue.async { [self] in
            if !lock.withLock({ hasEnded }) { block(time) }
        }
    }

    func end() { lock.withLock { hasEnded = true } }
}

/// A block that is called when playback passes certain times.
final class BoundaryObserver: @unchecked Sendable {
    let times: [Double]
    private let queue: DispatchQueue
    private let block: @Sendable () -> Void
    private let lock = NSLock()
    private var hasEnded = false

    init(_ times: [Double], _ queue: DispatchQueue, _ block: @escaping @Sendable () -> Void) {
        (self.times, self.queue, self.block) = (times.sorted(), queue, block)
    }

    /// Calls the block for each time between two positions, the second included.
    func pass(from start: Double, to end: Double) {
        let (low, high) = (min(start, end), max(start, end))
        let tolerance = PlaybackTimeline.tolerance
        let passed = times.filter {
            end >= start ? $0 > low + tolerance && $0 <= high + tolerance : $0 >= low - tolerance && $0 < high - tolerance
        }
        for _ in passed {
            queue.async { [self] in
                if !lock.withLock({ hasEnded }) { block() }
            }
        }
    }

    func end() { lock.withLock { hasEnded = true } }
}
