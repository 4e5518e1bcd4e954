import Combine
import Foundation

/// Where view models get their time from.
protocol GameTimer {
    /// Seconds since any fixed moment.
    var now: TimeInterval { get }

    /// Says once, on the main queue, that the delay is over.
    func after(_ delay: TimeInterval) -> AnyPublisher<Void, Never>

    /// Says it after the delay, and then every second.
    func everySecond(after delay: TimeInterval) -> AnyPublisher<Void, Never>
}
