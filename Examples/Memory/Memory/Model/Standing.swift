/// How a game stands, as seen by the player of this phone.
struct Standing: Equatable {
    /// The pairs that the player of this phone has found.
    let foundCount: Int
    /// The other player; nil in a game alone.
    var opponent: Score?
    var isMyTurn = true
}
