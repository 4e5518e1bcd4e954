import XCTest

@testable import Memory

/// The rules for two, and the other player's moves by them.
final class OpponentMovesTests: XCTestCase {
    private var game = MemoryGame(
        Deal(theme: .education, numberOfPairs: .eight, cards: ["a", "b", "a", "b", "c", "c"].map { Card(imageName: $0) }),
        players: Player.allCases
    )
    private var moves = OpponentMoves(of: .guest)

    private func finishTurn() {
        _ = game.resolve()
        game.settle()
    }

    func testTheHostBeginsAndOnlyThePlayerOnTurnTaps() {
        XCTAssertEqual(game.playerOnTurn, .host)
        XCTAssertNil(game.tap(0, by: .guest))
        XCTAssertEqual(game.tap(0, by: .host), .first)
        XCTAssertNil(game.tap(2, by: .guest))
        XCTAssertEqual(game.tap(2, by: .host), .second)
    }

    func testAMatchScoresAndKeepsTheTurn() {
        _ = game.tap(0, by: .host)
        _ = game.tap(2, by: .host)
        finishTurn()
        XCTAssertEqual(game.playerOnTurn, .host)
        XCTAssertEqual(game.foundCount(of: .host), 1)
        XCTAssertEqual(game.foundCount(of: .guest), 0)
    }

    func testAMismatchPassesTheTurn() {
        _ = game.tap(0, by: .host)
        _ = game.tap(1, by: .host)
        finishTurn()
        XCTAssertEqual(game.playerOnTurn, .guest)
        XCTAssertNil(game.tap(0, by: .host))
        _ = game.tap(0, by: .guest)
        _ = game.tap(2, by: .guest)
        finishTurn()
        XCTAssertEqual(game.foundCount(of: .guest), 1)
        XCTAssertEqual(game.foundCount, 1)
    }

    func testMovesWaitForTheBoard() {
        _ = game.tap(0, by: .host)
        _ = game.tap(1, by: .host)
        moves.add(.move(index: 4))
        XCTAssertNil(moves.next(in: &game), "the board is locked")
        _ = game.resolve()
        XCTAssertNil(moves.next(in: &game), "the cards still turn back")
        game.settle()
        XCTAssertEqual(moves.next(in: &game), 4)
        XCTAssertNil(moves.next(in: &game))
    }

    func testMovesAgainstTheRulesAreLeftOut() {
        moves.add(.move(index: 0))
        XCTAssertNil(moves.next(in: &game), "out of turn")
        _ = game.tap(0, by: .host)
        _ = game.tap(1, by: .host)
        finishTurn()
        XCTAssertEqual(game.tap(3, by: .guest), .first)
        for index in [99, -1, Int.max, 6, 3, 5] { moves.add(.move(index: index)) }
        XCTAssertEqual(moves.next(in: &game), 5, "the first that is on the board and closed")
    }

    func testTheOtherPlayerMayPassTheTurn() {
        moves = OpponentMoves(of: .host)
        moves.add(.turn(isYours: false))
        XCTAssertNil(moves.next(in: &game))
        XCTAssertEqual(game.playerOnTurn, .host)
        moves.add(.turn(isYours: true))
        XCTAssertNil(moves.next(in: &game))
        XCTAssertEqual(game.playerOnTurn, .guest)
        moves.add(.turn(isYours: true))
        XCTAssertNil(moves.next(in: &game))
        XCTAssertEqual(game.playerOnTurn, .guest, "only who is on turn can pass it")
    }

    func testALateWordOfTheTurnChangesNothing() {
        moves = OpponentMoves(of: .host)
        _ = game.tap(0, by: .host)
        _ = game.tap(1, by: .host)
        finishTurn()
        moves.turnHasEnded()
        // The guest has played, and it is the host's turn again, before the host's phone says that the first turn has ended.
        _ = game.tap(0, by: .guest)
        _ = game.tap(1, by: .guest)
        finishTurn()
        moves.add(.turn(isYours: true))
        XCTAssertNil(moves.next(in: &game))
        XCTAssertEqual(game.playerOnTurn, .host)
    }

    func testAFloodIsDropped() {
        _ = game.tap(0, by: .host)
        _ = game.tap(1, by: .host)
        for _ in 0..<10_000 { moves.add(.move(index: 99)) }
        moves.add(.move(index: 4))
        finishTurn()
        XCTAssertNil(moves.next(in: &game))
    }
}
