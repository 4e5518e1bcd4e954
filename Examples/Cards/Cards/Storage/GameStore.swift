/// Keeps the unfinished game.
protocol GameStore {
    /// The saved game; nil where there is none, or none that can be read.
    func load() -> GameState?
    func save(_ state: GameState) throws
    func delete()
}
