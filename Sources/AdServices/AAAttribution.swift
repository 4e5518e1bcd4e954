import QuinceFoundation

public let AAAttributionErrorDomain = "AAAttributionErrorDomain"

/// The reason why there is no token. Source: Apple's documentation of `AAAttributionError`.
public struct AAAttributionError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable { case networkError = 1, internalError, platformNotSupported }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var networkError: Code { .networkError }
    public static var internalError: Code { .internalError }
    public static var platformNotSupported: Code { .platformNotSupported }
    public static var errorDomain: String { AAAttributionErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { code == .platformNotSupported ? "AdServices is not supported on this platform." : nil }
}

/// Attributes installations to advertisements; as in Apple's Simulator there is no token.
///
/// Source: Apple's documentation of `AAAttribution`.
open class AAAttribution: NSObject {
    /// - Throws: `AAAttributionError.platformNotSupported`.
    open class func attributionToken() throws -> String { throw AAAttributionError(.platformNotSupported) }
}
