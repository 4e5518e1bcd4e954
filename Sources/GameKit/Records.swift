import UIKit

/// Calls a completion handler with the error of a player who is not signed in.
private func refuse(_ completionHandler: (@Sendable ((any Error)?) -> Void)?) {
    DispatchQueue.main.async { completionHandler?(GKError(.notAuthenticated)) }
}

/// A leaderboard of Game Center, which takes no scores of a player who is not signed in.
/// Source: Apple's documentation of `GKLeaderboard`.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    override init() { super.init() }

    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { refuse(completionHandler) }

    open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws {
        throw GKError(.notAuthenticated)
    }

    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
    ) { refuse { completionHandler(nil, $0) } }

    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] { throw GKError(.notAuthenticated) }
}

/// The progress towards an achievement.
/// Source: Apple's documentation of `GKAchievement`.
open class GKAchievement: NSObject, @unchecked Sendable {
    open var identifier: String
    /// 0…100.
    open var percentComplete = 0.0
    open var showsCompletionBanner = false
    open var isCompleted: Bool { percentComplete >= 100 }

    public init(identifier: String) { self.identifier = identifier }

    open class func report(
        _ achievements: [GKAchievement], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        refuse(completionHandler)
    }
    open class func report(_ achievements: [GKAchievement]) async throws { throw GKError(.notAuthenticated) }

    open class func loadAchievements(completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil) {
        refuse { completionHandler?(nil, $0) }
    }
    open class func loadAchievements() async throws -> [GKAchievement] { throw GKError(.notAuthenticated) }

    open class func resetAchievements(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { refuse(completionHandler) }
    open class func resetAchievements() async throws { throw GKError(.notAuthenticated) }
}
