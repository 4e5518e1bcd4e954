import Combine
import Foundation

/// The device's time.
struct SystemGameTimer: GameTimer {
    var now: TimeInterval {
        ProcessInfo.processInfo.systemUptime
    }

    func after(_ delay: TimeInterval) -> AnyPublisher<Void, Never> {
        Just(())
            .delay(for: .seconds(delay), scheduler: DispatchQueue.main)
            .eraseToAnyPublisher()
    }

    func everySecond(after delay: TimeInterval) -> AnyPublisher<Void, Never> {
        after(delay)
            .map { Timer.publish(every: 1, on: .main, in: .common).autoconnect().map { _ in () }.prepend(()) }
            .switchToLatest()
            .eraseToAnyPublisher()
    }
}
