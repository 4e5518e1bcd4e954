import Foundation

/// What the scenes get from outside.
final class World {
    let settings: SettingsStore
    let games: GameStore
    let arrangement: Dealer.Arrangement
    /// One source for all games, so that each deal is another.
    private var source: RandomSource

    /// Reads the launch arguments `-Deal` (random or grid) and `-Seed`.
    init(defaults: UserDefaults = .standard, games: GameStore = FileGameStore.standard) {
        settings = SettingsStore(defaults: defaults)
        self.games = games
        arrangement = defaults.string(forKey: "Deal").flatMap(Dealer.Arrangement.init) ?? .random
        source = RandomSource(defaults: defaults)
    }

    /// A new game by the current settings.
    func deal(boardSize: CGSize, cardSize: CGSize) -> PairsGame {
        let settings = settings.load()
        let dealer = Dealer(boardSize: boardSize, cardSize: cardSize, arrangement: arrangement)
        return PairsGame(state: GameState(cards: dealer.deal(settings, using: &source), settings: settings))
    }
}
