import ActivityKit

/// The Live Activity of a match: who plays where, and the score.
struct MatchAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable, Sendable {
        var score: TennisScore
    }

    var players: Players
    var court: Court
}
