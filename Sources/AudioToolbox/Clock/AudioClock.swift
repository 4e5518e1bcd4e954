import QuinceFoundation

/// The clock by which sounds play, and the timers that follow it: the process's own, virtual in headless runs, or one that a test moves.
package class AudioClock: @unchecked Sendable {
    /// The clock that new players and recorders run by.
    @TaskLocal package static var current = AudioClock()

    package init() {}

    /// The seconds since an unspecified point before the process began.
    package var now: TimeInterval { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    /// Calls a handler once, `delay` seconds from now, on the main queue.
    package func schedule(after delay: TimeInterval, _ handler: @escaping @Sendable () -> Void) -> AudioTimer {
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.setEventHandler(handler: handler)
        source.schedule(deadline: .now() + max(0, min(delay, 1e9)))
        source.activate()
        return AudioTimer { source.cancel() }
    }
}

/// A scheduled call of a handler, canceled when it is released.
package final class AudioTimer: @unchecked Sendable {
    private let stop: @Sendable () -> Void

    package init(_ stop: @escaping @Sendable () -> Void) { self.stop = stop }
    deinit { stop() }

    package func cancel() { stop() }
}

/// A clock that stands still until it is moved. For tests.
package final class ManualAudioClock: AudioClock, @unchecked Sendable {
    private struct Entry {
        let id: Int
        let time: TimeInterval
        let handler: @Sendable () -> Void
    }

    private let lock = NSLock()
    private var time: TimeInterval = 1000
    private var entries: [Entry] = []
    private var count = 0

    override package var now: TimeInterval { lock.withLock { time } }

    override package func schedule(after delay: TimeInterval, _ handler: @escaping @Sendable () -> Void) -> AudioTimer {
        let id = lock.withLock {
            count += 1
            entries.append(Entry(id: count, time: time + max(0, delay), handler: handler))
            return count
        }
        return AudioTimer { [weak self] in self?.remove(id) }
    }

    private func remove(_ id: Int) { lock.withLock { entries.removeAll { $0.id == id } } }

    /// Moves the clock, stopping at each scheduled call on the way.
    package func advance(by seconds: TimeInterval) {
        let end = now + seconds
        while let entry = next(until: end) { entry.handler() }
        lock.withLock { time = end }
    }

    private func next(until end: TimeInterval) -> Entry? {
        lock.withLock {
            // Sums of times differ in their last bits.
            guard let entry = entries.min(by: { ($0.time, $0.id) < ($1.time, $1.id) }), entry.time <= end + 1e-9 else { return nil }
            entries.removeAll { $0.id == entry.id }
            time = max(time, entry.time)
            return entry
        }
    }
}
