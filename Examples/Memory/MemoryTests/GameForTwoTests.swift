import Combine
import XCTest

@testable import Memory

/// The model of one phone in a game of two; the test is the other phone.
@MainActor
final class GameForTwoTests: XCTestCase {
    private final class Navigation: GameNavigation {
        private(set) var left: [String] = []
        func goBack() { left.append("back") }
        func quit() { left.append("quit") }
    }

    @MainActor
    private final class Table {
        let navigation = Navigation()
        let timer = ManualTimer()
        let absence = PassthroughSubject<Bool, Never>()
        let connection = FakeConnection()
        let deal: Deal
        let cardTapped = PassthroughSubject<Int, Never>()
        let boardSettled = PassthroughSubject<Void, Never>()
        let newGameTapped = PassthroughSubject<Void, Never>()
        let backTapped = PassthroughSubject<Void, Never>()
        let quitTapped = PassthroughSubject<Void, Never>()
        let boardAppeared = PassthroughSubject<Void, Never>()
        private(set) var deals: [Deal] = []
        private(set) var changes: [[Int: Card]] = []
        private(set) var standing: Standing?
        private(set) var seconds = -1
        private(set) var ends: [GameSummary] = []
        private(set) var interruptions: [Interruption] = []
        private let viewModel: GameViewModel
        private var subscriptions = Set<AnyCancellable>()

        init(as me: Player) {
            let world = World.fake(timer: timer, absence: absence.eraseToAnyPublisher())
            deal = world.cards.deal(.landmarks, numberOfPairs: .eight)
            let opponent = Opponent(name: "Marko", player: me.other, connection: connection)
            viewModel = GameViewModel(deal, opponent: opponent, world: world, navigation: navigation)
        }

        var canDeal: Bool { viewModel.canDeal }

        func show() {
            let output = viewModel.transform(input: GameViewModel.Input(
                boardAppeared: boardAppeared.eraseToAnyPublisher(),
                cardTapped: cardTapped.eraseToAnyPublisher(),
                boardSettled: boardSettled.eraseToAnyPublisher(),
                newGameTapped: newGameTapped.eraseToAnyPublisher(),
                backTapped: backTapped.eraseToAnyPublisher(),
                quitTapped: quitTapped.eraseToAnyPublisher()
            ))
            output.deal.sink { [unowned self] in deals.append($0) }.store(in: &subscriptions)
            output.changes.sink { [unowned self] in changes.append($0) }.store(in: &subscriptions)
            output.standing.sink { [unowned self] in standing = $0 }.store(in: &subscriptions)
            output.seconds.sink { [unowned self] in seconds = $0 }.store(in: &subscriptions)
            output.end.sink { [unowned self] in ends.append($0) }.store(in: &subscriptions)
            output.interruption.sink { [unowned self] in interruptions.append($0) }.store(in: &subscriptions)
            boardAppeared.send()
        }

        /// The places of each picture.
        var pairs: [[Int]] {
            Dictionary(grouping: deal.cards.indices) { deal.cards[$0].imageName }.values.map { $0.sorted() }.sorted { $0[0] < $1[0] }
        }

        /// Lets the two open cards be compared and come to rest.
        func finishTurn() {
            timer.advance(by: 1)
            boardSettled.send()
        }
    }

    private func makeTable(as me: Player) -> Table {
        let table = Table(as: me)
        table.show()
        drainMainQueue()
        return table
    }

    func testTheHostBeginsAndTellsEveryMove() {
        let table = makeTable(as: .host)
        XCTAssertEqual(table.standing, Standing(foundCount: 0, opponent: Score(name: "Marko", pairCount: 0), isMyTurn: true))
        XCTAssertTrue(table.canDeal)
        let (first, second) = (table.pairs[0], table.pairs[1])
        table.connection.receive(#"{"index": \#(first[0])}"#)
        drainMainQueue()
        XCTAssertEqual(table.changes.count, 0, "out of turn")
        table.cardTapped.send(first[0])
        table.cardTapped.send(second[0])
        table.cardTapped.send(second[1])
        XCTAssertEqual(table.connection.sent, [.move(index: first[0]), .move(index: second[0])])
        table.finishTurn()
        drainMainQueue()
        XCTAssertEqual(table.connection.sent.last, .turn(isYours: true))
        XCTAssertEqual(table.standing?.isMyTurn, false)
        table.cardTapped.send(first[0])
        XCTAssertEqual(table.connection.sent.count, 3, "it is the other player's turn")
    }

    func testAMatchScoresKeepsTheTurnAndTellsNothingOfIt() {
        let table = makeTable(as: .host)
        for index in table.pairs[3] { table.cardTapped.send(index) }
        table.finishTurn()
        drainMainQueue()
        XCTAssertEqual(table.standing, Standing(foundCount: 1, opponent: Score(name: "Marko", pairCount: 0), isMyTurn: true))
        XCTAssertEqual(table.connection.sent, table.pairs[3].map { .move(index: $0) })
    }

    func testTheGuestReplaysMovesAndIsTold() {
        let table = makeTable(as: .guest)
        XCTAssertFalse(table.canDeal)
        XCTAssertEqual(table.standing?.isMyTurn, false)
        table.cardTapped.send(0)
        XCTAssertEqual(table.connection.sent, [])
        let (first, second) = (table.pairs[0], table.pairs[1])
        for index in [first[0], second[0]] { table.connection.receive(#"{"index": \#(index)}"#) }
        drainMainQueue()
        XCTAssertEqual(table.changes.map { $0.keys.sorted() }, [[first[0]], [second[0]]])
        table.connection.receive(#"{"yourTurn": true}"#)
        table.finishTurn()
        drainMainQueue()
        XCTAssertEqual(table.standing?.isMyTurn, true)
        for index in first { table.cardTapped.send(index) }
        table.finishTurn()
        drainMainQueue()
        XCTAssertEqual(table.standing, Standing(foundCount: 1, opponent: Score(name: "Marko", pairCount: 0), isMyTurn: true))
    }

    func testMovesThatComeBeforeTheBoardIsShownCount() {
        let table = Table(as: .guest)
        table.connection.receive(#"{"index": 0}"#)
        table.show()
        drainMainQueue()
        table.cardTapped.send(1)
        table.connection.receive(#"{"index": 0}"#)
        table.connection.receive(#"{"index": \#(table.pairs.first { $0[0] == 0 }?[1] ?? 0)}"#)
        table.finishTurn()
        drainMainQueue()
        XCTAssertEqual(table.standing?.opponent?.pairCount, 1)
    }

    func testNonsenseChangesNothing() {
        let table = makeTable(as: .guest)
        let texts = [
            "not JSON", "{}", #"{"index": 99}"#, #"{"index": -1}"#, #"{"index": "0"}"#, #"{"hello": 1}"#, #"{"didQuit": false}"#,
            #"{"theme": "landmarks", "numberOfPairs": 8, "cards": []}"#,
        ]
        for text in texts { table.connection.receive(text) }
        drainMainQueue()
        XCTAssertTrue(table.changes.isEmpty)
        XCTAssertEqual(table.deals.count, 1)
        XCTAssertTrue(table.interruptions.isEmpty)
        // The game goes on.
        for index in table.pairs[0] { table.connection.receive(#"{"index": \#(index)}"#) }
        table.connection.receive(#"{"index": \#(table.pairs[0][0])}"#)
        table.finishTurn()
        drainMainQueue()
        XCTAssertEqual(table.standing?.opponent?.pairCount, 1)
    }

    func testTheHostTakesNoDeal() {
        let table = makeTable(as: .host)
        table.connection.subject.send(.received(GameMessage.deal(table.deal).data))
        drainMainQueue()
        XCTAssertEqual(table.deals.count, 1)
    }

    func testEndsWithBothCounts() {
        let table = makeTable(as: .host)
        let pairs = table.pairs
        for pair in pairs.prefix(3) {
            pair.forEach(table.cardTapped.send)
            table.finishTurn()
        }
        table.cardTapped.send(pairs[3][0])
        table.cardTapped.send(pairs[4][0])
        table.finishTurn()
        for pair in pairs.dropFirst(3) {
            for index in pair { table.connection.receive(#"{"index": \#(index)}"#) }
            table.finishTurn()
        }
        drainMainQueue()
        XCTAssertEqual(table.ends, [GameSummary(pairCount: 3, seconds: 9, opponent: Score(name: "Marko", pairCount: 5))])
        XCTAssertEqual(table.ends.first?.result, .lost)
        table.newGameTapped.send()
        drainMainQueue()
        XCTAssertEqual(table.standing, Standing(foundCount: 0, opponent: Score(name: "Marko", pairCount: 0), isMyTurn: true))
        XCTAssertEqual(table.connection.sent.last, .deal(table.deals[1]))
        XCTAssertEqual(table.deals.count, 2)
    }

    func testResults() {
        func result(_ mine: Int, _ other: Int) -> GameSummary.Result? {
            GameSummary(pairCount: mine, seconds: 0, opponent: Score(name: "Marko", pairCount: other)).result
        }
        XCTAssertEqual(result(5, 3), .won)
        XCTAssertEqual(result(3, 5), .lost)
        XCTAssertEqual(result(4, 4), .drawn)
        XCTAssertNil(GameSummary(pairCount: 8, seconds: 0).result)
    }

    func testANewDealOfTheHostResetsTheGuest() {
        let table = makeTable(as: .guest)
        table.connection.receive(#"{"index": 0}"#)
        table.timer.advance(by: 5)
        let next = ShuffledCardRepository(source: SeededGenerator(seed: 9)).deal(.landmarks, numberOfPairs: .eight)
        table.connection.subject.send(.received(GameMessage.deal(next).data))
        table.timer.advance(by: 2)
        drainMainQueue()
        XCTAssertEqual(table.deals, [table.deal, next])
        XCTAssertEqual(table.seconds, 2)
        XCTAssertEqual(table.standing?.isMyTurn, false)
        table.newGameTapped.send()
        drainMainQueue()
        XCTAssertEqual(table.deals.count, 2, "new games are the host's")
    }

    func testQuittingSaysSo() {
        for leave in [\Table.quitTapped, \Table.backTapped] {
            let table = makeTable(as: .guest)
            table[keyPath: leave].send()
            XCTAssertEqual(table.connection.sent, [.quit])
            XCTAssertEqual(table.connection.disconnectCount, 1)
            XCTAssertEqual(table.navigation.left.count, 1)
        }
    }

    func testTheOtherPlayerLeaves() {
        for event in [ConnectionEvent.disconnected, .received(GameMessage.quit.data)] {
            let table = makeTable(as: .host)
            table.timer.advance(by: 3)
            table.connection.subject.send(event)
            table.connection.subject.send(.disconnected)
            table.timer.advance(by: 3)
            drainMainQueue()
            XCTAssertEqual(table.interruptions, [.opponentLeft])
            XCTAssertEqual(table.seconds, 3, "the time stands still")
            table.cardTapped.send(0)
            table.newGameTapped.send()
            drainMainQueue()
            XCTAssertTrue(table.changes.isEmpty)
            XCTAssertEqual(table.deals.count, 1)
            table.quitTapped.send()
            XCTAssertEqual(table.navigation.left, ["quit"])
        }
    }

    func testTooLongInTheBackgroundIsLeaving() {
        let table = makeTable(as: .host)
        table.absence.send(true)
        drainMainQueue()
        XCTAssertEqual(table.interruptions, [.absence])
        XCTAssertEqual(table.connection.sent, [.quit])
        XCTAssertEqual(table.connection.disconnectCount, 1)
    }
}
