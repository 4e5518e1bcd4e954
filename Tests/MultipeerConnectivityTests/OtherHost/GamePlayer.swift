import Combine
import Foundation

/// What the app's model gets from outside; the app's own one has the screen's events, which there are none of here.
struct World {
    let cards: CardRepository
    let timer: GameTimer
    let activity: AnyPublisher<Bool, Never>
    let absence: AnyPublisher<Bool, Never>
}

/// Plays a whole game of Memory against another phone: the app's own model and connection (Memory's sources are linked here), without its screens.
///
/// The host deals, and finds three pairs for each turn that it wastes; the guest finds two. Everything that happens on the board is a line.
@MainActor
final class GamePlayer {
    private final class Navigation: GameNavigation {
        func goBack() {}
        func quit() {}
    }

    /// The players' patience; nobody looks at the seconds played.
    private struct WallTimer: GameTimer {
        var now: TimeInterval { ProcessInfo.processInfo.systemUptime }
        func after(_ delay: TimeInterval) -> AnyPublisher<Void, Never> {
            Just(()).delay(for: .seconds(delay), scheduler: DispatchQueue.main).eraseToAnyPublisher()
        }
        func everySecond(after delay: TimeInterval) -> AnyPublisher<Void, Never> { Empty().eraseToAnyPublisher() }
    }

    /// How long a card takes to turn.
    private static let animationTime = 0.3

    private let me: Player
    private let connection: MultipeerConnection
    private let world: World
    private let navigation = Navigation()
    private let cardTapped = PassthroughSubject<Int, Never>()
    private let boardSettled = PassthroughSubject<Void, Never>()
    private var model: GameViewModel?
    private var cards: [Card] = []
    private var isMyTurn = false
    /// Cards that turn at the moment.
    private var turning = 0
    private var tryCount = 0
    private var subscriptions = Set<AnyCancellable>()

    init(name: String, as me: Player) {
        self.me = me
        connection = MultipeerConnection(name: name)
        world = World(
            cards: ShuffledCardRepository(source: SeededGenerator(seed: 7)), timer: WallTimer(),
            activity: Just(true).eraseToAnyPublisher(), absence: Empty(completeImmediately: false).eraseToAnyPublisher())
        connection.events.sink { [unowned self] in take($0) }.store(in: &subscriptions)
        if me == .host { connection.startBrowsing() } else { connection.startAdvertising() }
    }

    private func take(_ event: ConnectionEvent) {
        switch event {
        case .found(let phone):
            print("found \(phone.name)")
            connection.invite(phone, timeout: 30)
        case .invited: connection.answerInvitation(true)
        case .connected(let name): if me == .host { deal(to: name) } else { print("connected") }
        case .received(let data):
            // The first message; the model takes what follows.
            if model == nil, case .deal(let deal) = GameMessage(data) { begin(deal, against: "host") }
        case .disconnected: print("disconnected")
        case .lost, .notAllowed: break
        }
    }

    private func deal(to name: String) {
        let deal = world.cards.deal(.landmarks, numberOfPairs: .eight)
        connection.send(GameMessage.deal(deal).data)
        begin(deal, against: name)
    }

    private func begin(_ deal: Deal, against name: String) {
        cards = deal.cards
        print("deal \(cards.map(\.imageName).joined(separator: ","))")
        let model = GameViewModel(
            deal, opponent: Opponent(name: name, player: me.other, connection: connection), world: world, navigation: navigation)
        self.model = model
        let nothing = Empty<Void, Never>(completeImmediately: false).eraseToAnyPublisher()
        let output = model.transform(
            input: GameViewModel.Input(
                boardAppeared: Just(()).eraseToAnyPublisher(), cardTapped: cardTapped.eraseToAnyPublisher(),
                boardSettled: boardSettled.eraseToAnyPublisher(), newGameTapped: nothing, backTapped: nothing, quitTapped: nothing))
        output.changes.sink { [unowned self] in show($0) }.store(in: &subscriptions)
        output.standing.sink { [unowned self] in
            isMyTurn = $0.isMyTurn
            play()
        }.store(in: &subscriptions)
        output.end.sink { print("end \($0.pairCount):\($0.opponent?.pairCount ?? -1)") }.store(in: &subscriptions)
        output.interruption.sink { print("interrupted \($0)") }.store(in: &subscriptions)
    }

    /// Turns cards, which takes its time.
    private func show(_ changes: [Int: Card]) {
        for (index, card) in changes.sorted(by: { $0.key < $1.key }) {
            cards[index] = card
            print("card \(index) \(card.isMatched ? "gone" : card.isFlipped ? "open" : "closed")")
        }
        if changes.count == 2, isMyTurn { tryCount += 1 }
        turning += 1
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.animationTime) { [self] in
            turning -= 1
            guard turning == 0 else { return }
            boardSettled.send()
            play()
        }
    }

    private func play() {
        let closed = cards.indices.filter { !cards[$0].isMatched && !cards[$0].isFlipped }
        let open = cards.indices.filter { !cards[$0].isMatched && cards[$0].isFlipped }
        guard isMyTurn, turning == 0, open.count < 2, let first = closed.first else { return }
        guard let shown = open.first else { return cardTapped.send(first) }
        let wastes = tryCount % (me == .host ? 4 : 3) == 0
        let others = closed.filter { (cards[$0].imageName != cards[shown].imageName) == wastes }
        if let second = others.first ?? closed.first { cardTapped.send(second) }
    }
}
