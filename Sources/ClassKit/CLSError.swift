import QuinceFoundation

public let CLSErrorCodeDomain = "CLSErrorCodeDomain"

/// The reason why a request of ClassKit failed. Source: Apple's documentation of `CLSErrorCode`.
public struct CLSError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case none = 0, classKitUnavailable, invalidArgument, invalidModification, authorizationDenied, databaseInaccessible, limits
        case invalidCreate, invalidUpdate, partialFailure, invalidAccountCredentials
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var classKitUnavailable: Code { .classKitUnavailable }
    public static var errorDomain: String { CLSErrorCodeDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { code == .classKitUnavailable ? "ClassKit is not available." : nil }
}
