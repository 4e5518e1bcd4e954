@_spi(Quince) import QuinceFoundation

/// Takes still pictures, as before iOS 10. Source: Apple's documentation of `AVCaptureStillImageOutput`.
@available(iOS, deprecated: 100000.0, message: "Use AVCapturePhotoOutput instead.")
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { super.init() }

    open var outputSettings: [String: Any] = [AVVideoCodecKey: AVVideoCodecJPEG]
    open var availableImageDataCVPixelFormatTypes: [NSNumber] { [] }
    open var availableImageDataCodecTypes: [AVVideoCodecType] { [] }
    open var isStillImageStabilizationSupported: Bool { false }
    open var automaticallyEnablesStillImageStabilizationWhenAvailable = true
    open var isStillImageStabilizationActive: Bool { false }
    open var isHighResolutionStillImageOutputEnabled = false
    open var isCapturingStillImage: Bool { false }

    /// Ends the app, as iOS does where the connection is not active; without cameras there is none.
    open func captureStillImageAsynchronously(
        from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
    ) {
        raise(
            .invalidArgumentException,
            "*** -[AVCaptureStillImageOutput captureStillImageAsynchronouslyFromConnection:completionHandler:] - inactive/invalid connection passed."
        )
    }

    /// The JPEG file of a captured buffer; nil for a buffer without one, and nothing is captured without cameras.
    open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}

/// The codec of `AVCaptureStillImageOutput`'s pictures, as before iOS 11.
public let AVVideoCodecJPEG = "jpeg"
/// As before iOS 11.
public let AVVideoCodecH264 = "avc1"
