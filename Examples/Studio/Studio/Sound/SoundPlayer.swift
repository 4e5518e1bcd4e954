import AVFoundation
import Observation

/// Plays one sound at a time.
@Observable
final class SoundPlayer: NSObject {
    private(set) var url: URL?
    private(set) var isPlaying = false
    /// In seconds from the beginning.
    private(set) var position: TimeInterval = 0
    private(set) var duration: TimeInterval = 0
    /// The loudness, 0 to 1.
    private(set) var level = 0.0

    /// Whether sounds begin again at their ends.
    var repeats = false {
        didSet { player?.numberOfLoops = loops }
    }

    @ObservationIgnored private var player: AVAudioPlayer?
    @ObservationIgnored private var ticking: Task<Void, Never>?

    /// The part of the sound that has been played, 0 to 1.
    var progress: Double { duration > 0 ? position / duration : 0 }

    /// -1 is without end.
    private var loops: Int { repeats ? -1 : 0 }

    /// Prepares a sound, and stops another.
    func load(_ url: URL) throws {
        guard url != self.url else { return }
        pause()
        let player = try AVAudioPlayer(contentsOf: url)
        player.delegate = self
        player.isMeteringEnabled = true
        player.numberOfLoops = loops
        player.prepareToPlay()
        (self.player, self.url) = (player, url)
        (position, duration) = (0, player.duration)
    }

    func toggle() { isPlaying ? pause() : play() }

    func play() {
        try? AVAudioSession.sharedInstance().setCategory(.playback)
        guard let player, player.play() else { return }
        isPlaying = true
        ticking = Task { [weak self] in
            while !Task.isCancelled {
                self?.readMeters()
                try? await Task.sleep(for: .milliseconds(50))
            }
        }
    }

    func pause() {
        player?.pause()
        stopTicking()
    }

    /// Moves to a part of the sound, 0 to 1.
    func seek(to progress: Double) {
        position = min(max(progress, 0), 1) * duration
        player?.currentTime = position
    }

    private func readMeters() {
        guard let player else { return }
        player.updateMeters()
        position = player.currentTime
        level = SoundLevel.fill(decibels: player.averagePower(forChannel: 0))
    }

    private func stopTicking() {
        ticking?.cancel()
        ticking = nil
        isPlaying = false
        level = 0
    }
}

extension SoundPlayer: AVAudioPlayerDelegate {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        stopTicking()
        position = 0
    }
}
