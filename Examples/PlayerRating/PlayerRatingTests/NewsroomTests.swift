import XCTest

@testable import PlayerRating

final class NewsroomTests: XCTestCase {
    private let file = NewsFile(url: FileManager.default.temporaryDirectory.appending(path: "News-\(UUID().uuidString).json"))
    private let date = Date(timeIntervalSinceReferenceDate: 9)

    override func tearDown() {
        try? FileManager.default.removeItem(at: file.url)
    }

    private func played(_ id: Profile.ID, _ score: Double) -> Ladder {
        var ladder = Ladder(Profile.samples)
        ladder.add(score, to: id, at: date)
        return ladder
    }

    func testAGameIsNews() {
        let ladder = Ladder(Profile.samples)
        Newsroom(file: file).report(gameOf: 3, from: ladder, to: played(3, 200), at: date)
        XCTAssertEqual(file.load(), [Headline(title: String(localized: "\("Lina") climbs to place \(2)"), date: date)])
    }

    func testALeaderIsNamed() {
        let ladder = Ladder(Profile.samples)
        XCTAssertEqual(
            Newsroom.title(gameOf: 3, from: ladder, to: played(3, 1000)), String(localized: "\("Lina") takes the lead"))
        XCTAssertEqual(Newsroom.title(gameOf: 3, from: ladder, to: played(3, 1)), String(localized: "\("Lina") wins a game"))
        XCTAssertNil(Newsroom.title(gameOf: 99, from: ladder, to: ladder))
    }

    func testOldNewsGoes() {
        let ladder = Ladder(Profile.samples)
        for second in 0..<Newsroom.limit + 5 {
            let date = Date(timeIntervalSinceReferenceDate: TimeInterval(second))
            Newsroom(file: file).report(gameOf: 3, from: ladder, to: played(3, 1), at: date)
        }
        XCTAssertEqual(file.load().count, Newsroom.limit)
        XCTAssertEqual(file.load().first?.date, Date(timeIntervalSinceReferenceDate: TimeInterval(Newsroom.limit + 4)))
    }
}
