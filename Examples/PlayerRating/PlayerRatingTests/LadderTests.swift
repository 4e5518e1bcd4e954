import XCTest

@testable import PlayerRating

final class LadderTests: XCTestCase {
    private func profile(_ id: Int, _ name: String, _ rating: Double) -> Profile {
        Profile(id: id, name: name, rating: rating, score: 150, pictureName: name)
    }

    private lazy var ladder = Ladder([profile(1, "a", 100), profile(2, "b", 300), profile(3, "c", 200)])

    func testTheHighestRatingIsFirst() {
        XCTAssertEqual(ladder.profiles.map(\.id), [2, 3, 1])
        XCTAssertEqual(ladder.leader?.id, 2)
        XCTAssertEqual(ladder.place(of: 1), 3)
        XCTAssertNil(ladder.place(of: 4))
    }

    func testEqualRatingsStandInTheOrderOfNames() {
        let ladder = Ladder([profile(3, "b", 100), profile(2, "b", 100), profile(1, "c", 100), profile(4, "a", 100)])
        XCTAssertEqual(ladder.profiles.map(\.id), [4, 2, 3, 1])
    }

    func testAGameChangesRatingScoreAndPlace() {
        let date = Date(timeIntervalSince1970: 7)
        ladder.add(180.5, to: 1, at: date)
        let profile = ladder.profile(1)
        XCTAssertEqual(profile?.rating, 280.5)
        XCTAssertEqual(profile?.score, 180.5)
        XCTAssertEqual(profile?.lastChange, date)
        XCTAssertEqual(ladder.profiles.map(\.id), [2, 1, 3])
    }

    func testAGameOfNobodyChangesNothing() {
        let before = ladder
        ladder.add(180, to: 9, at: Date(timeIntervalSince1970: 0))
        XCTAssertEqual(ladder, before)
    }

    func testTheSamplesHaveTheirPlaces() {
        XCTAssertEqual(Profile.samples.prefix(3).map(\.name), ["Bloodseeker", "Morphling", "Lina"])
        XCTAssertEqual(Profile.samples.prefix(3).map(\.id), [1, 2, 3])
        XCTAssertGreaterThanOrEqual(Profile.samples.count, 8)
        XCTAssertEqual(Set(Profile.samples.map(\.id)).count, Profile.samples.count)
    }
}
