import Combine
import UIKit

/// Lets the app go on for a while in the background, so that a glance at another app ends no game of two.
@MainActor
enum BackgroundGrace {
    /// Seconds in the background that count as none.
    static let duration: TimeInterval = 10

    /// True once the app has been in the background for too long, or is about to be stopped there; false when it is back after that.
    static func absence(timer: GameTimer) -> AnyPublisher<Bool, Never> {
        let center = NotificationCenter.default
        let isInBackground = center.publisher(for: UIApplication.didEnterBackgroundNotification).map { _ in true }
            .merge(with: center.publisher(for: UIApplication.willEnterForegroundNotification).map { _ in false })
        return isInBackground
            .map { $0 ? expiration(timer) : Just(false).eraseToAnyPublisher() }
            .switchToLatest()
            .removeDuplicates()
            .drop { !$0 }
            .eraseToAnyPublisher()
    }

    /// Says true when the time is up. The system is asked not to stop the app before.
    private static func expiration(_ timer: GameTimer) -> AnyPublisher<Bool, Never> {
        let isStopped = PassthroughSubject<Void, Never>()
        var task = UIBackgroundTaskIdentifier.invalid
        let end = {
            guard task != .invalid else { return }
            UIApplication.shared.endBackgroundTask(task)
            task = .invalid
        }
        task = UIApplication.shared.beginBackgroundTask(withName: "Game of two") {
            isStopped.send()
            end()
        }
        return timer.after(duration)
            .merge(with: isStopped)
            .first()
            .map { true }
            // The game is left in the turn of the event; then the app may be stopped.
            .handleEvents(receiveCompletion: { _ in DispatchQueue.main.async { end() } }, receiveCancel: end)
            .eraseToAnyPublisher()
    }
}
