/// What there is to say at the end of a game.
struct GameSummary: Equatable {
    /// How a game of two ends for the player of this phone.
    enum Result: Equatable {
        case won, lost, drawn
    }

    /// The pairs that the player of this phone has found.
    let pairCount: Int
    let seconds: Int
    /// Who was played against.
    var opponent: Score?

    /// nil for a game alone.
    var result: Result? {
        opponent.map { $0.pairCount == pairCount ? .drawn : $0.pairCount < pairCount ? .won : .lost }
    }
}

/// What a player has found.
struct Score: Equatable {
    let name: String
    let pairCount: Int
}
