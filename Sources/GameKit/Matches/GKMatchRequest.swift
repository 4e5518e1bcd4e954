import UIKit

/// The players that a match is to have. Source: Apple's documentation of `GKMatchRequest`.
open class GKMatchRequest: NSObject, @unchecked Sendable {
    public enum MatchType: UInt, Sendable { case peerToPeer, hosted, turnBased }

    open var minPlayers = 2
    open var maxPlayers = 4
    open var playerGroup = 0
    open var playerAttributes: UInt32 = 0
    open var recipients: [GKPlayer]?
    open var inviteMessage: String?
    open var defaultNumberOfPlayers = 2
    open var recipientResponseHandler: (@Sendable (GKPlayer, GKInviteRecipientResponse) -> Void)?

    public override init() { super.init() }

    open class func maxPlayersAllowedForMatch(of matchType: MatchType) -> Int { matchType == .peerToPeer ? 4 : 16 }
}

/// The answer of an invited player. Source: Apple's documentation of `GKInviteRecipientResponse`.
public enum GKInviteRecipientResponse: Int, Sendable {
    case accepted, declined, failed, incompatible, unableToConnect, noAnswer
}
