import Foundation
import FoundationBase

/// Hands the events of a stream to its delegate, in the run loops that the stream is scheduled in.
///
/// An event is delivered once. One that no run loop can deliver yet waits for the stream to be scheduled.
final class StreamEvents: @unchecked Sendable {
    private let lock = NSLock()
    private weak var stream: Stream?
    private var schedules: [(loop: RunLoop, mode: RunLoop.Mode)] = []
    private var pending: Stream.Event = []

    private static let order: [Stream.Event] = [.openCompleted, .hasBytesAvailable, .hasSpaceAvailable, .errorOccurred, .endEncountered]

    init(of stream: Stream) { self.stream = stream }

    func post(_ event: Stream.Event) {
        lock.withLock { pending.formUnion(event) }
        wake()
    }

    func schedule(in loop: RunLoop, _ mode: RunLoop.Mode) {
        lock.withLock { schedules.append((loop, mode)) }
        wake()
    }

    func remove(from loop: RunLoop, _ mode: RunLoop.Mode) { lock.withLock { schedules.removeAll { $0.loop === loop && $0.mode == mode } } }

    func removeAll() { lock.withLock { (schedules, pending) = ([], []) } }

    private func wake() {
        let schedules = lock.withLock { pending.isEmpty ? [] : self.schedules }
        for (loop, mode) in schedules {
            Originals.perform(in: loop, mode) { [weak self] in self?.deliver(in: mode) }
        }
    }

    private func deliver(in mode: RunLoop.Mode) {
        let events: Stream.Event = lock.withLock {
            guard schedules.contains(where: { $0.loop === RunLoop.current && $0.mode == mode }) else { return [] }
            defer { pending = [] }
            return pending
        }
        guard let stream else { return }
        for event in Self.order where events.contains(event) {
            (stream.delegate ?? stream as? any StreamDelegate)?.stream(stream, handle: event)
        }
    }
}
