/// What there is to say at the end of a game.
struct GameSummary: Equatable {
    let pairCount: Int
    let seconds: Int
}
