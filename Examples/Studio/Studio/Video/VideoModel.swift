import AVFoundation
import Observation
import UIKit

/// The app's clip: its player and a strip of pictures of it.
@Observable
final class VideoModel {
    /// A picture of the clip.
    struct Frame: Identifiable {
        /// In seconds from the beginning.
        let time: TimeInterval
        let image: UIImage

        var id: TimeInterval { time }
    }

    let player: AVPlayer
    private(set) var frames: [Frame] = []
    /// In seconds.
    private(set) var duration: TimeInterval = 0
    private(set) var position: TimeInterval = 0

    /// How fast the clip is played; 1 is its own speed.
    var speed: Float = 1 {
        didSet {
            player.defaultRate = speed
            if player.rate != 0 { player.rate = speed }
        }
    }

    @ObservationIgnored private let asset: AVURLAsset
    @ObservationIgnored private var observer: Any?
    private static let frameCount = 6

    init(url: URL) {
        asset = AVURLAsset(url: url)
        player = AVPlayer(playerItem: AVPlayerItem(asset: asset))
    }

    /// Reads the clip's length and pictures, and follows the position.
    func prepare() async {
        guard frames.isEmpty, let length = try? await asset.load(.duration) else { return }
        duration = length.seconds
        observePosition()
        let generator = AVAssetImageGenerator(asset: asset)
        generator.maximumSize = CGSize(width: 240, height: 240)
        let times = Self.frameTimes(duration: duration, count: Self.frameCount)
        for await result in generator.images(for: times.map { CMTime(seconds: $0, preferredTimescale: 600) }) {
            if let image = try? result.image { frames.append(Frame(time: result.requestedTime.seconds, image: UIImage(cgImage: image))) }
        }
    }

    func seek(to frame: Frame) {
        player.seek(to: CMTime(seconds: frame.time, preferredTimescale: 600), toleranceBefore: .zero, toleranceAfter: .zero)
    }

    /// Whether a picture is the one that the position is at or after.
    func isCurrent(_ frame: Frame) -> Bool {
        frames.last { $0.time <= position + 0.01 }?.time == frame.time
    }

    /// Times at the beginnings of equally long parts.
    static func frameTimes(duration: TimeInterval, count: Int) -> [TimeInterval] {
        (0..<count).map { duration * Double($0) / Double(count) }
    }

    private func observePosition() {
        let interval = CMTime(value: 1, timescale: 10)
        observer = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { [weak self] time in
            MainActor.assumeIsolated { self?.position = time.seconds }
        }
    }
}
