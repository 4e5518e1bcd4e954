/// What the other phone says during a game, in its order, until this board is ready for it.
///
/// The other phone may be ahead: its moves come while this board still shows the cards before. So they wait here, and are judged by the
/// rules only when their turn comes.
struct OpponentMoves: Equatable {
    /// Nobody is that far ahead; what comes beyond it is dropped.
    private static let limit = 64

    private let opponent: Player
    private var waiting: [GameMessage] = []
    /// How often the rules have passed the turn on before the other phone has said so.
    private var unconfirmedTurns = 0

    init(of opponent: Player) {
        self.opponent = opponent
    }

    /// Notes a move or a change of turns.
    mutating func add(_ message: GameMessage) {
        if waiting.count < Self.limit { waiting.append(message) }
    }

    /// Notes that the rules have ended the other player's turn. The message that says so is still to come.
    mutating func turnHasEnded() {
        unconfirmedTurns += 1
    }

    /// The next card the other player turns; nil while the board is locked, and when nothing waits. Moves against the rules are left out.
    mutating func next(in game: inout MemoryGame) -> Int? {
        while !game.isLocked, !waiting.isEmpty {
            switch waiting.removeFirst() {
            case .move(let index) where game.canTap(index, by: opponent): return index
            case .turn(isYours: true): takeTurn(in: &game)
            default: break
            }
        }
        return nil
    }

    private mutating func takeTurn(in game: inout MemoryGame) {
        if unconfirmedTurns > 0 {
            unconfirmedTurns -= 1
        } else if game.playerOnTurn == opponent {
            game.passTurn()
        }
    }
}
