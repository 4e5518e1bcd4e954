import AVFAudio
import UIKit

extension SKAction {
    /// Plays a sound of the bundle; waits for its length where `wait` says so.
    public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
        let start = SKAction(.instant { _ in SoundEffects.play(soundFile) })
        return wait ? sequence([start, self.wait(forDuration: SoundEffects.seconds(ofFileNamed: soundFile))]) : start
    }

    // MARK: Audio nodes

    public class func play() -> SKAction { SKAction(.instant { ($0 as? SKAudioNode)?.play() }) }
    public class func pause() -> SKAction { SKAction(.instant { ($0 as? SKAudioNode)?.pause() }) }
    public class func stop() -> SKAction { SKAction(.instant { ($0 as? SKAudioNode)?.stop() }) }

    /// - Parameter v: 0…1.
    public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { change(\.volume, to: v, duration) }
    public class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction { change(\.volume, by: v, duration) }
    /// - Parameter rate: 1 is the sound's own speed.
    public class func changePlaybackRate(to rate: Float, duration: TimeInterval) -> SKAction { change(\.rate, to: rate, duration) }
    public class func changePlaybackRate(by rate: Float, duration: TimeInterval) -> SKAction { change(\.rate, by: rate, duration) }
    /// - Parameter v: -1 (left) … 1 (right).
    public class func stereoPan(to v: Float, duration: TimeInterval) -> SKAction { change(\.pan, to: v, duration) }
    public class func stereoPan(by v: Float, duration: TimeInterval) -> SKAction { change(\.pan, by: v, duration) }

    private static func change(
        _ property: ReferenceWritableKeyPath<SKAudioNode, Float>, to value: Float, _ duration: TimeInterval
    ) -> SKAction {
        nonisolated(unsafe) let property = property
        return SKAction(
            .interval { node in
                guard let node = node as? SKAudioNode else { return { _, _ in } }
                let start = node[keyPath: property]
                return { [unowned node] progress, _ in node[keyPath: property] = start + (value - start) * Float(progress) }
            }, duration: duration)
    }

    private static func change(
        _ property: ReferenceWritableKeyPath<SKAudioNode, Float>, by value: Float, _ duration: TimeInterval
    ) -> SKAction {
        nonisolated(unsafe) let property = property
        return SKAction(
            .interval { node in
                guard let node = node as? SKAudioNode else { return { _, _ in } }
                return { [unowned node] progress, previous in node[keyPath: property] += value * Float(progress - previous) }
            }, duration: duration)
    }
}

/// Short sounds that play to their end, whatever becomes of the node that began them.
@MainActor enum SoundEffects {
    private static var players: [AVAudioPlayer] = []

    static func play(_ name: String) {
        players.removeAll { !$0.isPlaying }
        guard let url = Bundle.main.url(forResource: name, withExtension: nil), let player = try? AVAudioPlayer(contentsOf: url) else {
            return
        }
        if player.play() { players.append(player) }
    }

    /// The length of a sound of the bundle; 0 where it cannot be read.
    nonisolated static func seconds(ofFileNamed name: String) -> TimeInterval {
        guard let url = Bundle.main.url(forResource: name, withExtension: nil) else { return 0 }
        return (try? AVAudioPlayer(contentsOf: url))?.duration ?? 0
    }
}
