import UIKit

/// A match, of which there is none for a player who is not signed in. Source: Apple's documentation of `GKMatch`.
open class GKMatch: NSObject, @unchecked Sendable {
    public enum SendDataMode: Int, Sendable { case reliable, unreliable }

    open weak var delegate: (any GKMatchDelegate)?
    open var players: [GKPlayer] { [] }
    open var expectedPlayerCount: Int { 0 }

    override init() { super.init() }

    open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws { throw Refusal.error }
    open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws { throw Refusal.error }
    open func disconnect() {}
    open func chooseBestHostingPlayer(completionHandler: @escaping @Sendable (GKPlayer?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil) }
    }
    open func rematch(completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil) { Refusal.answer(completionHandler) }
}

/// The connection of a player of a match. Source: Apple's documentation of `GKPlayerConnectionState`.
public enum GKPlayerConnectionState: Int, Sendable { case unknown, connected, disconnected }

/// Hears of a match. Every method is optional. Source: Apple's documentation of `GKMatchDelegate`.
public protocol GKMatchDelegate: NSObjectProtocol {
    func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
    func match(_ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer)
    func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
    func match(_ match: GKMatch, didFailWithError error: (any Error)?)
    func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}

extension GKMatchDelegate {
    public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
    public func match(_ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer) {}
    public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
    public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
    public func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool { false }
}
