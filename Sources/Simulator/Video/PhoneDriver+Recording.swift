import Foundation

/// Videos of the phone's screen.
extension PhoneDriver {
    /// Begins to record the screen: the app, or the home screen while that is in front.
    ///
    /// - Parameter file: Ends with `.mp4` (H.264) or `.webm` (VP9); it appears when the recording ends.
    /// - Returns: The recording, for `stopRecording(_:)`.
    /// - Throws: `SimulatorError` where FFmpeg is missing or the file cannot be written.
    public func startRecording(to file: URL, options: RecordingOptions = RecordingOptions()) throws -> ScreenRecording {
        let recording = try ScreenRecording(to: file, options: options) { [weak self] in self?.session }
        app.group.recordings.append(recording)
        recording.capture(at: app.group.now)
        return recording
    }

    /// Ends a recording; its file is whole then.
    ///
    /// - Throws: `SimulatorError` where there was no picture, or FFmpeg has failed.
    @discardableResult public func stopRecording(_ recording: ScreenRecording) throws -> RecordingSummary {
        app.group.recordings.removeAll { $0 === recording }
        return try recording.finish(at: app.group.now)
    }
}
