import QuinceFoundation

public let TKErrorDomain = "CryptoTokenKit"

/// The reason why a request about tokens failed. Source: Apple's documentation of `TKError`.
public struct TKError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case notImplemented = -1
        case communicationError = -2
        case corruptedData = -3
        case canceledByUser = -4
        case authenticationFailed = -5
        case objectNotFound = -6
        case tokenNotFound = -7
        case badParameter = -8
        case authenticationNeeded = -9
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { TKErrorDomain }
    public var errorCode: Int { code.rawValue }
}
