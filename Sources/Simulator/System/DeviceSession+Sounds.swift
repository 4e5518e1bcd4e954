import DeviceCore
import Foundation
import PageEncoding

/// Has the pages play what the apps play.
extension DeviceSession {
    /// The sounds as pages play them. A sound that browsers cannot play is left out.
    var pageSounds: [PageSound] {
        core.playingSounds.compactMap { sound in
            guard let source = address(of: sound) else { return nil }
            let playback = sound.playback
            return PageSound(
                id: "\(sound.id.process.number)-\(sound.id.player)", revision: sound.revision, source: source,
                position: playback.position + max(0, Self.mediaTime - sound.start) * playback.rate, rate: playback.rate,
                volume: playback.volume, loops: playback.loops)
        }
    }

    private func address(of sound: PlayingSound) -> String? {
        let source = sound.playback.source
        if let url = URL(string: source), let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https" { return source }
        guard let app = try? device.app(sound.app) else { return nil }
        return soundFiles.number(of: source, in: app.readableFolders).map { "sounds/\($0)" }
    }

    /// Returns the file that a page plays, with its media type.
    func sound(_ number: Int) -> (data: Data, type: String)? { lock.withLock { soundFiles }.contents(of: number) }
}
