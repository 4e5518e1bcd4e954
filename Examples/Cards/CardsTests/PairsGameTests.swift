import XCTest

@testable import Cards

final class PairsGameTests: XCTestCase {
    /// A game of cards 0…: the same letter is the same face.
    private func makeGame(_ faces: String) -> PairsGame {
        let figures: [Character: Figure] = ["a": .circle, "b": .ring, "c": .square]
        let cards = faces.enumerated().map { index, letter in
            Card(
                id: index,
                face: Card.Face(figure: figures[letter] ?? .filled, color: .red),
                pattern: BackPattern(kind: .lines, seed: UInt64(index)),
                origin: CGPoint(x: 10 * index, y: 0)
            )
        }
        return PairsGame(state: GameState(cards: cards, settings: GameSettings()))
    }

    private func up(_ game: PairsGame) -> Set<Int> {
        Set(game.state.cards.filter(\.isFaceUp).map(\.id))
    }

    private func order(_ game: PairsGame) -> [Int] {
        game.state.cards.map(\.id)
    }

    func testATapOpensACardWhichThenComesToTheFront() {
        let game = makeGame("abab")
        XCTAssertTrue(game.tap(0))
        XCTAssertEqual(up(game), [0])
        XCTAssertEqual(order(game), [0, 1, 2, 3])
        XCTAssertEqual(game.flipDidEnd(0), .nothing)
        XCTAssertEqual(order(game), [1, 2, 3, 0])
        XCTAssertEqual(game.state.flipCount, 1)
    }

    func testEqualCardsLeave() {
        let game = makeGame("abab")
        XCTAssertTrue(game.tap(0))
        XCTAssertEqual(game.flipDidEnd(0), .nothing)
        XCTAssertTrue(game.tap(2))
        XCTAssertEqual(game.flipDidEnd(2), .match([0, 2]))
        XCTAssertEqual(order(game), [1, 3])
        XCTAssertEqual(game.state.flipCount, 2)
        XCTAssertFalse(game.tap(1), "the pair is still fading out")
        game.fadeDidEnd()
        XCTAssertTrue(game.tap(1))
        XCTAssertFalse(game.isEnded)
    }

    func testDifferentCardsTurnBackWithoutBeingCounted() {
        let game = makeGame("abab")
        XCTAssertTrue(game.tap(0))
        XCTAssertTrue(game.tap(1))
        XCTAssertEqual(game.flipDidEnd(0), .nothing)
        XCTAssertEqual(game.flipDidEnd(1), .mismatch([0, 1]))
        XCTAssertEqual(up(game), [])
        XCTAssertFalse(game.tap(2), "they are still being turned")
        XCTAssertEqual(game.flipDidEnd(0), .nothing)
        XCTAssertFalse(game.tap(2))
        XCTAssertEqual(game.flipDidEnd(1), .nothing)
        XCTAssertTrue(game.tap(2))
        XCTAssertEqual(game.state.flipCount, 3)
    }

    func testTheThirdOfThreeQuickTapsDoesNothing() {
        let game = makeGame("abab")
        XCTAssertTrue(game.tap(0))
        XCTAssertTrue(game.tap(1))
        XCTAssertFalse(game.tap(2))
        XCTAssertEqual(up(game), [0, 1])
        XCTAssertEqual(game.state.flipCount, 2)
    }

    func testATapOnTheOpenCardTurnsItBack() {
        let game = makeGame("aabb")
        XCTAssertTrue(game.tap(0))
        _ = game.flipDidEnd(0)
        XCTAssertTrue(game.tap(0))
        XCTAssertEqual(game.flipDidEnd(0), .nothing)
        XCTAssertEqual(up(game), [])
        XCTAssertEqual(game.state.flipCount, 2)
        XCTAssertTrue(game.tap(1))
        XCTAssertEqual(game.flipDidEnd(1), .nothing)
    }

    func testFlipAllTurnsUpWhatIsDownThenEverythingDown() {
        let game = makeGame("abab")
        XCTAssertTrue(game.tap(1))
        _ = game.flipDidEnd(1)
        XCTAssertEqual(game.flipAll(), [0, 2, 3])
        XCTAssertEqual(up(game), [0, 1, 2, 3])
        XCTAssertFalse(game.tap(0), "cards turned up by it take no taps")
        XCTAssertEqual(game.flipAll(), [0, 2, 3, 1])
        XCTAssertEqual(up(game), [])
        XCTAssertEqual(game.state.flipCount, 3)
        XCTAssertTrue(game.tap(0))
    }

    func testFlipAllForgetsOpenCards() {
        let game = makeGame("aabb")
        XCTAssertTrue(game.tap(0))
        XCTAssertTrue(game.tap(1))
        XCTAssertEqual(game.flipAll(), [2, 3])
        XCTAssertEqual(game.flipDidEnd(0), .nothing)
        XCTAssertEqual(game.flipDidEnd(1), .nothing)
        XCTAssertEqual(game.state.cards.count, 4)
    }

    func testAContinuedGameHasForgottenItsOpenCards() {
        let first = makeGame("abab")
        XCTAssertTrue(first.tap(0))
        _ = first.flipDidEnd(0)
        let game = PairsGame(state: first.state)
        XCTAssertEqual(up(game), [0])
        XCTAssertTrue(game.tap(2))
        XCTAssertEqual(game.flipDidEnd(2), .nothing, "the other card is not open any more")
        XCTAssertTrue(game.tap(0))
        XCTAssertEqual(up(game), [2], "a card that is up by itself turns back")
        XCTAssertTrue(game.tap(0))
        XCTAssertEqual(game.flipDidEnd(0), .match([2, 0]))
    }

    func testTheLastPairEndsTheGame() {
        let game = makeGame("aa")
        XCTAssertTrue(game.tap(1))
        XCTAssertTrue(game.tap(0))
        _ = game.flipDidEnd(1)
        XCTAssertEqual(game.flipDidEnd(0), .match([1, 0]))
        XCTAssertTrue(game.isEnded)
        XCTAssertEqual(game.flipAll(), [])
        XCTAssertEqual(game.state.flipCount, 2)
    }

    func testMovesCards() {
        let game = makeGame("aa")
        game.move(1, to: CGPoint(x: 5.5, y: 7))
        XCTAssertEqual(game.state.cards[1].origin, CGPoint(x: 5.5, y: 7))
        XCTAssertEqual(game.state.flipCount, 0)
    }

    func testUnknownCardsChangeNothing() {
        let game = makeGame("aa")
        XCTAssertFalse(game.tap(7))
        XCTAssertEqual(game.flipDidEnd(7), .nothing)
        game.move(7, to: .zero)
        XCTAssertEqual(game.state, makeGame("aa").state)
    }
}
