import UIKit

/// Dismisses the pages of Game Center. Source: Apple's documentation of `GKGameCenterControllerDelegate`.
@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// The page that Game Center begins with. Source: Apple's documentation of `GKGameCenterViewControllerState`.
public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1
    case leaderboards = 0
    case achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
}
