import Intents
import XCTest

@testable import PlayerRating

final class ProfileSelectionHandlerTests: XCTestCase {
    private struct Storage: LadderStorage {
        var profiles: [Profile]?
        func loadProfiles() -> [Profile]? { profiles }
        func save(_ profiles: [Profile]) {}
    }

    private let two = [
        Profile(id: 7, name: "b", rating: 100, score: 150, pictureName: "b"),
        Profile(id: 9, name: "a", rating: 300, score: 150, pictureName: "a"),
    ]
    private var delays: [TimeInterval] = []

    private func handler(_ profiles: [Profile]?) -> ProfileSelectionHandler {
        ProfileSelectionHandler(storage: Storage(profiles: profiles)) { seconds, work in
            self.delays.append(seconds)
            work()
        }
    }

    private func options(_ profiles: [Profile]?) -> [ProfileType] {
        var result: [ProfileType] = []
        handler(profiles).provideProfileOptionsCollection(for: DynamicProfileSelectionIntent()) { collection, error in
            XCTAssertNil(error)
            result = collection?.allItems ?? []
        }
        return result
    }

    func testTheLadderIsOfferedInItsOrderAfterASecond() {
        let options = options(two)
        XCTAssertEqual(options.map(\.displayString), ["a", "b"])
        XCTAssertEqual(options.map(\.profileID), [9, 7])
        XCTAssertEqual(delays, [1])
    }

    func testWithoutALadderThereAreTheSamples() {
        XCTAssertEqual(options(nil).count, Profile.samples.count)
    }

    func testANewWidgetHasTheLeader() {
        XCTAssertEqual(handler(two).defaultProfile(for: DynamicProfileSelectionIntent())?.identifier, "9")
        XCTAssertNil(handler([]).defaultProfile(for: DynamicProfileSelectionIntent()))
    }

    func testTheFixedIntentBeginsWithNobodyAndNamesTheSamples() {
        XCTAssertEqual(ProfileSelectionIntent().player, .unknown)
        for (player, name) in [(SamplePlayer.bloodseeker, "Bloodseeker"), (.morphling, "Morphling"), (.lina, "Lina")] {
            XCTAssertEqual(Profile.samples.first { $0.id == player.rawValue }?.name, name)
        }
    }
}
