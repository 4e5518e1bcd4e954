import QuinceFoundation

public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"

/// The reason why no thumbnail was made. Source: Apple's documentation of `QLThumbnailError`.
public struct QLThumbnailError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case generationFailed = 0, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid, requestCancelled
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var generationFailed: Code { .generationFailed }
    public static var savingToURLFailed: Code { .savingToURLFailed }
    public static var noCachedThumbnail: Code { .noCachedThumbnail }
    public static var noCloudThumbnail: Code { .noCloudThumbnail }
    public static var requestInvalid: Code { .requestInvalid }
    public static var requestCancelled: Code { .requestCancelled }

    public static var errorDomain: String { QLThumbnailErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        switch code {
        case .generationFailed: "A thumbnail for this file could not be generated."
        case .savingToURLFailed: "The thumbnail could not be saved."
        case .requestInvalid: "The request is invalid."
        case .requestCancelled: "The request was cancelled."
        case .noCachedThumbnail, .noCloudThumbnail: "There is no such thumbnail."
        }
    }
}
