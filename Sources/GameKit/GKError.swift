import QuinceFoundation

public let GKErrorDomain = "GKErrorDomain"

/// An error of Game Center.
/// Source: Apple's documentation of `GKError`.
public struct GKError: CustomNSError, Hashable, Sendable, LocalizedError {
    public enum Code: Int, Sendable {
        case unknown = 1
        case cancelled = 2
        case communicationsFailure = 3
        case userDenied = 4
        case invalidCredentials = 5
        case notAuthenticated = 6
        case authenticationInProgress = 7
        case invalidPlayer = 8
        case scoreNotSet = 9
        case parentalControlsBlocked = 10
        case notSupported = 16
        case invalidParameter = 17
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { GKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        code == .notAuthenticated
            ? "The requested operation could not be completed because local player has not been authenticated."
            : "The requested operation could not be completed."
    }

    public static var unknown: Code { .unknown }
    public static var cancelled: Code { .cancelled }
    public static var notAuthenticated: Code { .notAuthenticated }
    public static var notSupported: Code { .notSupported }
}
