import QuinceFoundation

/// Chooses moves by playing on for some turns, in which each player makes the move that is best for them.
///
/// Source: Apple's documentation of `GKMinmaxStrategist`.
open class GKMinmaxStrategist: NSObject, GKStrategist {
    open var gameModel: (any GKGameModel)?
    open var randomSource: (any GKRandom)?
    /// The turns that are played on: 1 is the player's own. 0 leaves nothing to choose by.
    open var maxLookAheadDepth = 0

    public override init() { super.init() }

    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { gameModel?.activePlayer.flatMap { bestMove(for: $0) } }

    /// A move than which none is better for a player; nil where there is none.
    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        let moves = ranked(for: player)
        guard let best = moves.first else { return nil }
        return chosen(moves.filter { $0.value == best.value })
    }

    /// One of the best moves for a player.
    ///
    /// - Parameter numMovesToConsider: The number of moves that are chosen among, by `randomSource`.
    open func randomMove(
        for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
    ) -> (any GKGameModelUpdate)? { chosen(Array(ranked(for: player).prefix(max(0, numMovesToConsider)))) }

    private func chosen(_ moves: [any GKGameModelUpdate]) -> (any GKGameModelUpdate)? {
        guard !moves.isEmpty else { return nil }
        return moves[randomSource?.nextInt(upperBound: moves.count) ?? 0]
    }

    /// A player's moves with their worth, the best first, and those of the same worth in the game's order.
    private func ranked(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
        guard let gameModel, maxLookAheadDepth > 0, let moves = gameModel.gameModelUpdates(for: player) else { return [] }
        for move in moves {
            move.value = worth(after: move, in: gameModel, for: player, depth: maxLookAheadDepth - 1, Int.min, Int.max)
        }
        return moves.enumerated().sorted { ($0.element.value, -$0.offset) > ($1.element.value, -$1.offset) }.map(\.element)
    }

    private func worth(
        after move: any GKGameModelUpdate, in game: any GKGameModel, for player: any GKGameModelPlayer, depth: Int, _ least: Int,
        _ most: Int
    ) -> Int {
        guard let next = game.copy(with: nil) as? any GKGameModel else { return 0 }
        next.apply(move)
        return worth(of: next, for: player, depth: depth, least, most)
    }

    /// - Parameters:
    ///   - least: What the player has for certain elsewhere.
    ///   - most: What the others grant elsewhere at most: whatever is outside of both needs no further look.
    private func worth(of game: any GKGameModel, for player: any GKGameModelPlayer, depth: Int, _ least: Int, _ most: Int) -> Int {
        if game.isWin(for: player) { return GKGameModelMaxScore }
        if game.isLoss(for: player) { return GKGameModelMinScore }
        guard depth > 0, let active = game.activePlayer, let moves = game.gameModelUpdates(for: active), !moves.isEmpty else {
            return game.score(for: player)
        }
        let isOwn = active.playerId == player.playerId
        var (least, most, best) = (least, most, isOwn ? Int.min : Int.max)
        for move in moves where least < most {
            let worth = worth(after: move, in: game, for: player, depth: depth - 1, least, most)
            best = isOwn ? max(best, worth) : min(best, worth)
            if isOwn { least = max(least, best) } else { most = min(most, best) }
        }
        return best
    }
}
