import UIKit

/// A leaderboard of Game Center, which takes no scores of a player who is not signed in. Source: Apple's documentation of `GKLeaderboard`.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    public enum PlayerScope: Int, Sendable { case global, friendsOnly }
    public enum TimeScope: Int, Sendable { case today, week, allTime }
    public enum LeaderboardType: Int, Sendable { case classic, recurring }

    /// A score of a player. Source: Apple's documentation of `GKLeaderboard.Entry`.
    open class Entry: NSObject, @unchecked Sendable {
        public let player: GKPlayer
        public let rank: Int
        public let score: Int
        public let formattedScore: String
        public let context: Int
        public let date: Date

        init(player: GKPlayer, rank: Int, score: Int, formattedScore: String, context: Int, date: Date) {
            (self.player, self.rank, self.score) = (player, rank, score)
            (self.formattedScore, self.context, self.date) = (formattedScore, context, date)
        }
    }

    override init() { super.init() }

    open var title: String? { nil }
    open var groupIdentifier: String? { nil }
    open var baseLeaderboardID: String { "" }
    open var type: LeaderboardType { .classic }
    open var startDate: Date? { nil }
    open var nextStartDate: Date? { nil }
    open var duration: TimeInterval { 0 }

    // MARK: Scores

    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { Refusal.answer(completionHandler) }

    open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws { throw Refusal.error }

    open func submitScore(
        _ score: Int, context: Int, player: GKPlayer, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { Refusal.answer(completionHandler) }

    open func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws { throw Refusal.error }

    // MARK: Loading

    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
    ) { Refusal.answer(completionHandler) }

    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] { throw Refusal.error }

    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
        completionHandler: @escaping @Sendable (Entry?, [Entry]?, Int, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(nil, nil, 0, Refusal.error) } }

    open func loadEntries(for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange) async throws -> (Entry?, [Entry], Int) {
        throw Refusal.error
    }

    open func loadEntries(
        for players: [GKPlayer], timeScope: TimeScope, completionHandler: @escaping @Sendable (Entry?, [Entry]?, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(nil, nil, Refusal.error) } }

    open func loadEntries(for players: [GKPlayer], timeScope: TimeScope) async throws -> (Entry?, [Entry]) { throw Refusal.error }

    open func loadImage(completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)? = nil) { Refusal.answer(completionHandler) }
    open func loadImage() async throws -> UIImage { throw Refusal.error }
}
