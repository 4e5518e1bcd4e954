/// All that is kept of a game.
struct GameState: Equatable {
    /// The cards on the board from back to front.
    var cards: [Card]
    var flipCount = 0
    /// Whether «Flip all» has turned the cards up.
    var isRevealed = false
    let settings: GameSettings

    init(cards: [Card], settings: GameSettings) {
        self.cards = cards
        self.settings = settings
    }
}

extension GameState: Codable {
    private enum CodingKeys: String, CodingKey {
        case cards
        case flipCount
        case isRevealed
        case settings
    }

    /// Skips malformed cards, and with each of them one that would have no partner any more.
    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let stored = try container.decode([Lossy<Card>].self, forKey: .cards)
        cards = Self.pairs(among: stored.compactMap(\.value))
        flipCount = max((try? container.decode(Int.self, forKey: .flipCount)) ?? 0, 0)
        isRevealed = (try? container.decode(Bool.self, forKey: .isRevealed)) ?? false
        settings = (try? container.decode(GameSettings.self, forKey: .settings)) ?? GameSettings()
    }

    private static func pairs(among cards: [Card]) -> [Card] {
        var ids: Set<Card.ID> = []
        var kept = cards.filter { ids.insert($0.id).inserted }
        for group in Dictionary(grouping: kept, by: \.face).values where !group.count.isMultiple(of: 2) {
            kept.removeAll { $0.id == group.last?.id }
        }
        return kept
    }
}
