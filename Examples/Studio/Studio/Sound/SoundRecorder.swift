import AVFoundation
import Observation

/// Records the microphone, if the user agrees.
@Observable
final class SoundRecorder {
    enum Failure: LocalizedError {
        case denied, unable

        var errorDescription: String? {
            switch self {
            case .denied: "Studio may not use the microphone. You can change that in Settings."
            case .unable: "The recording could not be started."
            }
        }
    }

    private(set) var isRecording = false
    /// In seconds.
    private(set) var duration: TimeInterval = 0
    /// The latest levels, 0 to 1, oldest first.
    private(set) var levels: [Double] = []

    @ObservationIgnored private var recorder: AVAudioRecorder?
    @ObservationIgnored private var ticking: Task<Void, Never>?
    private static let levelCount = 48

    /// Begins to record into a file.
    func start(_ url: URL) async throws {
        guard await AVAudioApplication.requestRecordPermission() else { throw Failure.denied }
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playAndRecord, options: .defaultToSpeaker)
        try session.setActive(true)
        let settings: [String: Any] = [AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 1]
        let recorder = try AVAudioRecorder(url: url, settings: settings)
        recorder.isMeteringEnabled = true
        guard recorder.record() else { throw Failure.unable }
        self.recorder = recorder
        (isRecording, duration, levels) = (true, 0, [])
        startTicking()
    }

    func stop() {
        ticking?.cancel()
        recorder?.stop()
        recorder = nil
        isRecording = false
    }

    private func startTicking() {
        ticking = Task { [weak self] in
            while !Task.isCancelled {
                self?.readMeters()
                try? await Task.sleep(for: .milliseconds(100))
            }
        }
    }

    private func readMeters() {
        guard let recorder else { return }
        recorder.updateMeters()
        duration = recorder.currentTime
        levels = (levels + [SoundLevel.fill(decibels: recorder.averagePower(forChannel: 0))]).suffix(Self.levelCount)
    }
}
