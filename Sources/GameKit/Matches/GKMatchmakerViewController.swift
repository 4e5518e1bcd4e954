import UIKit

/// Hears of the page that finds players. Source: Apple's documentation of `GKMatchmakerViewControllerDelegate`.
@preconcurrency @MainActor public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
    /// Optional.
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
    /// Optional.
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer])
    /// Optional.
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, hostedPlayerDidAccept player: GKPlayer)
}

extension GKMatchmakerViewControllerDelegate {
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer]) {}
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, hostedPlayerDidAccept player: GKPlayer) {}
}

/// The page that finds players for a match: for a player who is not signed in, one that says so.
///
/// Source: Apple's documentation of `GKMatchmakerViewController`.
open class GKMatchmakerViewController: UINavigationController {
    open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
    public let matchRequest: GKMatchRequest
    open var isHosted = false
    open var matchmakingMode = GKMatchmakingMode.default
    open var canStartWithMinimumPlayers = false

    /// - Returns: nil for a request that no match can have.
    public init?(matchRequest request: GKMatchRequest) {
        guard request.minPlayers >= 2, request.maxPlayers >= request.minPlayers else { return nil }
        matchRequest = request
        super.init(nibName: nil, bundle: nil)
        let page = SignedOutPage()
        page.leave = { [weak self] in self.map { $0.matchmakerDelegate?.matchmakerViewControllerWasCancelled($0) } }
        setViewControllers([page], animated: false)
    }

    /// - Returns: nil: an invitation has no page without a player who is signed in.
    public convenience init?(invite: GKInvite) { return nil }

    public required init?(coder: NSCoder) {
        matchRequest = GKMatchRequest()
        super.init(coder: coder)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        matchmakerDelegate?.matchmakerViewController(self, didFailWithError: Refusal.error)
    }
}

/// The players that a match is looked for among. Source: Apple's documentation of `GKMatchmakingMode`.
public enum GKMatchmakingMode: Int, Sendable { case `default`, nearbyOnly, automatchOnly, inviteOnly }
