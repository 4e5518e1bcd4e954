import UIKit

/// Tells a stream's delegate what happens, on the run loops the stream is scheduled in.
final class StreamEvents: @unchecked Sendable {
    private let lock = NSLock()
    private var places: [(loop: RunLoop, mode: RunLoop.Mode)] = []
    /// The events from before the stream was scheduled in a run loop; delivered when it is.
    private var early: [Stream.Event] = []
    private var isOver = false

    func schedule(_ stream: Stream, _ loop: RunLoop, _ mode: RunLoop.Mode) {
        let events = lock.withLock {
            places.append((loop, mode))
            defer { early = [] }
            return early
        }
        for event in events { notify(stream, event) }
    }

    func remove(_ loop: RunLoop, _ mode: RunLoop.Mode) { lock.withLock { places.removeAll { $0.loop === loop && $0.mode == mode } } }

    /// The stream is closed: its delegate hears nothing any more.
    func end() { lock.withLock { (isOver, early) = (true, []) } }

    func notify(_ stream: Stream, _ event: Stream.Event) {
        let place = lock.withLock {
            if places.isEmpty, !isOver, !early.contains(event) { early.append(event) }
            return isOver ? nil : places.first
        }
        guard let place else { return }
        nonisolated(unsafe) let stream = stream
        place.loop.perform(inModes: [place.mode]) { [self] in
            if !lock.withLock({ isOver }) { stream.delegate?.stream(stream, handle: event) }
        }
        // A block alone does not wake a loop that sleeps; a timer does.
        place.loop.add(Timer(timeInterval: 0, repeats: false) { _ in }, forMode: place.mode)
    }
}
