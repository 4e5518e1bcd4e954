import XCTest

@testable import PlayerRating

final class ProfileTimelineMakerTests: XCTestCase {
    private let start = Date(timeIntervalSince1970: 1000)

    func testThereIsAnEntryEveryThreeSeconds() {
        var score = 150.0
        let maker = ProfileTimelineMaker(policy: .atEnd) {
            score += 1
            return score
        }
        let entries = maker.timeline(of: .sample, from: start).entries
        XCTAssertEqual(entries.map { $0.date.timeIntervalSince(start) }, (0..<20).map { Double($0 * 3) })
        XCTAssertEqual(entries.map(\.profile.score), (151...170).map(Double.init))
        XCTAssertEqual(Set(entries.map(\.profile.rating)), [Profile.sample.rating])
        XCTAssertEqual(Set(entries.map(\.profile.id)), [Profile.sample.id])
    }

    func testThePolicySaysWhenTheNextOneIsAskedFor() {
        func reload(_ policy: TimelinePolicy) -> ProfileTimeline.Reload {
            ProfileTimelineMaker(policy: policy).timeline(of: .sample, from: start).reload
        }
        XCTAssertEqual(reload(.atEnd), .atEnd)
        XCTAssertEqual(reload(.never), .never)
        XCTAssertEqual(reload(.afterTwoMinutes), .after(start + 120))
    }
}
