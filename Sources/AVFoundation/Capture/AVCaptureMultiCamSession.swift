import QuinceFoundation

/// A session of several cameras at once, which the device does not support.
///
/// Source: Apple's documentation of `AVCaptureMultiCamSession`.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
    open class var isMultiCamSupported: Bool { false }
    /// The load of the system, 0…1.
    open var systemPressureCost: Float { 0 }
}

extension AVCaptureSession {
    /// The load of the cameras, 0…1; 0 without any.
    public var hardwareCost: Float { 0 }
    /// Whether the device has a Camera Control.
    public var supportsControls: Bool { false }
}

extension AVCapturePhotoOutput {
    // Without a camera, nothing is supported.

    public var isAppleProRAWSupported: Bool { false }
    public var isZeroShutterLagSupported: Bool { false }
    public var isFastCapturePrioritizationSupported: Bool { false }
    public var isAutoDeferredPhotoDeliverySupported: Bool { false }
    public var isCameraCalibrationDataDeliverySupported: Bool { false }
    public var isDualCameraFusionSupported: Bool { false }
    public var isVirtualDeviceFusionSupported: Bool { false }
    public var isStillImageStabilizationSupported: Bool { false }
    public var isContentAwareDistortionCorrectionSupported: Bool { false }
    public var availablePhotoFileTypes: [AVFileType] { [] }
    public var availableRawPhotoFileTypes: [AVFileType] { [] }
    public var availableLivePhotoVideoCodecTypes: [AVVideoCodecType] { [] }
}

extension AVCaptureVideoDataOutput {
    /// The settings for a writer of what is captured; nil without a camera.
    public func recommendedVideoSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }
}

extension AVCaptureAudioDataOutput {
    /// The settings for a writer of what is captured; nil without a microphone.
    public func recommendedAudioSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }
}
