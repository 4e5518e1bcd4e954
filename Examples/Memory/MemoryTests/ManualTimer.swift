import Combine
import Foundation

@testable import Memory

/// Time that passes only when a test says so.
final class ManualTimer: GameTimer {
    private(set) var now: TimeInterval = 0
    private var events: [(time: TimeInterval, isRepeating: Bool, subject: PassthroughSubject<Void, Never>)] = []

    func after(_ delay: TimeInterval) -> AnyPublisher<Void, Never> {
        add(delay, isRepeating: false)
    }

    func everySecond(after delay: TimeInterval) -> AnyPublisher<Void, Never> {
        add(delay, isRepeating: true)
    }

    func advance(by interval: TimeInterval) {
        let end = now + interval
        while let index = events.indices.filter({ events[$0].time <= end + 1e-9 }).min(by: { events[$0].time < events[$1].time }) {
            var event = events.remove(at: index)
            now = max(now, event.time)
            if event.isRepeating {
                event.time += 1
                events.append(event)
            }
            event.subject.send()
        }
        now = end
    }

    private func add(_ delay: TimeInterval, isRepeating: Bool) -> AnyPublisher<Void, Never> {
        let subject = PassthroughSubject<Void, Never>()
        events.append((now + delay, isRepeating, subject))
        return subject.eraseToAnyPublisher()
    }
}
