/// Keeps the players.
protocol LadderStorage {
    /// The players that were saved last; nil where there are none.
    func loadProfiles() -> [Profile]?
    func save(_ profiles: [Profile])
}
