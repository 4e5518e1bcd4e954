import Combine
import XCTest

@testable import Memory

@MainActor
final class GameViewModelTests: XCTestCase {
    private final class Navigation: GameNavigation {
        private(set) var backCount = 0
        private(set) var quitCount = 0
        func goBack() { backCount += 1 }
        func quit() { quitCount += 1 }
    }

    /// A game, what it hears and what it has said.
    @MainActor
    private final class Table {
        let navigation = Navigation()
        let timer = ManualTimer()
        let activity = CurrentValueSubject<Bool, Never>(true)
        let boardAppeared = PassthroughSubject<Void, Never>()
        let cardTapped = PassthroughSubject<Int, Never>()
        let boardSettled = PassthroughSubject<Void, Never>()
        let newGameTapped = PassthroughSubject<Void, Never>()
        let backTapped = PassthroughSubject<Void, Never>()
        let quitTapped = PassthroughSubject<Void, Never>()
        private(set) var deals: [Deal] = []
        private(set) var changes: [[Int: Card]] = []
        private(set) var foundCount = -1
        private(set) var seconds = -1
        private(set) var ends: [GameSummary] = []
        private let viewModel: GameViewModel
        private var subscriptions = Set<AnyCancellable>()

        init() {
            let world = World.fake(timer: timer, activity: activity.eraseToAnyPublisher())
            let deal = world.cards.deal(.landmarks, numberOfPairs: .eight)
            viewModel = GameViewModel(deal, world: world, navigation: navigation)
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
            output.standing.sink { [unowned self] in foundCount = $0.foundCount }.store(in: &subscriptions)
            output.seconds.sink { [unowned self] in seconds = $0 }.store(in: &subscriptions)
            output.end.sink { [unowned self] in ends.append($0) }.store(in: &subscriptions)
        }
    }

    private func makeTable() -> Table {
        let table = Table()
        table.boardAppeared.send()
        drainMainQueue()
        return table
    }

    func testComparesOneSecondAfterTheSecondTap() {
        let table = makeTable()
        table.cardTapped.send(0)
        table.cardTapped.send(1)
        table.cardTapped.send(2)
        table.timer.advance(by: 0.99)
        drainMainQueue()
        XCTAssertEqual(table.changes.map { $0.keys.sorted() }, [[0], [1]])
        XCTAssertTrue(table.changes.allSatisfy { $0.values.allSatisfy(\.isFlipped) })
        table.timer.advance(by: 0.01)
        drainMainQueue()
        XCTAssertEqual(table.changes.last?.keys.sorted(), [0, 1])
        XCTAssertEqual(table.changes.last?.values.contains(where: \.isFlipped), false)
        table.cardTapped.send(2)
        drainMainQueue()
        XCTAssertEqual(table.changes.count, 3, "locked while the cards turn back")
        table.boardSettled.send()
        table.cardTapped.send(2)
        drainMainQueue()
        XCTAssertEqual(table.changes.count, 4)
        XCTAssertEqual(table.foundCount, 0)
    }

    func testEqualCardsAreCounted() {
        let table = makeTable()
        table.cardTapped.send(0)
        table.cardTapped.send(12)
        drainMainQueue()
        XCTAssertEqual(table.foundCount, 0)
        table.timer.advance(by: 1)
        drainMainQueue()
        XCTAssertEqual(table.foundCount, 1)
        XCTAssertEqual(table.changes.last?.values.filter(\.needsRemoving).count, 2)
    }

    func testEndsAndBeginsAnew() {
        let table = makeTable()
        for pair in Self.pairs(of: table.deals[0]) {
            XCTAssertEqual(table.ends, [])
            table.cardTapped.send(pair[0])
            table.cardTapped.send(pair[1])
            table.timer.advance(by: 1)
            table.boardSettled.send()
        }
        table.timer.advance(by: 100)
        drainMainQueue()
        XCTAssertEqual(table.ends, [GameSummary(pairCount: 8, seconds: 8)])
        XCTAssertEqual(table.seconds, 8)
        table.newGameTapped.send()
        table.timer.advance(by: 2)
        drainMainQueue()
        XCTAssertEqual(table.deals.count, 2)
        XCTAssertNotEqual(table.deals[0].cards, table.deals[1].cards)
        XCTAssertEqual(table.foundCount, 0)
        XCTAssertEqual(table.seconds, 2)
    }

    func testNewGameForgetsWhatWasOpen() {
        let table = makeTable()
        table.cardTapped.send(0)
        table.cardTapped.send(12)
        table.newGameTapped.send()
        table.timer.advance(by: 5)
        drainMainQueue()
        XCTAssertEqual(table.foundCount, 0)
        XCTAssertEqual(table.changes.count, 2)
        table.cardTapped.send(0)
        drainMainQueue()
        XCTAssertEqual(table.changes.count, 3)
    }

    func testTimeRunsFromTheBoardsAppearanceWhileTheAppIsActive() {
        let table = Table()
        table.timer.advance(by: 10)
        drainMainQueue()
        XCTAssertEqual(table.seconds, 0)
        table.boardAppeared.send()
        table.timer.advance(by: 3.6)
        drainMainQueue()
        XCTAssertEqual(table.seconds, 3)
        table.activity.send(false)
        table.timer.advance(by: 60)
        drainMainQueue()
        XCTAssertEqual(table.seconds, 3)
        table.activity.send(true)
        table.timer.advance(by: 0.4)
        drainMainQueue()
        XCTAssertEqual(table.seconds, 4)
        table.timer.advance(by: 1)
        drainMainQueue()
        XCTAssertEqual(table.seconds, 5)
    }

    func testLeaves() {
        let table = makeTable()
        table.backTapped.send()
        table.quitTapped.send()
        table.quitTapped.send()
        XCTAssertEqual(table.navigation.backCount, 1)
        XCTAssertEqual(table.navigation.quitCount, 2)
    }

    private static func pairs(of deal: Deal) -> [[Int]] {
        Array(Dictionary(grouping: deal.cards.indices) { deal.cards[$0].imageName }.values)
    }
}
