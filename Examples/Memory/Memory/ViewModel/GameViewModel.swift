import Combine
import Foundation

/// Where a game leads to.
@MainActor
protocol GameNavigation: AnyObject {
    func goBack()
    func quit()
}

/// Plays a game by the rules and in time: what the user taps comes in, what the board shows goes out.
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
        let foundCount: AnyPublisher<Int, Never>
        let seconds: AnyPublisher<Int, Never>
        /// The last pair has left the board.
        let end: AnyPublisher<GameSummary, Never>
    }

    /// How long two open cards are shown.
    private static let showTime: TimeInterval = 1

    let theme: Theme
    private let numberOfPairs: PairCount
    private let world: World
    private weak var navigation: GameNavigation?

    private var game: MemoryGame
    private var stopwatch = Stopwatch()
    private var isBoardShown = false
    private var subscriptions = Set<AnyCancellable>()
    private var showing: AnyCancellable?
    private var ticking: AnyCancellable?

    private let deal: CurrentValueSubject<Deal, Never>
    private let changes = PassthroughSubject<[Int: Card], Never>()
    private let foundCount = CurrentValueSubject<Int, Never>(0)
    private let seconds = CurrentValueSubject<Int, Never>(0)
    private let end = PassthroughSubject<GameSummary, Never>()
    private let isActive = CurrentValueSubject<Bool, Never>(false)

    init(theme: Theme, numberOfPairs: PairCount, world: World, navigation: GameNavigation) {
        self.theme = theme
        self.numberOfPairs = numberOfPairs
        self.world = world
        self.navigation = navigation
        let first = world.cards.deal(theme, numberOfPairs: numberOfPairs)
        deal = CurrentValueSubject(first)
        game = MemoryGame(first)
    }

    func transform(input: Input) -> Output {
        subscribe(to: input.boardAppeared) { model, _ in model.boardAppeared() }
        subscribe(to: input.cardTapped) { model, index in model.tap(index) }
        subscribe(to: input.boardSettled) { model, _ in model.settle() }
        subscribe(to: input.newGameTapped) { model, _ in model.startNewGame() }
        subscribe(to: input.backTapped) { model, _ in model.navigation?.goBack() }
        subscribe(to: input.quitTapped) { model, _ in model.navigation?.quit() }
        subscribe(to: world.activity) { model, isActive in
            model.isActive.send(isActive)
            model.updateStopwatch()
        }
        return Output(
            deal: onMainQueue(deal),
            changes: onMainQueue(changes),
            foundCount: onMainQueue(foundCount.removeDuplicates()),
            seconds: onMainQueue(seconds.removeDuplicates()),
            end: onMainQueue(end)
        )
    }

    private func subscribe<Value>(to publisher: AnyPublisher<Value, Never>, action: @escaping (GameViewModel, Value) -> Void) {
        publisher
            .sink { [weak self] in
                guard let self else { return }
                action(self, $0)
            }
            .store(in: &subscriptions)
    }

    private func onMainQueue<Upstream: Publisher>(_ publisher: Upstream) -> AnyPublisher<Upstream.Output, Never>
    where Upstream.Failure == Never {
        publisher.receive(on: DispatchQueue.main).eraseToAnyPublisher()
    }

    // MARK: - Playing

    private func tap(_ index: Int) {
        guard let turn = game.tap(index) else { return }
        announce([index])
        guard turn == .second else { return }
        showing = world.timer.after(Self.showTime).sink { [weak self] in self?.resolve() }
    }

    private func resolve() {
        announce(game.resolve())
        foundCount.send(game.foundCount)
        if game.isEnded { updateStopwatch() }
    }

    private func settle() {
        let isResolved = game.cards.contains { $0.needsRemoving }
        game.settle()
        guard isResolved, game.isEnded else { return }
        end.send(GameSummary(pairCount: game.foundCount, seconds: seconds.value))
    }

    private func announce(_ indices: [Int]) {
        changes.send(Dictionary(uniqueKeysWithValues: indices.map { ($0, game.cards[$0]) }))
    }

    private func startNewGame() {
        showing = nil
        let next = world.cards.deal(theme, numberOfPairs: numberOfPairs)
        game = MemoryGame(next)
        deal.send(next)
        foundCount.send(0)
        stopwatch = Stopwatch()
        seconds.send(0)
        updateStopwatch()
    }

    // MARK: - Time

    private func boardAppeared() {
        isBoardShown = true
        updateStopwatch()
    }

    /// Lets the time run while the board is shown by the active app and the game goes on.
    private func updateStopwatch() {
        let now = world.timer.now
        let runs = isBoardShown && isActive.value && !game.isEnded
        if runs { stopwatch.start(at: now) } else { stopwatch.stop(at: now) }
        seconds.send(stopwatch.seconds(at: now))
        ticking = runs ? world.timer.everySecond(after: stopwatch.timeToNextSecond(at: now)).sink { [weak self] in self?.tick() } : nil
    }

    private func tick() {
        seconds.send(stopwatch.seconds(at: world.timer.now))
    }
}
