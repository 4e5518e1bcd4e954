import XCTest

@testable import Cards

final class FileGameStoreTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("FileGameStoreTests-\(UUID().uuidString)")
    }

    override func tearDown() {
        try? FileManager.default.removeItem(at: folder)
    }

    private var store: FileGameStore { FileGameStore(url: folder.appendingPathComponent("game.json")) }

    private func makeState() -> GameState {
        var source = SeededGenerator(seed: 3)
        let dealer = Dealer(boardSize: CGSize(width: 300, height: 500), cardSize: CGSize(width: 80, height: 120))
        var state = GameState(cards: dealer.deal(GameSettings(), using: &source), settings: GameSettings())
        state.cards[2].isFaceUp = true
        state.flipCount = 5
        return state
    }

    func testKeepsTheGame() throws {
        XCTAssertNil(store.load())
        let state = makeState()
        try store.save(state)
        XCTAssertEqual(store.load(), state)
        store.delete()
        XCTAssertNil(store.load())
    }

    func testAGameWithoutCardsIsNone() throws {
        try store.save(GameState(cards: [], settings: GameSettings()))
        XCTAssertNil(store.load())
    }

    func testAMalformedFileIsNoGame() throws {
        try store.save(makeState())
        try Data("{\"cards\":".utf8).write(to: store.url)
        XCTAssertNil(store.load())
    }

    func testSkipsAMalformedCardAndTheOneWithoutPartner() throws {
        let state = makeState()
        try store.save(state)
        var stored = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(contentsOf: store.url)) as? [String: Any])
        var cards = try XCTUnwrap(stored["cards"] as? [[String: Any]])
        cards[0]["face"] = "unreadable"
        stored["cards"] = cards
        try JSONSerialization.data(withJSONObject: stored).write(to: store.url)
        let loaded = try XCTUnwrap(store.load())
        XCTAssertEqual(loaded.cards, state.cards.filter { $0.face != state.cards[0].face })
        XCTAssertEqual(loaded.flipCount, 5)
    }
}
