import UIKit

/// Tells a stream's delegate what happens, on the run loops the stream is scheduled in.
final class StreamEvents: @unchecked Sendable {
    private let lock = NSLock()
    private var places: [(loop: RunLoop, mode: RunLoop.Mode)] = []

    func schedule(_ loop: RunLoop, _ mode: RunLoop.Mode) { lock.withLock { places.append((loop, mode)) } }

    func remove(_ loop: RunLoop, _ mode: RunLoop.Mode) { lock.withLock { places.removeAll { $0.loop === loop && $0.mode == mode } } }

    func tell(_ stream: Stream, _ event: Stream.Event) {
        guard let place = lock.withLock({ places.first }) else { return }
        nonisolated(unsafe) let stream = stream
        place.loop.perform(inModes: [place.mode]) { stream.delegate?.stream(stream, handle: event) }
        // A block alone does not wake a loop that sleeps; a timer does.
        place.loop.add(Timer(timeInterval: 0, repeats: false) { _ in }, forMode: place.mode)
    }
}
