/// The rules: which cards may be turned and by whom, what becomes of two open ones, and whose turn it is then.
struct MemoryGame: Equatable {
    /// What a tap leads to.
    enum Turn: Equatable {
        case first
        /// The board is locked until `resolve` and `settle`.
        case second
    }

    let theme: Theme
    let numberOfPairs: PairCount
    let players: [Player]
    private(set) var cards: [Card]
    /// Whose turn it is. The host begins.
    private(set) var playerOnTurn = Player.host
    /// While it is true taps do nothing.
    private(set) var isLocked = false
    private var foundCounts: [Player: Int] = [:]

    init(_ deal: Deal, players: [Player] = [.host]) {
        theme = deal.theme
        numberOfPairs = deal.numberOfPairs
        cards = deal.cards
        self.players = players
    }

    /// How many pairs have been found.
    var foundCount: Int {
        foundCounts.values.reduce(0, +)
    }

    /// How many pairs a player has found.
    func foundCount(of player: Player) -> Int {
        foundCounts[player, default: 0]
    }

    var isEnded: Bool {
        foundCount == numberOfPairs.rawValue
    }

    /// The cards that lie open, in the order of their places.
    private var openIndices: [Int] {
        cards.indices.filter { cards[$0].isFlipped && !cards[$0].isMatched }
    }

    /// Whether a player may turn a card now.
    func canTap(_ index: Int, by player: Player) -> Bool {
        !isLocked && player == playerOnTurn && cards.indices.contains(index) && !cards[index].isFlipped && !cards[index].isMatched
    }

    /// Turns a closed card.
    ///
    /// - Returns: Which of the two cards of a turn it is, or nil where the tap does nothing: on a locked board, outside of it, on open or
    ///   found cards, and out of turn.
    mutating func tap(_ index: Int, by player: Player = .host) -> Turn? {
        guard canTap(index, by: player) else { return nil }
        cards[index].isFlipped = true
        cards[index].needsFlipping = true
        isLocked = openIndices.count == 2
        return isLocked ? .second : .first
    }

    /// Compares the two open cards: equal ones are found and leave the board; different ones turn back, and it is the other player's turn.
    ///
    /// - Returns: The places of both.
    mutating func resolve() -> [Int] {
        let indices = openIndices
        guard isLocked, indices.count == 2 else { return [] }
        let isMatch = cards[indices[0]].imageName == cards[indices[1]].imageName
        for index in indices {
            cards[index].isMatched = isMatch
            cards[index].needsRemoving = isMatch
            cards[index].isFlipped = isMatch
            cards[index].needsFlipping = !isMatch
        }
        if isMatch {
            foundCounts[playerOnTurn, default: 0] += 1
        } else {
            passTurn()
        }
        return indices
    }

    /// Has the other player go on, where there is one and no card lies open.
    mutating func passTurn() {
        guard players.count > 1, openIndices.isEmpty else { return }
        playerOnTurn = playerOnTurn.other
    }

    /// Notes that what was on its way has arrived. The board is unlocked when two open cards have been resolved.
    mutating func settle() {
        for index in cards.indices {
            cards[index].needsFlipping = false
            cards[index].needsRemoving = false
        }
        isLocked = openIndices.count == 2
    }
}
