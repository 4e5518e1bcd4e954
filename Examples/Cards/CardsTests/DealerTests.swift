import XCTest

@testable import Cards

final class DealerTests: XCTestCase {
    private let board = CGSize(width: 373, height: 661)
    private let card = CGSize(width: 80, height: 120)

    private func deal(
        _ change: (inout GameSettings) -> Void = { _ in }, arrangement: Dealer.Arrangement = .random, seed: UInt64 = 1
    ) -> [Card] {
        var settings = GameSettings()
        change(&settings)
        var source = SeededGenerator(seed: seed)
        return Dealer(boardSize: board, cardSize: card, arrangement: arrangement).deal(settings, using: &source)
    }

    func testDealsTwoCardsOfEachPair() {
        for count in GameSettings.pairRange {
            let cards = deal { $0.pairCount = count }
            XCTAssertEqual(cards.count, 2 * count)
            XCTAssertEqual(Set(cards.map(\.id)), Set(0..<2 * count))
            XCTAssertTrue(cards.allSatisfy { !$0.isFaceUp })
            let groups = Dictionary(grouping: cards, by: \.face)
            XCTAssertEqual(groups.count, count)
            XCTAssertTrue(groups.values.allSatisfy { $0.count == 2 })
        }
    }

    func testPairsRepeatEvenlyWhereTheSettingsAllowTooFew() {
        let cards = deal {
            $0.pairCount = 5
            for figure in Figure.allCases where figure != .ring { $0.set(figure, isOn: false) }
            for color in CardColor.allCases where color != .red && color != .black { $0.set(color, isOn: false) }
        }
        let counts = Dictionary(grouping: cards, by: \.face).values.map(\.count).sorted()
        XCTAssertEqual(counts, [4, 6])
    }

    func testSixRedRings() {
        let cards = deal {
            $0.pairCount = 3
            for figure in Figure.allCases where figure != .ring { $0.set(figure, isOn: false) }
            for color in CardColor.allCases where color != .red { $0.set(color, isOn: false) }
            $0.set(BackPattern.Kind.lines, isOn: false)
        }
        XCTAssertEqual(cards.count, 6)
        XCTAssertTrue(cards.allSatisfy { $0.face == Card.Face(figure: .ring, color: .red) && $0.pattern.kind == .circles })
    }

    func testOriginsAreIntegersOnTheBoard() {
        for seed in UInt64(0)..<20 {
            for card in deal(seed: seed) {
                XCTAssertEqual(card.origin.x, card.origin.x.rounded())
                XCTAssertEqual(card.origin.y, card.origin.y.rounded())
                XCTAssertTrue((0...board.width - 80).contains(card.origin.x))
                XCTAssertTrue((0...board.height - 120).contains(card.origin.y))
            }
        }
    }

    func testEachDealIsAnother() {
        XCTAssertEqual(deal(seed: 5), deal(seed: 5))
        XCTAssertNotEqual(deal(seed: 5), deal(seed: 6))
    }

    func testGridDoesNotOverlapWhereThereIsRoom() {
        let frames = deal(arrangement: .grid).map { CGRect(origin: $0.origin, size: card) }
        for (index, frame) in frames.enumerated() {
            XCTAssertTrue(CGRect(origin: .zero, size: board).contains(frame))
            // Cards side by side touch.
            XCTAssertFalse(frames[(index + 1)...].contains { $0.intersects(frame.insetBy(dx: 0.5, dy: 0.5)) })
        }
    }

    func testCrowdedGridStaysOnTheBoard() {
        let frames = deal({ $0.pairCount = 16 }, arrangement: .grid).map { CGRect(origin: $0.origin, size: card) }
        XCTAssertTrue(frames.allSatisfy { CGRect(origin: .zero, size: board).contains($0) })
        XCTAssertEqual(Set(frames.map { "\($0.origin)" }).count, 32)
    }

    func testKeepsCardsOnTheBoard() {
        let dealer = Dealer(boardSize: board, cardSize: card)
        XCTAssertEqual(dealer.clamped(CGPoint(x: -5, y: 10.5)), CGPoint(x: 0, y: 10.5))
        XCTAssertEqual(dealer.clamped(CGPoint(x: 1000, y: -1)), CGPoint(x: 293, y: 0))
        XCTAssertEqual(dealer.clamped(CGPoint(x: 12, y: 900)), CGPoint(x: 12, y: 541))
    }
}
