@_spi(Quince) import QuinceFoundation

/// Where a session sends what it captures. Source: Apple's documentation of `AVCaptureOutput`.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    /// Why a buffer was left out. Source: Apple's documentation of `AVCaptureOutput.DataDroppedReason`.
    public enum DataDroppedReason: Int, Sendable { case none, lateData, outOfBuffers, discontinuity }

    override init() { super.init() }

    open var connections: [AVCaptureConnection] { [] }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Takes photographs. Source: Apple's documentation of `AVCapturePhotoOutput`.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }

    public override init() { super.init() }

    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    open var availablePhotoPixelFormatTypes: [OSType] { [] }
    open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    open var maxPhotoDimensions = CMVideoDimensions()
    open var isHighResolutionCaptureEnabled = false
    open var isLivePhotoCaptureSupported: Bool { false }
    open var isLivePhotoCaptureEnabled = false
    open var isDepthDataDeliverySupported: Bool { false }
    open var isDepthDataDeliveryEnabled = false
    open var isPortraitEffectsMatteDeliverySupported: Bool { false }
    open var isPortraitEffectsMatteDeliveryEnabled = false
    open var isResponsiveCaptureSupported: Bool { false }

    /// Ends the app, as iOS does where the output has no camera.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        raise(
            .invalidArgumentException,
            "*** -[AVCapturePhotoOutput capturePhotoWithSettings:delegate:] No active and enabled video connection")
    }
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings], completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { DispatchQueue.main.async { completionHandler?(false, AVError.Code.sessionNotRunning.error()) } }
}

/// Wishes for a photograph. Source: Apple's documentation of `AVCapturePhotoSettings`.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    public let format: [String: Any]?
    nonisolated(unsafe) private static var last: Int64 = 0
    private static let lock = NSLock()
    public let uniqueID: Int64 = AVCapturePhotoSettings.lock.withLock {
        AVCapturePhotoSettings.last += 1
        return AVCapturePhotoSettings.last
    }

    public override init() {
        format = nil
        super.init()
    }
    public init(format: [String: Any]?) {
        self.format = format
        super.init()
    }
    public convenience init(from photoSettings: AVCapturePhotoSettings) { self.init(format: photoSettings.format) }

    open var flashMode = AVCaptureDevice.FlashMode.off
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    open var maxPhotoDimensions = CMVideoDimensions()
    open var isHighResolutionPhotoEnabled = false
    open var isAutoRedEyeReductionEnabled = false
    open var isDepthDataDeliveryEnabled = false
    open var isPortraitEffectsMatteDeliveryEnabled = false
    open var embedsDepthDataInPhoto = true
    open var previewPhotoFormat: [String: Any]?
    open var embeddedThumbnailPhotoFormat: [String: Any]?
    open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }
    open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
    open var metadata: [String: Any] = [:]
}

/// The settings that photographs were taken with. Source: Apple's documentation of `AVCaptureResolvedPhotoSettings`.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    private override init() { fatalError("Without cameras there are no photographs.") }
    open var uniqueID: Int64 { 0 }
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var isFlashEnabled: Bool { false }
}

/// A photograph. Source: Apple's documentation of `AVCapturePhoto`.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    private override init() { fatalError("Without cameras there are no photographs.") }
    open var timestamp: CMTime { .invalid }
    open var isRawPhoto: Bool { false }
    open var pixelBuffer: CVPixelBuffer? { nil }
    open var metadata: [String: Any] { [:] }
    open var photoCount: Int { 0 }
    open var resolvedSettings: AVCaptureResolvedPhotoSettings { fatalError() }
    open func fileDataRepresentation() -> Data? { nil }
    open func cgImageRepresentation() -> CGImage? { nil }
    open func previewCGImageRepresentation() -> CGImage? { nil }
}

/// Source: Apple's documentation of `AVCapturePhotoCaptureDelegate`.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
    ) {}
}

/// Finds codes and faces in what is captured. Source: Apple's documentation of `AVCaptureMetadataOutput`.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { super.init() }

    public private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    public private(set) var metadataObjectsCallbackQueue: DispatchQueue?
    /// The types that can be found; none without a camera.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// Types that are not available end the app, as on iOS.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = [] {
        didSet {
            guard let wrong = metadataObjectTypes?.first else { return }
            raise(
                .invalidArgumentException,
                "*** -[AVCaptureMetadataOutput setMetadataObjectTypes:] Unsupported type found - use -availableMetadataObjectTypes: \(wrong.rawValue)"
            )
        }
    }
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) { (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue) }
}

/// Source: Apple's documentation of `AVCaptureMetadataOutputObjectsDelegate`.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
    ) {}
}

/// Hands captured pictures out. Source: Apple's documentation of `AVCaptureVideoDataOutput`.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { super.init() }

    public private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    public private(set) var sampleBufferCallbackQueue: DispatchQueue?
    open var videoSettings: [String: Any]! = [:]
    open var alwaysDiscardsLateVideoFrames = true
    open var availableVideoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }

    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?
    ) { (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue) }
}

/// Source: Apple's documentation of `AVCaptureVideoDataOutputSampleBufferDelegate`.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
    public func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
}

/// Hands captured sound out. Source: Apple's documentation of `AVCaptureAudioDataOutput`.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { super.init() }

    public private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
    public private(set) var sampleBufferCallbackQueue: DispatchQueue?

    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?
    ) { (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue) }
}

/// Source: Apple's documentation of `AVCaptureAudioDataOutputSampleBufferDelegate`.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
    public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
}

/// Writes what is captured into files. Source: Apple's documentation of `AVCaptureFileOutput`.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    open var outputFileURL: URL? { nil }
    open var isRecording: Bool { false }
    open var recordedDuration: CMTime { .invalid }
    open var recordedFileSize: Int64 { 0 }
    open var maxRecordedDuration = CMTime.invalid
    open var maxRecordedFileSize: Int64 = 0

    /// Ends the app, as iOS does where the output has no camera.
    open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {
        raise(
            .invalidArgumentException,
            "*** -[AVCaptureMovieFileOutput startRecordingToOutputFileURL:recordingDelegate:] No active/enabled connections")
    }
    open func stopRecording() {}
}

/// Writes movies. Source: Apple's documentation of `AVCaptureMovieFileOutput`.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    public override init() { super.init() }
    open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
    open var metadata: [AVMetadataItem]?
}

/// Source: Apple's documentation of `AVCaptureFileOutputRecordingDelegate`.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?
    )
}

extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) {}
}
