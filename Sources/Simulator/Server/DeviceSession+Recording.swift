import Foundation

/// Videos of a booted device's screen.
extension DeviceSession {
    /// Begins to record the screen in real time.
    ///
    /// - Parameter file: Ends with `.mp4`, `.mov` (H.264) or `.webm` (VP9); it appears when the recording ends.
    /// - Throws: `SimulatorError` while another recording is under way, where FFmpeg is missing or the file cannot be written.
    func startRecording(to file: URL, options: RecordingOptions) throws {
        let made = try LiveRecording(to: file, options: options, device: shownDevice) { [weak self] in
            self?.displayedPicture ?? DisplayedPicture(tree: .init(), hosted: [:], look: .init(sequences: [:], orientation: .portrait))
        }
        let other = lock.withLock { () -> LiveRecording? in
            if let recording { return recording }
            recording = made
            return nil
        }
        guard let other else { return }
        _ = try? made.stop()
        throw SimulatorError(
            "\(device.record.name) is being recorded already, to \(other.file.path)", nextStep: "End that recording first.",
            exitCode: .wrongState)
    }

    /// Ends the recording; its file is whole then.
    func stopRecording() throws -> RecordingSummary {
        let ended = lock.withLock {
            defer { recording = nil }
            return recording
        }
        guard let ended else { throw SimulatorError("\(device.record.name) is not being recorded", exitCode: .wrongState) }
        return try ended.stop()
    }

    private var displayedPicture: DisplayedPicture {
        lock.withLock {
            let (tree, hosted) = (shownTree, hostedTrees)
            var sequences = hosted.mapValues(\.sequence)
            sequences[-1] = tree.sequence
            let look = DisplayedPicture.Look(
                process: core.displayed?.number, sequences: sequences, orientation: core.focusedInterface?.orientation ?? .portrait)
            return DisplayedPicture(tree: tree, hosted: hosted, look: look)
        }
    }
}
