import UIKit

extension NSNotification.Name {
    /// Posted when the local player signs in or out, which never happens without an account.
    public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
        "GKPlayerAuthenticationDidChangeNotificationName")
}

/// A player of Game Center.
/// Source: Apple's documentation of `GKPlayer`.
open class GKPlayer: NSObject, @unchecked Sendable {
    public enum PhotoSize: Int, Sendable { case small, normal }

    override init() { super.init() }
    open var gamePlayerID: String { "" }
    open var teamPlayerID: String { "" }
    open var displayName: String { "" }
    open var alias: String { "" }
    open var isInvitable: Bool { false }
    open var guestIdentifier: String? { nil }
    open func scopedIDsArePersistent() -> Bool { false }

    open func loadPhoto(for size: PhotoSize, withCompletionHandler completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)? = nil) {
        Refusal.answer(completionHandler)
    }
    open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw Refusal.error }
}

/// The player of this device, who is signed in to no account.
/// Source: Apple's documentation of `GKLocalPlayer`.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    private static let shared = GKLocalPlayer()
    open class var local: GKLocalPlayer { shared }

    open var isAuthenticated: Bool { false }
    open var isUnderage: Bool { false }
    open var isMultiplayerGamingRestricted: Bool { false }
    open var isPersonalizedCommunicationRestricted: Bool { false }

    /// Called on the main queue after it is set: without a view controller and with an error, as for a device without an account.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet {
            guard authenticateHandler != nil else { return }
            DispatchQueue.main.async { self.authenticateHandler?(nil, GKError(.notAuthenticated)) }
        }
    }

    /// Has a listener hear of invitations, of which none come.
    open func register(_ listener: any GKLocalPlayerListener) {}
    open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
    open func unregisterAllListeners() {}

    open func loadFriends(_ completionHandler: @escaping @Sendable ([GKPlayer]?, (any Error)?) -> Void) {
        Refusal.answer(completionHandler)
    }
    open func loadFriends() async throws -> [GKPlayer] { throw Refusal.error }

    open func loadDefaultLeaderboardIdentifier(completionHandler: (@Sendable (String?, (any Error)?) -> Void)? = nil) {
        Refusal.answer(completionHandler)
    }
    open func loadDefaultLeaderboardIdentifier() async throws -> String { throw Refusal.error }

    open func fetchItems(
        forIdentityVerificationSignature completionHandler: (@Sendable (URL?, Data?, Data?, UInt64, (any Error)?) -> Void)? = nil
    ) { DispatchQueue.main.async { completionHandler?(nil, nil, nil, 0, Refusal.error) } }
}
