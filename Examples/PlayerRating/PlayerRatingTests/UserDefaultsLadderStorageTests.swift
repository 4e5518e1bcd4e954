import XCTest

@testable import PlayerRating

final class UserDefaultsLadderStorageTests: XCTestCase {
    private let suite = "dev.quince.examples.PlayerRatingTests"
    private lazy var defaults = UserDefaults(suiteName: suite) ?? .standard
    private lazy var storage = UserDefaultsLadderStorage(defaults: defaults)

    override func tearDown() {
        defaults.removePersistentDomain(forName: suite)
        super.tearDown()
    }

    func testKeepsPlayers() {
        var profiles = Profile.samples
        profiles[0].lastChange = Date(timeIntervalSince1970: 5)
        storage.save(profiles)
        XCTAssertEqual(storage.loadProfiles(), profiles)
    }

    func testThereAreNoneAtFirst() {
        XCTAssertNil(storage.loadProfiles())
    }

    func testBrokenDataCountAsNone() {
        for text in ["", "{}", "[1, {}]"] {
            defaults.set(Data(text.utf8), forKey: "profiles")
            XCTAssertNil(storage.loadProfiles(), text)
        }
        defaults.set("text", forKey: "profiles")
        XCTAssertNil(storage.loadProfiles())
    }

    func testBrokenPlayersAreSkipped() {
        let player = #"{"id": 3, "name": "Lina", "rating": 2410, "score": 182.5, "pictureName": "Lina"}"#
        defaults.set(Data("[7, \(player), {\"id\": 4}]".utf8), forKey: "profiles")
        XCTAssertEqual(storage.loadProfiles(), [.sample])
    }
}
