import QuinceFoundation

public let MSMessagesErrorDomain = "com.apple.messages.errorDomain"
public let MSStickersErrorDomain = "com.apple.messages.stickersErrorDomain"

/// The reason why a message was not inserted. Source: Apple's documentation of `MSMessageErrorCode`.
public enum MSMessageErrorCode: Int, Error, CustomNSError, LocalizedError, Sendable {
    case unknown = -1
    case fileNotFound = 1
    case fileUnreadable, improperFileType, improperFileURL, stickerFileImproperFileAttributes, stickerFileImproperFileSize
    case stickerFileImproperFileFormat, urlExceedsMaxSize, sendWithoutRecentInteraction, sendWhileNotVisible,
        apiUnavailableInPresentationContext

    public static var errorDomain: String { MSMessagesErrorDomain }
    public var errorCode: Int { rawValue }
    public var errorDescription: String? {
        switch self {
        case .fileNotFound: "The file was not found."
        case .improperFileURL: "The address is not one of a file."
        case .stickerFileImproperFileSize: "A sticker’s file must not be larger than 500 KB."
        case .stickerFileImproperFileFormat: "A sticker must be a PNG, APNG, GIF or JPEG file."
        default: nil
        }
    }
}
