import UIKit

/// A score for a leaderboard, as before iOS 14. Source: Apple's documentation of `GKScore`.
@available(iOS, deprecated: 14.0, message: "Use GKLeaderboard and its entries")
open class GKScore: NSObject, @unchecked Sendable {
    open var leaderboardIdentifier: String
    open var value: Int64 = 0
    open var context: UInt64 = 0
    open var shouldSetDefaultLeaderboard = false
    public let player: GKPlayer
    public let date = Date()
    open var rank: Int { 0 }
    open var formattedValue: String? { nil }

    public init(leaderboardIdentifier identifier: String) {
        (leaderboardIdentifier, player) = (identifier, GKLocalPlayer.local)
    }

    public init(leaderboardIdentifier identifier: String, player: GKPlayer) { (leaderboardIdentifier, self.player) = (identifier, player) }

    open class func report(
        _ scores: [GKScore], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { Refusal.answer(completionHandler) }

    open class func report(_ scores: [GKScore]) async throws { throw Refusal.error }
}
