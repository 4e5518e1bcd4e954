import XCTest

@testable import Memory

final class CardRepositoryTests: XCTestCase {
    func testEveryPictureIsThereTwice() {
        let repository = ShuffledCardRepository(source: SeededGenerator(seed: 3))
        for theme in Theme.allCases {
            for count in PairCount.allCases {
                let deal = repository.deal(theme, numberOfPairs: count)
                XCTAssertEqual(deal.cards.count, 2 * count.rawValue)
                XCTAssertEqual(deal.cards.count, count.columnCount * count.columnCount)
                let groups = Dictionary(grouping: deal.cards, by: \.imageName)
                XCTAssertEqual(groups.count, count.rawValue)
                XCTAssertTrue(groups.values.allSatisfy { $0.count == 2 })
                XCTAssertTrue(Set(groups.keys).isSubset(of: theme.imageNames))
                XCTAssertTrue(deal.cards.allSatisfy { !$0.isFlipped && !$0.isMatched && !$0.needsFlipping && !$0.needsRemoving })
            }
        }
    }

    func testThemesHaveEighteenPictures() {
        XCTAssertEqual(Theme.landmarks.imageNames.count, 18)
        XCTAssertEqual(Theme.landmarks.imageNames.first, "landmarks1")
        XCTAssertEqual(Theme.landmarks.imageNames.last, "landmarks18")
    }

    func testSameSeedSameDealsAndEachDealIsAnother() {
        let first = ShuffledCardRepository(source: SeededGenerator(seed: 5))
        let second = ShuffledCardRepository(source: SeededGenerator(seed: 5))
        let deal = first.deal(.education, numberOfPairs: .eight)
        XCTAssertEqual(deal, second.deal(.education, numberOfPairs: .eight))
        XCTAssertNotEqual(deal, first.deal(.education, numberOfPairs: .eight))
    }

    func testEveryPlaceIsAsLikely() {
        let repository = ShuffledCardRepository(source: SeededGenerator(seed: 11))
        var counts = Array(repeating: 0, count: 16)
        var drawn = 0
        for _ in 0..<2000 {
            let cards = repository.deal(.shopping, numberOfPairs: .eight).cards
            for (place, card) in cards.enumerated() where card.imageName == "shopping1" {
                counts[place] += 1
                drawn += 1
            }
        }
        let expected = Double(drawn) / 16
        XCTAssertTrue(counts.allSatisfy { abs(Double($0) - expected) < expected / 3 }, "\(counts)")
        // 8 of 18 pictures are drawn, two cards of each.
        XCTAssertEqual(Double(drawn), 2000 * 2 * 8 / 18, accuracy: 150)
    }

    func testDealIsAMessage() throws {
        let deal = Deal(theme: .education, numberOfPairs: .eight, cards: [Card(imageName: "education1", isFlipped: true)])
        let data = try JSONEncoder().encode(deal)
        let object = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
        XCTAssertEqual(object["theme"] as? String, "education")
        XCTAssertEqual(object["numberOfPairs"] as? Int, 8)
        let card = try XCTUnwrap((object["cards"] as? [[String: Any]])?.first)
        XCTAssertEqual(Set(card.keys), ["imageName", "isFlipped", "isMatched", "needsRemoving", "needsFlipping"])
        XCTAssertEqual(card["isFlipped"] as? Bool, true)
        XCTAssertEqual(try JSONDecoder().decode(Deal.self, from: data), deal)
    }
}
