import UIKit

/// Leaderboards that belong together. Source: Apple's documentation of `GKLeaderboardSet`.
open class GKLeaderboardSet: NSObject, @unchecked Sendable {
    open var title: String { "" }
    open var groupIdentifier: String? { nil }
    open var identifier: String?

    override init() { super.init() }

    open class func loadLeaderboardSets(completionHandler: (@Sendable ([GKLeaderboardSet]?, (any Error)?) -> Void)? = nil) {
        Refusal.answer(completionHandler)
    }
    open class func loadLeaderboardSets() async throws -> [GKLeaderboardSet] { throw Refusal.error }
}
