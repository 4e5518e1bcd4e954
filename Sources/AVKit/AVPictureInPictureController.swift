@_spi(Quince) import QuinceFoundation

/// Video in a window over other apps. Not supported, as in Apple's Simulator of a phone.
///
/// Source: Apple's documentation of `AVPictureInPictureController`.
open class AVPictureInPictureController: NSObject, @unchecked Sendable {
    open class func isPictureInPictureSupported() -> Bool { false }
    open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
    open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }

    /// The layer whose video is shown.
    public let playerLayer: AVPlayerLayer
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var requiresLinearPlayback = false

    /// nil, as picture in picture is not supported.
    public init?(playerLayer: AVPlayerLayer) { return nil }

    @available(*, unavailable, message: "not yet in Quince: picture in picture")
    public init(contentSource: ContentSource) { fatalError() }

    open var isPictureInPicturePossible: Bool { false }
    open var isPictureInPictureActive: Bool { false }
    open var isPictureInPictureSuspended: Bool { false }

    /// Reports to the delegate that it failed.
    open func startPictureInPicture() {
        delegate?.pictureInPictureController(
            self,
            failedToStartPictureInPictureWithError: NSError(
                domain: AVKitErrorDomain, code: AVKitError.Code.pictureInPictureStartFailed.rawValue))
    }
    open func stopPictureInPicture() {}

    @available(*, unavailable, message: "not yet in Quince: picture in picture")
    public enum ContentSource {}
}

/// Source: Apple's documentation of `AVPictureInPictureControllerDelegate`.
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
    func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
    public func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    public func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
    ) {}
    public func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    public func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}

public let AVKitErrorDomain = "AVKitErrorDomain"

/// An error of AVKit. Source: Apple's documentation of `AVKitError`.
public struct AVKitError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { AVKitErrorDomain }

    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = AVKitError
        case unknown = -1000
        case pictureInPictureStartFailed = -1001
        case contentRatingUnknown = -1100
        case contentDisallowedByPasscode = -1101
        case contentDisallowedByProfile = -1102
        case recordingFailed = -1200
    }
}
