import Foundation

/// A match with its score, point by point.
struct Match: Codable, Equatable {
    let players: Players
    let court: Court
    private(set) var score: TennisScore
    /// The scores before each point, so that points can be taken back.
    private var history: [TennisScore] = []

    init(players: Players, court: Court, server: Side) {
        (self.players, self.court, score) = (players, court, TennisScore(server: server))
    }

    var canUndo: Bool { !history.isEmpty }

    mutating func addPoint(to side: Side) {
        guard score.winner == nil else { return }
        history.append(score)
        score.addPoint(to: side)
    }

    mutating func undo() {
        if let previous = history.popLast() { score = previous }
    }
}
