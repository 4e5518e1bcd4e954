import QuinceFoundation

/// Why a session failed. Source: Apple's documentation of `ARError`.
public struct ARError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unsupportedConfiguration = 100, sensorUnavailable, sensorFailed, cameraUnauthorized, microphoneUnauthorized
        case locationUnauthorized, highResolutionFrameCaptureInProgress, highResolutionFrameCaptureFailed
        case worldTrackingFailed = 200, geoTrackingNotAvailableAtLocation, geoTrackingFailed
        case invalidReferenceImage = 300, invalidReferenceObject, invalidWorldMap, invalidConfiguration
        case invalidCollaborationData = 304, insufficientFeatures = 400, objectMergeFailed, fileIOFailed = 500, requestFailed = 501
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.arkit.error" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    public var errorDescription: String? {
        code == .unsupportedConfiguration ? "Unsupported configuration." : "The session failed (\(code.rawValue))."
    }
    public static let unsupportedConfiguration = Code.unsupportedConfiguration
    public static let sensorUnavailable = Code.sensorUnavailable
    public static let sensorFailed = Code.sensorFailed
    public static let cameraUnauthorized = Code.cameraUnauthorized
    public static let worldTrackingFailed = Code.worldTrackingFailed
    public static let invalidReferenceImage = Code.invalidReferenceImage
    public static let invalidConfiguration = Code.invalidConfiguration
}
