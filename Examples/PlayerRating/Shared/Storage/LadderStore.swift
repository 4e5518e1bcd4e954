import Combine
import Foundation

/// The ladder: publishes it, and saves it at every change.
@MainActor
final class LadderStore: ObservableObject {
    @Published private(set) var ladder: Ladder {
        didSet {
            storage.save(ladder.profiles)
            didSave()
        }
    }

    private let storage: LadderStorage
    private let drawScore: () -> Double
    private let now: () -> Date
    private let newsroom: Newsroom?
    private let didSave: () -> Void

    /// - Parameter newsroom: Told of every game; nil for nobody.
    init(
        storage: LadderStorage, drawScore: @escaping () -> Double = Score.random, now: @escaping () -> Date = Date.init,
        newsroom: Newsroom? = nil, didSave: @escaping () -> Void = {}
    ) {
        self.storage = storage
        self.drawScore = drawScore
        self.now = now
        self.newsroom = newsroom
        self.didSave = didSave
        ladder = Ladder(storage.loadProfiles() ?? Profile.samples)
    }

    /// Lets a player play a game.
    func play(_ id: Profile.ID) {
        let date = now()
        var changed = ladder
        changed.add(drawScore(), to: id, at: date)
        newsroom?.report(gameOf: id, from: ladder, to: changed, at: date)
        ladder = changed
    }
}
