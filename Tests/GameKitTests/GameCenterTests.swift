import Testing
import UIKit

@testable import GameKit

/// Game Center for a player who is not signed in.
@MainActor struct GameCenterTests {
    private func title(_ page: UIViewController?) -> String? {
        page?.loadViewIfNeeded()
        return (page?.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)?.text
    }

    private func tapDone(_ controller: UINavigationController) {
        let action = controller.viewControllers.first?.navigationItem.rightBarButtonItem?.primaryAction
        action?.performWithSender(nil, target: nil)
    }

    private final class Host: NSObject, GKGameCenterControllerDelegate, GKMatchmakerViewControllerDelegate {
        var finished = 0, cancelled = 0
        var problem: (any Error)?

        func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController) { finished += 1 }
        func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController) { cancelled += 1 }
        func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error) { problem = error }
    }

    @Test func thePagesSayThatThePlayerIsNotSignedIn() {
        let host = Host()
        for controller in [
            GKGameCenterViewController(), GKGameCenterViewController(state: .achievements),
            GKGameCenterViewController(leaderboardID: "a", playerScope: .global, timeScope: .allTime),
        ] {
            controller.gameCenterDelegate = host
            #expect(title(controller.viewControllers.first) == "Game Center Unavailable")
            tapDone(controller)
        }
        #expect(host.finished == 3)
    }

    @Test func matchesAreNotFound() async throws {
        let request = GKMatchRequest()
        #expect((request.minPlayers, request.maxPlayers) == (2, 4))
        await #expect(throws: GKError(.notAuthenticated)) { try await GKMatchmaker.shared().findMatch(for: request) }
        let host = Host()
        let controller = try #require(GKMatchmakerViewController(matchRequest: request))
        controller.matchmakerDelegate = host
        #expect(title(controller.viewControllers.first) == "Game Center Unavailable")
        controller.viewDidAppear(false)
        #expect((host.problem as? GKError)?.code == .notAuthenticated)
        tapDone(controller)
        #expect(host.cancelled == 1)
        request.maxPlayers = 1
        #expect(GKMatchmakerViewController(matchRequest: request) == nil)
    }

    @Test func theAccessPointIsNotVisible() async {
        GKAccessPoint.shared.isActive = true
        #expect(!GKAccessPoint.shared.isVisible && GKAccessPoint.shared.frameInScreenCoordinates == .zero)
        await withCheckedContinuation { done in GKAccessPoint.shared.trigger(state: .leaderboards) { done.resume() } }
        #expect(!GKAccessPoint.shared.isPresentingGameCenter)
        GKAccessPoint.shared.isActive = false
    }

    @Test func recordsAreRefused() async {
        let refusal = GKError(.notAuthenticated)
        await #expect(throws: refusal) {
            _ = try await GKLeaderboard().loadEntries(for: .global, timeScope: .allTime, range: NSRange(location: 1, length: 5))
        }
        await #expect(throws: refusal) { try await GKAchievement.report([GKAchievement(identifier: "a")]) }
        await #expect(throws: refusal) { try await GKAchievementDescription.loadAchievementDescriptions() }
        await #expect(throws: refusal) { try await GKLeaderboardSet.loadLeaderboardSets() }
        await #expect(throws: refusal) { try await GKLocalPlayer.local.loadFriends() }
    }
}
