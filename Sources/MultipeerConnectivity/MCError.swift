import UIKit

/// The domain of `MCError`.
public let MCErrorDomain = "MCErrorDomain"

/// An error of Multipeer Connectivity. Source: Apple's documentation of `MCError`.
public struct MCError: CustomNSError, LocalizedError, Hashable {
    public enum Code: Int, Sendable {
        case unknown = 0
        /// A peer is not connected, or not any more.
        case notConnected = 1
        case invalidParameter = 2
        case unsupported = 3
        case timedOut = 4
        /// One of the two has cancelled the transfer.
        case cancelled = 5
        /// Something is not there, or there is too much of it.
        case unavailable = 6
    }

    public let code: Code
    private let reason: String?

    public init(_ code: Code) { self.init(code, reason: nil) }
    init(_ code: Code, reason: String?) { (self.code, self.reason) = (code, reason) }

    public static var errorDomain: String { MCErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public var errorDescription: String? { reason }

    public static var unknown: Code { .unknown }
    public static var notConnected: Code { .notConnected }
    public static var invalidParameter: Code { .invalidParameter }
    public static var unsupported: Code { .unsupported }
    public static var timedOut: Code { .timedOut }
    public static var cancelled: Code { .cancelled }
    public static var unavailable: Code { .unavailable }
}
