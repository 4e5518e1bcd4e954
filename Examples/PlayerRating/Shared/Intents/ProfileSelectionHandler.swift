import Foundation
import Intents

/// Offers the players of the ladder, a second after it is asked, as a server would.
final class ProfileSelectionHandler: NSObject, DynamicProfileSelectionIntentHandling {
    private static let delay: TimeInterval = 1

    private let storage: LadderStorage
    private let wait: (TimeInterval, @escaping () -> Void) -> Void

    /// - Parameter wait: Does something after so many seconds.
    init(
        storage: LadderStorage,
        wait: @escaping (TimeInterval, @escaping () -> Void) -> Void = { seconds, work in
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
        }
    ) {
        self.storage = storage
        self.wait = wait
    }

    private var ladder: Ladder { Ladder(storage.loadProfiles() ?? Profile.samples) }

    func provideProfileOptionsCollection(
        for intent: DynamicProfileSelectionIntent, with completion: @escaping (INObjectCollection<ProfileType>?, Error?) -> Void
    ) {
        wait(Self.delay) { [ladder] in
            completion(INObjectCollection(items: ladder.profiles.map(ProfileType.init)), nil)
        }
    }

    func defaultProfile(for intent: DynamicProfileSelectionIntent) -> ProfileType? {
        ladder.leader.map(ProfileType.init)
    }
}
