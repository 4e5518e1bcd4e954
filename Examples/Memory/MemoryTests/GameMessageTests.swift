import XCTest

@testable import Memory

final class GameMessageTests: XCTestCase {
    private func message(_ text: String) -> GameMessage? {
        GameMessage(Data(text.utf8))
    }

    private func object(_ message: GameMessage) throws -> [String: Any] {
        try XCTUnwrap(JSONSerialization.jsonObject(with: message.data) as? [String: Any])
    }

    func testReadsWhatItWrites() {
        let deal = ShuffledCardRepository(source: SeededGenerator(seed: 2)).deal(.shopping, numberOfPairs: .eighteen)
        for message in [GameMessage.deal(deal), .move(index: 35), .turn(isYours: true), .turn(isYours: false), .quit] {
            XCTAssertEqual(GameMessage(message.data), message)
        }
    }

    func testKeysTellMessagesApart() throws {
        XCTAssertEqual(message(#"{"index": 3}"#), .move(index: 3))
        XCTAssertEqual(message(#"{"yourTurn": true}"#), .turn(isYours: true))
        XCTAssertEqual(message(#"{"didQuit": true}"#), .quit)
        XCTAssertEqual(Set(try object(.move(index: 3)).keys), ["index"])
        XCTAssertEqual(Set(try object(.turn(isYours: true)).keys), ["yourTurn"])
        XCTAssertEqual(try object(.quit)["didQuit"] as? Bool, true)
        let deal = ShuffledCardRepository(source: SeededGenerator(seed: 2)).deal(.education, numberOfPairs: .eight)
        let dealt = try object(.deal(deal))
        XCTAssertEqual(Set(dealt.keys), ["theme", "numberOfPairs", "cards"])
        XCTAssertEqual(dealt["theme"] as? String, "education")
        XCTAssertEqual(dealt["numberOfPairs"] as? Int, 8)
    }

    func testAnythingElseIsNoMessage() {
        let texts = [
            "", "hello", "[]", "3", "null", "{", "{}", #"{"index": "3"}"#, #"{"index": 1.5}"#, #"{"index": null}"#, #"{"index": 1e30}"#,
            #"{"yourTurn": 1.5}"#, #"{"yourTurn": "yes"}"#, #"{"didQuit": false}"#, #"{"didQuit": {}}"#, #"{"Index": 3}"#,
            #"{"index": 3, "yourTurn": true}"#, #"{"hello": 1}"#, #"{"theme": "education"}"#,
            #"{"theme": "music", "numberOfPairs": 8, "cards": []}"#, #"{"theme": "education", "numberOfPairs": 9, "cards": []}"#,
            #"{"theme": "education", "numberOfPairs": 8, "cards": []}"#,
        ]
        for text in texts { XCTAssertNil(message(text), text) }
        XCTAssertNil(GameMessage(Data([0xFF, 0xFE, 0x00])))
        XCTAssertNil(GameMessage(Data(repeating: 0x5B, count: 100_000)), "brackets without end")
    }

    func testDealsThatCannotBePlayedAreNone() {
        let good = ShuffledCardRepository(source: SeededGenerator(seed: 2)).deal(.landmarks, numberOfPairs: .eight).cards
        XCTAssertNotNil(GameMessage(GameMessage.deal(Deal(theme: .landmarks, numberOfPairs: .eight, cards: good)).data))
        var bad: [(Theme, PairCount, [Card])] = [
            (.landmarks, .eighteen, good), (.shopping, .eight, good), (.landmarks, .eight, good.dropLast()),
            (.landmarks, .eight, Array(repeating: good[0], count: 16)),
        ]
        let open = Card(imageName: good[0].imageName, isFlipped: true)
        bad.append((.landmarks, .eight, [open] + good.dropFirst()))
        let unknown = good.map { $0.imageName == good[0].imageName ? Card(imageName: "landmarks19") : $0 }
        bad.append((.landmarks, .eight, unknown))
        for (theme, count, cards) in bad {
            XCTAssertNil(GameMessage(GameMessage.deal(Deal(theme: theme, numberOfPairs: count, cards: cards)).data))
        }
    }
}
