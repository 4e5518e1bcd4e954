import XCTest

@testable import PlayerRating

final class ScoreTests: XCTestCase {
    /// The same numbers every time.
    private struct Sequence: RandomNumberGenerator {
        private var state: UInt64 = 0

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            return state
        }
    }

    func testIsFrom150To200() {
        var generator = Sequence()
        let scores = (0..<10_000).map { _ in Score.random(using: &generator) }
        XCTAssertEqual(scores.min(), 150)
        XCTAssertEqual(scores.max(), 200)
    }

    func testHasOneDecimal() {
        for _ in 0..<100 {
            let score = Score.random()
            XCTAssertEqual((score * 10).rounded() / 10, score)
            XCTAssertTrue((150...200).contains(score))
        }
    }
}
