import XCTest

@testable import PlayerRating

@MainActor
final class LadderStoreTests: XCTestCase {
    private final class MemoryStorage: LadderStorage {
        var profiles: [Profile]?
        func loadProfiles() -> [Profile]? { profiles }
        func save(_ profiles: [Profile]) { self.profiles = profiles }
    }

    private let storage = MemoryStorage()
    private var saves = 0
    private let date = Date(timeIntervalSince1970: 9)

    private func makeStore() -> LadderStore {
        LadderStore(storage: storage, drawScore: { 200 }, now: { self.date }, didSave: { self.saves += 1 })
    }

    func testStartsWithTheSamples() {
        XCTAssertEqual(makeStore().ladder.profiles, Profile.samples)
        XCTAssertNil(storage.profiles)
    }

    func testAGameIsSaved() {
        let store = makeStore()
        store.play(3)
        XCTAssertEqual(store.ladder.profile(3)?.score, 200)
        XCTAssertEqual(store.ladder.profile(3)?.rating, 2610)
        XCTAssertEqual(store.ladder.profile(3)?.lastChange, date)
        XCTAssertEqual(store.ladder.place(of: 3), 2)
        XCTAssertEqual(makeStore().ladder, store.ladder)
        XCTAssertEqual(saves, 1)
    }
}
