import XCTest

@testable import RightOnTarget

final class GameTests: XCTestCase {
    private func makeGame(rounds: Int = 5, seed: UInt64 = 1) -> Game<IntegerGenerator<SeededGenerator>, NearnessRule>? {
        let generator = IntegerGenerator(range: 1...50, source: SeededGenerator(seed: seed))
        return Game(roundCount: rounds, generator: generator, rule: NearnessRule(maximum: 50))
    }

    func testNeedsAtLeastOneRound() {
        XCTAssertNil(makeGame(rounds: 0))
        XCTAssertNil(makeGame(rounds: -3))
        XCTAssertNotNil(makeGame(rounds: 1))
    }

    func testScoresByNearness() {
        let rule = NearnessRule(maximum: 50)
        XCTAssertEqual(rule.score(secret: 25, answer: 25), 50)
        XCTAssertEqual(rule.score(secret: 1, answer: 50), 1)
        XCTAssertEqual(rule.score(secret: 50, answer: 1), 1)
        XCTAssertEqual(rule.score(secret: 20, answer: 23), 47)
    }

    func testAddsUpFiveRoundsAndEnds() throws {
        let game = try XCTUnwrap(makeGame())
        var expected = 0
        for round in 1...5 {
            XCTAssertEqual(game.roundNumber, round)
            XCTAssertFalse(game.isEnded)
            expected += 50 - abs(game.currentRound.secret - 25)
            game.answer(25)
            XCTAssertEqual(game.score, expected)
            if round < 5 { game.startNextRound() }
        }
        XCTAssertTrue(game.isEnded)
        XCTAssertTrue((5...250).contains(game.score))
    }

    func testIgnoresSecondAnswerAndRoundsAfterTheEnd() throws {
        let game = try XCTUnwrap(makeGame(rounds: 1))
        let secret = game.currentRound.secret
        game.answer(secret)
        game.answer(secret == 1 ? 50 : 1)
        XCTAssertEqual(game.score, 50)
        game.startNextRound()
        XCTAssertTrue(game.isEnded)
        XCTAssertEqual(game.roundNumber, 1)
    }

    func testStartsNextRoundOnlyAfterAnAnswer() throws {
        let game = try XCTUnwrap(makeGame())
        game.startNextRound()
        XCTAssertEqual(game.roundNumber, 1)
    }

    func testRestartForgetsPointsAndDrawsANewSecret() throws {
        let game = try XCTUnwrap(makeGame(seed: 7))
        var reference = IntegerGenerator(range: 1...50, source: SeededGenerator(seed: 7))
        XCTAssertEqual(game.currentRound.secret, reference.next())
        game.answer(10)
        game.restart()
        XCTAssertEqual(game.score, 0)
        XCTAssertEqual(game.roundNumber, 1)
        XCTAssertFalse(game.isEnded)
        XCTAssertEqual(game.currentRound.secret, reference.next())
    }
}
