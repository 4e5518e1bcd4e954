import UIKit

/// The pages of Game Center: for a player who is not signed in, one that says so.
///
/// Source: Apple's documentation of `GKGameCenterViewController`.
open class GKGameCenterViewController: UINavigationController {
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    @available(iOS, deprecated: 14.0, message: "Pass the page to the initializer")
    open var viewState = GKGameCenterViewControllerState.default
    @available(iOS, deprecated: 14.0, message: "Pass the leaderboard to the initializer")
    open var leaderboardIdentifier: String?

    public init() {
        super.init(nibName: nil, bundle: nil)
        let page = SignedOutPage()
        page.leave = { [weak self] in self?.finish() }
        setViewControllers([page], animated: false)
    }

    public convenience init(state: GKGameCenterViewControllerState) { self.init() }

    public convenience init(leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope) {
        self.init()
    }

    public convenience init(leaderboard: GKLeaderboard, playerScope: GKLeaderboard.PlayerScope) { self.init() }

    public convenience init(achievementID: String) { self.init() }

    public convenience init(player: GKPlayer) { self.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Tells the delegate, which dismisses the pages; without one they leave by themselves.
    private func finish() {
        if let gameCenterDelegate {
            gameCenterDelegate.gameCenterViewControllerDidFinish(self)
        } else {
            dismiss(animated: true)
        }
    }
}
