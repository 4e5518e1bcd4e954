import QuinceFoundation

public let SHErrorDomain = "com.apple.ShazamKit"

/// The reason why sound was not recognized. Source: Apple's documentation of `SHError`.
public struct SHError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case invalidAudioFormat = 100
        case audioDiscontinuity = 101
        case signatureInvalid = 200
        case signatureDurationInvalid = 201
        case matchAttemptFailed = 202
        case customCatalogInvalid = 300
        case customCatalogInvalidURL = 301
        case mediaLibrarySyncFailed = 400
        case internalError = 500
        case mediaItemFetchFailed = 600
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var matchAttemptFailed: Code { .matchAttemptFailed }
    public static var mediaItemFetchFailed: Code { .mediaItemFetchFailed }
    public static var errorDomain: String { SHErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { code == .matchAttemptFailed ? "Shazam’s catalog can’t be reached." : nil }
}
