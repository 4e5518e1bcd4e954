import QuinceFoundation

/// The score of a game that is won.
public let GKGameModelMaxScore = 1 << 24
/// The score of a game that is lost.
public let GKGameModelMinScore = -(1 << 24)

/// A move. Source: Apple's documentation of `GKGameModelUpdate`.
public protocol GKGameModelUpdate: NSObjectProtocol {
    /// The worth that a strategist has found.
    var value: Int { get set }
}

/// A player. Source: Apple's documentation of `GKGameModelPlayer`.
public protocol GKGameModelPlayer: NSObjectProtocol {
    /// A number that no other player has.
    var playerId: Int { get }
}

/// A game at a time, which strategists copy and play on. Those with a default are optional.
///
/// Source: Apple's documentation of `GKGameModel`.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
    var players: [any GKGameModelPlayer]? { get }
    /// The player whose turn it is.
    var activePlayer: (any GKGameModelPlayer)? { get }
    /// Makes the game equal to another.
    func setGameModel(_ gameModel: any GKGameModel)
    /// The moves that a player may make; nil or none at the end.
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    /// Makes a move, after which it is the next player's turn.
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    /// How good the game is for a player: more is better.
    func score(for player: any GKGameModelPlayer) -> Int
    func isWin(for player: any GKGameModelPlayer) -> Bool
    func isLoss(for player: any GKGameModelPlayer) -> Bool
    func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}

extension GKGameModel {
    public func score(for player: any GKGameModelPlayer) -> Int { 0 }
    public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
    public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}
}

/// Chooses moves. Source: Apple's documentation of `GKStrategist`.
public protocol GKStrategist: NSObjectProtocol {
    var gameModel: (any GKGameModel)? { get set }
    /// Decides among moves of the same worth; without one the first is taken.
    var randomSource: (any GKRandom)? { get set }
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}
