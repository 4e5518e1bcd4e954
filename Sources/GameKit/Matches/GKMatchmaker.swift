import UIKit

/// Finds players for matches, for those who are signed in. Source: Apple's documentation of `GKMatchmaker`.
open class GKMatchmaker: NSObject, @unchecked Sendable {
    private static let instance = GKMatchmaker()
    open class func shared() -> GKMatchmaker { instance }

    override init() { super.init() }

    open func findMatch(
        for request: GKMatchRequest, withCompletionHandler completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil
    ) { Refusal.answer(completionHandler) }
    open func findMatch(for request: GKMatchRequest) async throws -> GKMatch { throw Refusal.error }

    open func match(for invite: GKInvite, completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil) {
        Refusal.answer(completionHandler)
    }
    open func match(for invite: GKInvite) async throws -> GKMatch { throw Refusal.error }

    open func addPlayers(
        to match: GKMatch, matchRequest: GKMatchRequest, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { Refusal.answer(completionHandler) }
    open func finishMatchmaking(for match: GKMatch) {}
    /// Ends searches, of which there are none.
    open func cancel() {}
    open func queryActivity(completionHandler: (@Sendable (Int, (any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?(0, Refusal.error) }
    }
    open func startBrowsingForNearbyPlayers(handler: (@Sendable (GKPlayer, Bool) -> Void)? = nil) {}
    open func stopBrowsingForNearbyPlayers() {}
}
