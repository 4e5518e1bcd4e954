public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
public let AVErrorDeviceKey = "AVErrorDeviceKey"
public let AVErrorTimeKey = "AVErrorTimeKey"
public let AVErrorFileSizeKey = "AVErrorFileSizeKey"
public let AVErrorPIDKey = "AVErrorPIDKey"
public let AVErrorRecordingSuccessfullyFinishedKey = "AVErrorRecordingSuccessfullyFinishedKey"
public let AVErrorMediaTypeKey = "AVErrorMediaTypeKey"
public let AVErrorMediaSubTypeKey = "AVErrorMediaSubTypeKey"
public let AVErrorPersistentTrackIDKey = "AVErrorPersistentTrackIDKey"
public let AVErrorFileTypeKey = "AVErrorFileTypeKey"

/// An error of AVFoundation. Source: Apple's documentation of `AVError`.
public struct AVError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { AVFoundationErrorDomain }
    public static var errorDomain: String { AVFoundationErrorDomain }

    public var device: AVCaptureDevice? { userInfo[AVErrorDeviceKey] as? AVCaptureDevice }
    public var time: CMTime? { (userInfo[AVErrorTimeKey] as? NSValue)?.timeValue }
    public var fileSize: Int64? { (userInfo[AVErrorFileSizeKey] as? NSNumber)?.int64Value }

    /// The codes. Source: Apple's documentation of `AVError.Code`.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = AVError

        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case deviceAlreadyUsedByAnotherSession = -11804
        case noDataCaptured = -11805
        case sessionConfigurationChanged = -11806
        case diskFull = -11807
        case deviceWasDisconnected = -11808
        case mediaChanged = -11809
        case maximumDurationReached = -11810
        case maximumFileSizeReached = -11811
        case mediaDiscontinuity = -11812
        case maximumNumberOfSamplesForFileFormatReached = -11813
        case deviceNotConnected = -11814
        case deviceInUseByAnotherApplication = -11815
        case deviceLockedForConfigurationByAnotherProcess = -11817
        case sessionWasInterrupted = -11818
        case mediaServicesWereReset = -11819
        case exportFailed = -11820
        case decodeFailed = -11821
        case invalidSourceMedia = -11822
        case fileAlreadyExists = -11823
        case compositionTrackSegmentsNotContiguous = -11824
        case invalidCompositionTrackSegmentDuration = -11825
        case invalidCompositionTrackSegmentSourceStartTime = -11826
        case invalidCompositionTrackSegmentSourceDuration = -11827
        case fileFormatNotRecognized = -11828
        case fileFailedToParse = -11829
        case maximumStillImageCaptureRequestsExceeded = -11830
        case contentIsProtected = -11831
        case noImageAtTime = -11832
        case decoderNotFound = -11833
        case encoderNotFound = -11834
        case contentIsNotAuthorized = -11835
        case applicationIsNotAuthorized = -11836
        case operationNotSupportedForAsset = -11838
        case decoderTemporarilyUnavailable = -11839
        case encoderTemporarilyUnavailable = -11840
        case invalidVideoComposition = -11841
        case referenceForbiddenByReferencePolicy = -11842
        case invalidOutputURLPathExtension = -11843
        case screenCaptureFailed = -11844
        case displayWasDisabled = -11845
        case torchLevelUnavailable = -11846
        case incompatibleAsset = -11848
        case failedToLoadMediaData = -11849
        case serverIncorrectlyConfigured = -11850
        case applicationIsNotAuthorizedToUseDevice = -11852
        case failedToParse = -11853
        case fileTypeDoesNotSupportSampleReferences = -11854
        case undecodableMediaData = -11855
        case airPlayControllerRequiresInternet = -11856
        case airPlayReceiverRequiresInternet = -11857
        case videoCompositorFailed = -11858
        case createContentKeyRequestFailed = -11860
        case unsupportedOutputSettings = -11861
        case operationNotAllowed = -11862
        case contentIsUnavailable = -11863
        case formatUnsupported = -11864
        case malformedDepth = -11865
        case contentNotUpdated = -11866
        case noLongerPlayable = -11867
        case noCompatibleAlternatesForExternalDisplay = -11868
        case noSourceTrack = -11869
        case externalPlaybackNotSupportedForAsset = -11870
        case operationNotSupportedForPreset = -11871
        case sessionHardwareCostOverage = -11872
        case unsupportedDeviceActiveFormat = -11873
        case operationCancelled = -11878
        case contentKeyRequestCancelled = -11879
        case invalidSampleCursor = -11880
        case failedToLoadSampleData = -11881
        case airPlayReceiverTemporarilyUnavailable = -11882
        case encodeFailed = -11883
        case sandboxExtensionDenied = -11884
    }
}

extension AVError.Code {
    /// An error with iOS's words, as a type that apps catch.
    func failure(_ reason: String? = nil, suggestion: String? = nil, underlying: (any Error)? = nil) -> AVError {
        AVError(_nsError: error(reason, suggestion: suggestion, underlying: underlying))
    }

    /// An error with iOS's words.
    func error(_ reason: String? = nil, suggestion: String? = nil, underlying: (any Error)? = nil) -> NSError {
        let titles: [AVError.Code: String] = [
            .fileFormatNotRecognized: "Cannot Open", .decoderNotFound: "Cannot Decode", .noImageAtTime: "Cannot Open",
            .applicationIsNotAuthorizedToUseDevice: "Cannot Use Device", .fileAlreadyExists: "Cannot Save",
            .exportFailed: "Cannot Export", .encoderNotFound: "Cannot Encode", .invalidVideoComposition: "Operation Stopped",
            .operationCancelled: "Operation Stopped", .diskFull: "Cannot Save",
        ]
        let reasons: [AVError.Code: String] = [
            .fileFormatNotRecognized: "This media format is not supported.", .unknown: "An unknown error occurred.",
            .decoderNotFound: "The decoder required for this media cannot be found.", .noImageAtTime: "No image at this time.",
            .fileAlreadyExists: "A file already exists at this location.", .exportFailed: "The media could not be exported.",
            .encoderNotFound: "The encoder required for this media cannot be found.", .diskFull: "There is not enough space.",
            .invalidVideoComposition: "The video composition is invalid.", .operationCancelled: "The operation was cancelled.",
        ]
        var values: [String: Any] = [
            NSLocalizedDescriptionKey: titles[self] ?? "The operation could not be completed",
            NSLocalizedFailureReasonErrorKey: reason ?? reasons[self] ?? "An unknown error occurred.",
        ]
        values[NSLocalizedRecoverySuggestionErrorKey] = suggestion
        values[NSUnderlyingErrorKey] = underlying
        return NSError(domain: AVFoundationErrorDomain, code: rawValue, userInfo: values)
    }
}
