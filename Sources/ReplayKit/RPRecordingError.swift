import QuinceFoundation

public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"
/// The video that a broadcast extension gets its settings of, in its context.
public let RPVideoSampleOrientationKey = "RPVideoSampleOrientationKey"
public let RPApplicationInfoBundleIdentifierKey = "RPApplicationInfoBundleIdentifierKey"

/// The reason why a recording failed. Source: Apple's documentation of `RPRecordingErrorCode`.
public enum RPRecordingErrorCode: Int, Error, CustomNSError, LocalizedError, Sendable {
    case unknown = -5800, userDeclined = -5801, disabled = -5802, failedToStart = -5803, failed = -5804, insufficientStorage = -5805
    case interrupted = -5806, contentResize = -5807, broadcastInvalidSession = -5808, systemDormancy = -5809, entitlements = -5810
    case activePhoneCall = -5811, failedToSave = -5812, carPlay = -5813, failedApplicationConnectionInvalid = -5814
    case failedApplicationConnectionInterrupted = -5815, failedNoMatchingApplicationContext = -5816, failedMediaServicesFailure = -5817
    case videoMixingFailure = -5818, broadcastSetupFailed = -5819, failedToObtainURL = -5820, failedIncorrectTimeStamps = -5821
    case failedToProcessFirstSample = -5822, failedAssetWriterFailedToSave = -5823, failedNoAssetWriter = -5824
    case failedAssetWriterInWrongState = -5825, failedAssetWriterExportFailed = -5826, failedToRemoveFile = -5827
    case failedAssetWriterExportCanceled = -5828, attemptToStopNonRecording = -5829, attemptToStartInRecordingState = -5830
    case photoFailure = -5831, recordingInvalidSession = -5832, failedToStartCaptureStack = -5833, invalidParameter = -5834
    case filePermissions = -5835, exportClipToURLInProgress = -5836
    case codeSuccessful = 0

    public static var errorDomain: String { RPRecordingErrorDomain }
    public var errorCode: Int { rawValue }
    public var errorDescription: String? {
        switch self {
        case .failedToStart: "Recording failed to start"
        case .attemptToStopNonRecording: "Attempted to stop recording when not recording"
        case .broadcastInvalidSession: "The broadcast session is not valid"
        default: "Recording failed"
        }
    }
}
