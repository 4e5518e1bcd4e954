import UIKit

extension NSNotification.Name {
    /// Posted when the local player signs in or out, which never happens without an account.
    public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
        "GKPlayerAuthenticationDidChangeNotificationName")
}

/// A player of Game Center.
/// Source: Apple's documentation of `GKPlayer`.
open class GKPlayer: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var gamePlayerID: String { "" }
    open var teamPlayerID: String { "" }
    open var displayName: String { "" }
    open var alias: String { "" }
    open var isInvitable: Bool { false }
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
}
