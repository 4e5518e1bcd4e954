import Combine
import UIKit

/// What the app gets from outside.
struct World {
    let cards: CardRepository
    let timer: GameTimer
    /// Whether the app is active, now and whenever it changes.
    let activity: AnyPublisher<Bool, Never>
    /// Whether the app has been in the background for longer than a game of two bears, whenever it changes.
    let absence: AnyPublisher<Bool, Never>
    /// Makes a way to phones near by.
    let makeConnection: () -> Connection
}

extension World {
    /// Reads the launch argument `-Seed`.
    @MainActor
    static func standard(defaults: UserDefaults = .standard) -> World {
        let timer = SystemGameTimer()
        let name = UIDevice.current.name
        return World(
            cards: ShuffledCardRepository(source: randomSource(defaults)),
            timer: timer,
            activity: activity,
            absence: BackgroundGrace.absence(timer: timer),
            makeConnection: { MultipeerConnection(name: name) }
        )
    }

    private static func randomSource(_ defaults: UserDefaults) -> any RandomNumberGenerator {
        guard let seed = defaults.string(forKey: "Seed").flatMap(UInt64.init) else { return SystemRandomNumberGenerator() }
        return SeededGenerator(seed: seed)
    }

    @MainActor
    private static var activity: AnyPublisher<Bool, Never> {
        let center = NotificationCenter.default
        let changes = center.publisher(for: UIApplication.didBecomeActiveNotification).map { _ in true }
            .merge(with: center.publisher(for: UIApplication.willResignActiveNotification).map { _ in false })
        return Deferred { changes.prepend(UIApplication.shared.applicationState == .active) }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }
}
