import Testing

@testable import GameplayKit

/// Sticks of which two players take one to three in turn; who takes the last has won.
private final class Sticks: NSObject, GKGameModel {
    final class Player: NSObject, GKGameModelPlayer {
        let playerId: Int
        init(_ id: Int) { playerId = id }
    }
    final class Move: NSObject, GKGameModelUpdate {
        var value = 0
        let count: Int
        init(_ count: Int) { self.count = count }
    }

    static let both = [Player(0), Player(1)]
    var count: Int
    var turn = 0
    init(_ count: Int) { self.count = count }

    var players: [any GKGameModelPlayer]? { Self.both }
    var activePlayer: (any GKGameModelPlayer)? { Self.both[turn] }
    func copy(with zone: NSZone? = nil) -> Any {
        let copy = Sticks(count)
        copy.turn = turn
        return copy
    }
    func setGameModel(_ gameModel: any GKGameModel) {
        guard let other = gameModel as? Sticks else { return }
        (count, turn) = (other.count, other.turn)
    }
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
        count == 0 ? nil : (1...min(3, count)).map { Move($0) }
    }
    func apply(_ update: any GKGameModelUpdate) {
        count -= (update as? Move)?.count ?? 0
        turn = 1 - turn
    }
    func isWin(for player: any GKGameModelPlayer) -> Bool { count == 0 && turn != player.playerId }
    func isLoss(for player: any GKGameModelPlayer) -> Bool { count == 0 && turn == player.playerId }
}

struct MinmaxTests {
    private func best(_ count: Int, depth: Int, source: (any GKRandom)? = nil) -> Sticks.Move? {
        let strategist = GKMinmaxStrategist()
        strategist.gameModel = Sticks(count)
        strategist.maxLookAheadDepth = depth
        strategist.randomSource = source
        return strategist.bestMoveForActivePlayer() as? Sticks.Move
    }

    /// Who leaves a multiple of four wins.
    @Test(arguments: [1, 2, 3, 5, 6, 7, 9, 10, 11]) func theWinningMoveIsFound(_ count: Int) {
        let move = best(count, depth: 12)
        #expect(move?.count == count % 4)
        #expect(move?.value == GKGameModelMaxScore)
    }

    @Test func aLostGameIsKnown() {
        #expect(best(4, depth: 8)?.value == GKGameModelMinScore)
        #expect(best(8, depth: 8, source: GKARC4RandomSource(seed: Data([1])))?.value == GKGameModelMinScore)
    }

    @Test func nothingIsChosenWithoutMovesOrDepth() {
        #expect(best(0, depth: 4) == nil)
        #expect(best(4, depth: 0) == nil)
    }
}
