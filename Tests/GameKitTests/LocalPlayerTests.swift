import Testing
import UIKit

@testable import GameKit

struct LocalPlayerTests {
    @Test @MainActor func authenticationFailsWithoutAnAccount() async {
        let error: (any Error)? = await withCheckedContinuation { next in
            GKLocalPlayer.local.authenticateHandler = { controller, error in
                #expect(controller == nil)
                next.resume(returning: error)
            }
        }
        GKLocalPlayer.local.authenticateHandler = nil
        #expect((error as? GKError)?.code == .notAuthenticated)
        #expect(!GKLocalPlayer.local.isAuthenticated)
    }

    @Test func scoresAreRefused() async {
        await #expect(throws: GKError(.notAuthenticated)) {
            try await GKLeaderboard.submitScore(1, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["a"])
        }
    }
}
