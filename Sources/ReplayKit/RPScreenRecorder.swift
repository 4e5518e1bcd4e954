import CoreMedia
import QuinceFoundation
import UIKit

/// Source: Apple's documentation of `RPCameraPosition`.
public enum RPCameraPosition: Int, Sendable { case front = 1, back }
/// The kinds of samples that a capture delivers. Source: Apple's documentation of `RPSampleBufferType`.
public enum RPSampleBufferType: Int, Sendable { case video = 1, audioApp, audioMic }

/// Notified of a recorder's changes. Every method is optional. Source: Apple's documentation of `RPScreenRecorderDelegate`.
@preconcurrency public protocol RPScreenRecorderDelegate: NSObjectProtocol {
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}

extension RPScreenRecorderDelegate {
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}

/// Records the app's screen. As in Apple's Simulator it is not available, and each start fails.
///
/// Source: Apple's documentation of `RPScreenRecorder`.
open class RPScreenRecorder: NSObject, @unchecked Sendable {
    private static let one = RPScreenRecorder()
    open class func shared() -> RPScreenRecorder { one }

    open weak var delegate: (any RPScreenRecorderDelegate)?
    open var isAvailable: Bool { false }
    open var isRecording: Bool { false }
    open var isMicrophoneEnabled = false
    open var isCameraEnabled = false
    open var cameraPosition = RPCameraPosition.front
    /// nil, because nothing is recorded.
    open var cameraPreviewView: UIView? { nil }

    open func startRecording(handler: (((any Error)?) -> Void)? = nil) { later(.failedToStart, handler) }
    open func startRecording() async throws { throw RPRecordingErrorCode.failedToStart }
    open func stopRecording(withOutput url: URL, completionHandler: (((any Error)?) -> Void)? = nil) {
        later(.attemptToStopNonRecording, completionHandler)
    }
    open func stopRecording(withOutput url: URL) async throws { throw RPRecordingErrorCode.attemptToStopNonRecording }
    open func discardRecording(handler: @escaping () -> Void) { DispatchQueue.main.async(execute: handler) }
    open func stopCapture(handler: (((any Error)?) -> Void)? = nil) { later(.attemptToStopNonRecording, handler) }
    open func stopCapture() async throws { throw RPRecordingErrorCode.attemptToStopNonRecording }
    open func startClipBuffering(completionHandler: (((any Error)?) -> Void)? = nil) { later(.failedToStart, completionHandler) }
    open func startClipBuffering() async throws { throw RPRecordingErrorCode.failedToStart }
    open func stopClipBuffering(completionHandler: (((any Error)?) -> Void)? = nil) {
        later(.attemptToStopNonRecording, completionHandler)
    }
    open func exportClip(to url: URL, duration: TimeInterval, completionHandler: (((any Error)?) -> Void)? = nil) {
        later(.failedNoAssetWriter, completionHandler)
    }

    private func later(_ code: RPRecordingErrorCode, _ handler: (((any Error)?) -> Void)?) {
        guard let handler else { return }
        nonisolated(unsafe) let call = handler
        DispatchQueue.main.async { call(code) }
    }

    /// Ends a recording: there is none, and no preview of it.
    open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
        later(.attemptToStopNonRecording) { handler?(nil, $0) }
    }
    /// Begins to deliver samples.
    ///
    /// - Parameters:
    ///   - captureHandler: Not called: nothing is captured.
    ///   - completionHandler: Called with `RPRecordingErrorCode.failedToStart`.
    open func startCapture(
        handler captureHandler: ((CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?,
        completionHandler: (((any Error)?) -> Void)? = nil
    ) { later(.failedToStart, completionHandler) }
}
