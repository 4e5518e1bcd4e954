import UIKit

/// An invitation to a match. Source: Apple's documentation of `GKInvite`.
open class GKInvite: NSObject, @unchecked Sendable {
    public let sender: GKPlayer
    open var isHosted: Bool { false }
    open var playerGroup: Int { 0 }
    open var playerAttributes: UInt32 { 0 }

    init(sender: GKPlayer) { self.sender = sender }
}

/// Hears of invitations, which nobody gets who is not signed in. Every method is optional.
///
/// Source: Apple's documentation of `GKInviteEventListener`.
public protocol GKInviteEventListener {
    func player(_ player: GKPlayer, didAccept invite: GKInvite)
    func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}

extension GKInviteEventListener {
    public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
    public func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]) {}
}

/// Hears of what concerns the local player. Source: Apple's documentation of `GKLocalPlayerListener`.
public protocol GKLocalPlayerListener: GKInviteEventListener, NSObjectProtocol {}
