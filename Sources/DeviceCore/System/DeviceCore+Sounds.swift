import DeviceProtocol

/// A sound that a process plays.
public struct PlayingSound: Equatable, Sendable {
    /// The number of the player among all of the device's.
    public struct ID: Hashable, Sendable {
        public let process: ProcessID
        public let player: Int
    }

    public let id: ID
    public let app: String
    public let playback: SoundPlayback
    /// The uptime in seconds at which it was at the playback's position.
    public let start: Double
    /// Counts the changes of what plays on the device; higher than before where anything about this sound is new.
    public let revision: Int
}

/// What plays on the device. The sounds of a process end with it.
extension DeviceCore {
    /// The most sounds of a process at a time; more are not heard.
    static let soundLimit = 32

    /// The sounds that play, in the order in which they began.
    public var playingSounds: [PlayingSound] { processes.values.flatMap(\.sounds.values).sorted { $0.revision < $1.revision } }

    mutating func apply(_ event: SoundEvent, of id: ProcessID) {
        guard let process = processes[id] else { return }
        let old = process.sounds[event.player]
        guard let playback = event.playback, playback.isValid else {
            guard old != nil else { return }
            processes[id]?.sounds[event.player] = nil
            return emit(.soundsChanged)
        }
        guard old != nil || process.sounds.count < Self.soundLimit else { return }
        soundRevision += 1
        processes[id]?.sounds[event.player] = PlayingSound(
            id: PlayingSound.ID(process: id, player: event.player), app: process.app, playback: playback, start: now.uptime,
            revision: soundRevision)
        emit(.soundsChanged)
    }
}
