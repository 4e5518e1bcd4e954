import QuinceFoundation

/// The reason why Apple Music was not asked. Source: Apple's documentation of `MusicTokenRequestError`.
public enum MusicTokenRequestError: String, LocalizedError, Codable, Hashable, Sendable {
    case unknown, permissionDenied, privacyAcknowledgementRequired, developerTokenRequestFailed, userNotSignedIn, userTokenRequestFailed
    case userTokenRevoked

    public var errorDescription: String? {
        switch self {
        case .developerTokenRequestFailed: "The app isn’t registered for Apple Music: a developer token can’t be requested."
        case .permissionDenied: "The user hasn’t permitted the access to Apple Music."
        case .userNotSignedIn: "The user isn’t signed in."
        default: "The request failed."
        }
    }

    /// The reason for which each request fails: the user's decision first, then the token, which the device cannot have.
    static var current: MusicTokenRequestError {
        MusicAuthorization.currentStatus == .authorized ? .developerTokenRequestFailed : .permissionDenied
    }
}
