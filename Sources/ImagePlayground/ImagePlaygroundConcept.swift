import QuinceFoundation

/// A part of what a picture shows. Source: Apple's documentation of `ImagePlaygroundConcept`.
public struct ImagePlaygroundConcept: Hashable, Sendable {
    private let text: String
    private let title: String?

    public static func text(_ text: String) -> ImagePlaygroundConcept { ImagePlaygroundConcept(text: text, title: nil) }
    /// The main subjects of a longer text.
    public static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept {
        ImagePlaygroundConcept(text: text, title: title)
    }

    @available(*, unavailable, message: "not yet in Quince: drawings as concepts; pictures are not made on this device")
    public static func drawing(_ drawing: Any) -> ImagePlaygroundConcept { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: images as concepts; pictures are not made on this device")
    public static func image(_ image: Any) -> ImagePlaygroundConcept? { nil }
}

/// The look of a picture. Source: Apple's documentation of `ImagePlaygroundStyle`.
public struct ImagePlaygroundStyle: Hashable, Identifiable, Sendable {
    public let id: String
    public static let animation = ImagePlaygroundStyle(id: "animation")
    public static let illustration = ImagePlaygroundStyle(id: "illustration")
    public static let sketch = ImagePlaygroundStyle(id: "sketch")
    public static let all: [ImagePlaygroundStyle] = [.animation, .illustration, .sketch]
}

/// Makes pictures without a page. The device has no model: none can be made.
///
/// Source: Apple's documentation of `ImageCreator`.
public struct ImageCreator: Sendable {
    /// Source: Apple's documentation of `ImageCreator.Error`.
    public enum Error: LocalizedError, Hashable, Sendable {
        case notSupported, unavailable, creationCancelled, faceInImageTooSmall, unsupportedLanguage, unsupportedInputImage
        case backgroundCreationForbidden, creationFailed, conceptsRequirePersonIdentity

        public var errorDescription: String? {
            self == .notSupported ? "Creating images isn’t supported on this device." : "The image could not be created."
        }
    }

    /// - Throws: `ImageCreator.Error.notSupported`.
    public init() async throws { throw Error.notSupported }
    public var availableStyles: [ImagePlaygroundStyle] { [] }
}
