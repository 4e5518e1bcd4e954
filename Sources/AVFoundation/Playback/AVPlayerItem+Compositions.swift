extension AVPlayerItem {
    /// Whether FFmpeg puts the pictures together, instead of decoding those of one file.
    var isRendered: Bool { asset is AVComposition || videoComposition != nil }

    var compositionVersion: Int { lock.withLock { facts.compositionVersion } }

    func setMix(_ mix: AVAudioMix?) {
        lock.withLock { (facts.audioMix, facts.sound) = (mix, nil) }
        player?.updateSound()
    }

    func setVideoComposition(_ composition: AVVideoComposition?) {
        lock.withLock {
            facts.videoComposition = composition
            facts.compositionVersion += 1
        }
        player?.handleJump()
    }

    /// The file that the device plays: the asset's, or one with the mixed sound of its tracks.
    ///
    /// - Returns: nil where there is no sound, or it is still being mixed; the player plays it once it is there.
    func soundURL() -> URL? {
        if !(asset is AVComposition), audioMix == nil { return (asset as? AVURLAsset)?.url }
        let sound = lock.withLock { () -> RenderedSound in
            if let sound = facts.sound { return sound }
            let made = RenderedSound(asset, facts.audioMix) { [weak self] in self?.player?.updateSound() }
            facts.sound = made
            return made
        }
        return sound.url
    }
}
