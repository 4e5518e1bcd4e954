import Foundation

/// Steps that record the screen.
extension FlowPlayer {
    /// Begins to record the current phone's screen.
    ///
    /// - Parameter path: From the folder of the flow's pictures; without `.mp4` or `.webm` at its end, `.mp4` is added.
    func startRecording(_ path: String, touches: Bool) throws {
        guard recordings[phone] == nil else {
            throw StepFailure(message: "a recording is under way already", details: ["`- stopRecording` ends it."])
        }
        let isNamed = VideoFormat.allCases.contains { path.lowercased().hasSuffix(".\($0.rawValue)") }
        let file = try outputFile(isNamed ? path : path + ".mp4")
        do {
            recordings[phone] = try driver.startRecording(to: file, options: RecordingOptions(showsTouches: touches))
        } catch let error as SimulatorError { throw Self.failure(error) }
    }

    /// Ends the recording of the current phone's screen.
    func stopRecording() throws {
        guard let recording = recordings.removeValue(forKey: phone) else {
            throw StepFailure(message: "nothing is being recorded", details: ["`- startRecording: NAME` begins a recording."])
        }
        do { try driver.stopRecording(recording) } catch let error as SimulatorError { throw Self.failure(error) }
    }
}
