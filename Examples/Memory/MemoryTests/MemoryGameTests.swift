import XCTest

@testable import Memory

final class MemoryGameTests: XCTestCase {
    /// Two cards of each of two pictures; the rules do not ask how many pairs there ought to be.
    private var game = MemoryGame(Deal(
        theme: .education, numberOfPairs: .eight, cards: ["a", "b", "a", "b"].map { Card(imageName: $0) }
    ))

    func testFirstCardLeavesTheBoardUnlocked() {
        XCTAssertEqual(game.tap(0), .first)
        XCTAssertTrue(game.cards[0].isFlipped)
        XCTAssertTrue(game.cards[0].needsFlipping)
        XCTAssertFalse(game.isLocked)
    }

    func testTapsOnOpenAndMissingCardsDoNothing() {
        XCTAssertEqual(game.tap(0), .first)
        let before = game
        XCTAssertNil(game.tap(0))
        XCTAssertNil(game.tap(-1))
        XCTAssertNil(game.tap(4))
        XCTAssertNil(game.tap(99))
        XCTAssertEqual(game, before)
    }

    func testDifferentCardsTurnBack() {
        XCTAssertEqual(game.tap(0), .first)
        game.settle()
        XCTAssertEqual(game.tap(1), .second)
        XCTAssertTrue(game.isLocked)
        XCTAssertNil(game.tap(2))
        // The animation of the second card ends before the cards are compared.
        game.settle()
        XCTAssertTrue(game.isLocked)
        XCTAssertEqual(game.resolve(), [0, 1])
        XCTAssertTrue(game.cards.allSatisfy { !$0.isFlipped && !$0.isMatched })
        XCTAssertEqual(game.cards.map(\.needsFlipping), [true, true, false, false])
        XCTAssertNil(game.tap(2), "locked until the cards lie still")
        game.settle()
        XCTAssertFalse(game.isLocked)
        XCTAssertEqual(game.foundCount, 0)
        XCTAssertEqual(game.tap(0), .first)
    }

    func testEqualCardsAreFound() {
        XCTAssertEqual(game.tap(3), .first)
        XCTAssertEqual(game.tap(1), .second)
        XCTAssertEqual(game.resolve(), [1, 3])
        XCTAssertEqual(game.foundCount, 1)
        XCTAssertTrue(game.cards[1].isMatched && game.cards[3].isMatched)
        XCTAssertEqual(game.cards.map(\.needsRemoving), [false, true, false, true])
        game.settle()
        XCTAssertFalse(game.isLocked)
        XCTAssertTrue(game.cards.allSatisfy { !$0.needsRemoving && !$0.needsFlipping })
        XCTAssertNil(game.tap(1), "removed cards take no taps")
        XCTAssertEqual(game.tap(0), .first)
    }

    func testResolvingTooEarlyDoesNothing() {
        XCTAssertEqual(game.tap(0), .first)
        let before = game
        XCTAssertEqual(game.resolve(), [])
        XCTAssertEqual(game, before)
    }

    func testEndsWithTheLastPair() {
        let deal = ShuffledCardRepository(source: SeededGenerator(seed: 1)).deal(.shopping, numberOfPairs: .eight)
        var game = MemoryGame(deal)
        let places = Dictionary(grouping: deal.cards.indices) { deal.cards[$0].imageName }
        for pair in places.values {
            XCTAssertFalse(game.isEnded)
            XCTAssertEqual(game.tap(pair[0]), .first)
            XCTAssertEqual(game.tap(pair[1]), .second)
            _ = game.resolve()
            game.settle()
        }
        XCTAssertTrue(game.isEnded)
        XCTAssertEqual(game.foundCount, 8)
    }
}
