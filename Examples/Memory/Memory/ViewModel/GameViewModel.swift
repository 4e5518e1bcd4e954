import Combine
import Foundation

/// Where a game leads to.
@MainActor
protocol GameNavigation: AnyObject {
    func goBack()
    func quit()
}

/// Why a game of two ends before its last pair.
enum Interruption: Equatable {
    case opponentLeft
    /// The app was in the background for too long.
    case absence
}

/// Plays a game by the rules and in time: what the user taps comes in, what the board shows goes out.
///
/// In a game of two the other phone has such a model, too. Both play the same moves by the same rules; each tells the other what its own
/// player does.
final class GameViewModel: ViewModel {
    struct Input {
        /// The board is on the screen for the first time.
        let boardAppeared: AnyPublisher<Void, Never>
        let cardTapped: AnyPublisher<Int, Never>
        /// The animations of the last changes have ended.
        let boardSettled: AnyPublisher<Void, Never>
        let newGameTapped: AnyPublisher<Void, Never>
        let backTapped: AnyPublisher<Void, Never>
        let quitTapped: AnyPublisher<Void, Never>
    }

    struct Output {
        /// The cards of a new game.
        let deal: AnyPublisher<Deal, Never>
        /// Cards that turn or leave, by their places.
        let changes: AnyPublisher<[Int: Card], Never>
        let standing: AnyPublisher<Standing, Never>
        let seconds: AnyPublisher<Int, Never>
        /// The last pair has left the board.
        let end: AnyPublisher<GameSummary, Never>
        let interruption: AnyPublisher<Interruption, Never>
    }

    /// How long two open cards are shown.
    private static let showTime: TimeInterval = 1

    let theme: Theme
    let isForTwo: Bool
    private let me: Player
    private let opponent: Opponent?
    private let world: World
    private weak var navigation: GameNavigation?

    private var game: MemoryGame
    private var opponentMoves: OpponentMoves
    private var interruption: Interruption?
    private var stopwatch = Stopwatch()
    private var isBoardShown = false
    var subscriptions = Set<AnyCancellable>()
    private var showing: AnyCancellable?
    private var ticking: AnyCancellable?

    private let deal: CurrentValueSubject<Deal, Never>
    private let changes = PassthroughSubject<[Int: Card], Never>()
    private let standing: CurrentValueSubject<Standing, Never>
    private let seconds = CurrentValueSubject<Int, Never>(0)
    private let end = PassthroughSubject<GameSummary, Never>()
    private let interruptions = PassthroughSubject<Interruption, Never>()
    private let isActive = CurrentValueSubject<Bool, Never>(false)

    /// - Parameter opponent: Who is played against, and has the same deal; nil = nobody.
    init(_ first: Deal, opponent: Opponent? = nil, world: World, navigation: GameNavigation) {
        self.opponent = opponent
        self.world = world
        self.navigation = navigation
        theme = first.theme
        isForTwo = opponent != nil
        me = opponent?.player.other ?? .host
        deal = CurrentValueSubject(first)
        game = MemoryGame(first, players: opponent == nil ? [.host] : Player.allCases)
        opponentMoves = OpponentMoves(of: me.other)
        standing = CurrentValueSubject(Standing(foundCount: 0))
        updateStanding()
        // Before the board is there, for the other phone may be faster.
        listenToOpponent()
    }

    /// Whether the player of this phone may deal again.
    var canDeal: Bool {
        me == .host
    }

    func transform(input: Input) -> Output {
        subscribe(to: input.boardAppeared) { model, _ in model.boardAppeared() }
        subscribe(to: input.cardTapped) { model, index in model.tap(index) }
        subscribe(to: input.boardSettled) { model, _ in model.settle() }
        subscribe(to: input.newGameTapped) { model, _ in model.dealAgain() }
        subscribe(to: input.backTapped) { model, _ in model.goBack() }
        subscribe(to: input.quitTapped) { model, _ in model.quit() }
        subscribe(to: world.activity) { model, isActive in
            model.isActive.send(isActive)
            model.updateStopwatch()
        }
        return Output(
            deal: deal.onMainQueue(),
            changes: changes.onMainQueue(),
            standing: standing.removeDuplicates().onMainQueue(),
            seconds: seconds.removeDuplicates().onMainQueue(),
            end: end.onMainQueue(),
            interruption: interruptions.onMainQueue()
        )
    }

    // MARK: - Playing

    private func tap(_ index: Int) {
        guard interruption == nil, let turn = game.tap(index, by: me) else { return }
        send(.move(index: index))
        follow(turn, at: index)
    }

    private func follow(_ turn: MemoryGame.Turn, at index: Int) {
        announce([index])
        guard turn == .second else { return }
        showing = world.timer.after(Self.showTime).sink { [weak self] in self?.resolve() }
    }

    private func resolve() {
        let player = game.playerOnTurn
        announce(game.resolve())
        if game.playerOnTurn != player { turnHasEnded(of: player) }
        updateStanding()
        if game.isEnded { updateStopwatch() }
    }

    private func turnHasEnded(of player: Player) {
        if player == me {
            send(.turn(isYours: true))
        } else {
            opponentMoves.turnHasEnded()
        }
    }

    private func settle() {
        let isResolved = game.cards.contains { $0.needsRemoving }
        game.settle()
        if isResolved, game.isEnded { end.send(summary) }
        playOpponentMoves()
    }

    private var summary: GameSummary {
        GameSummary(pairCount: game.foundCount(of: me), seconds: seconds.value, opponent: opponentScore)
    }

    private var opponentScore: Score? {
        opponent.map { Score(name: $0.name, pairCount: game.foundCount(of: $0.player)) }
    }

    private func updateStanding() {
        standing.send(Standing(
            foundCount: game.foundCount(of: me), opponent: opponentScore, isMyTurn: game.playerOnTurn == me
        ))
    }

    private func announce(_ indices: [Int]) {
        changes.send(Dictionary(uniqueKeysWithValues: indices.map { ($0, game.cards[$0]) }))
    }

    private func dealAgain() {
        guard canDeal, interruption == nil else { return }
        let next = world.cards.deal(theme, numberOfPairs: game.numberOfPairs)
        send(.deal(next))
        begin(next)
    }

    private func begin(_ next: Deal) {
        showing = nil
        game = MemoryGame(next, players: game.players)
        opponentMoves = OpponentMoves(of: me.other)
        deal.send(next)
        updateStanding()
        stopwatch = Stopwatch()
        seconds.send(0)
        updateStopwatch()
    }

    private func goBack() {
        leave()
        navigation?.goBack()
    }

    private func quit() {
        leave()
        navigation?.quit()
    }

    // MARK: - The other phone

    private func listenToOpponent() {
        guard let opponent else { return }
        subscribe(to: opponent.connection.events) { model, event in
            switch event {
            case .received(let data): model.receive(data)
            case .disconnected: model.interrupt(.opponentLeft)
            default: break
            }
        }
        subscribe(to: world.absence) { model, isAbsent in
            if isAbsent { model.interrupt(.absence) }
        }
    }

    private func receive(_ data: Data) {
        guard interruption == nil, let message = GameMessage(data) else { return }
        switch message {
        case .deal(let next):
            // Only the host deals, and the theme stays.
            if !canDeal, next.theme == theme { begin(next) }
        case .move, .turn:
            opponentMoves.add(message)
            playOpponentMoves()
        case .quit:
            interrupt(.opponentLeft)
        }
    }

    /// Plays what the other player has done, as far as this board has come.
    private func playOpponentMoves() {
        while let index = opponentMoves.next(in: &game), let turn = game.tap(index, by: me.other) { follow(turn, at: index) }
        updateStanding()
    }

    private func send(_ message: GameMessage) {
        opponent?.connection.send(message.data)
    }

    /// The game cannot go on.
    private func interrupt(_ reason: Interruption) {
        guard interruption == nil else { return }
        leave()
        interruption = reason
        updateStopwatch()
        interruptions.send(reason)
    }

    /// Says goodbye. The other phone hears of the connection's end as well; what comes first counts.
    private func leave() {
        guard let opponent, interruption == nil else { return }
        send(.quit)
        opponent.connection.disconnect()
    }

    // MARK: - Time

    private func boardAppeared() {
        isBoardShown = true
        updateStopwatch()
    }

    /// Lets the time run while the board is shown by the active app and the game goes on.
    private func updateStopwatch() {
        let now = world.timer.now
        let runs = isBoardShown && isActive.value && !game.isEnded && interruption == nil
        if runs { stopwatch.start(at: now) } else { stopwatch.stop(at: now) }
        seconds.send(stopwatch.seconds(at: now))
        ticking = runs ? world.timer.everySecond(after: stopwatch.timeToNextSecond(at: now)).sink { [weak self] in self?.tick() } : nil
    }

    private func tick() {
        seconds.send(stopwatch.seconds(at: world.timer.now))
    }
}
