/// A change of what a process plays: the sound of a number plays from now on, or has stopped.
public struct SoundEvent: Codable, Equatable, Sendable {
    /// The number of the player in its process.
    public var player: Int
    /// nil = the player has stopped.
    public var playback: SoundPlayback?

    public init(player: Int, playback: SoundPlayback?) { (self.player, self.playback) = (player, playback) }
}

/// A sound that plays.
public struct SoundPlayback: Codable, Equatable, Sendable {
    /// The file's path as the process sees it, or the `http` or `https` address of a stream.
    public var source: String
    /// The name that people and tests know it by: the last component of the file's own name.
    public var name: String
    /// Seconds from the start of the sound at the moment of the event.
    public var position: Double
    /// Seconds of the sound in a second, above 0.
    public var rate: Double
    /// 0...1
    public var volume: Double
    /// How many times it is repeated after the first time; negative = until it is stopped.
    public var loops: Int

    public init(source: String, name: String, position: Double = 0, rate: Double = 1, volume: Double = 1, loops: Int = 0) {
        (self.source, self.name, self.position) = (source, name, position)
        (self.rate, self.volume, self.loops) = (rate, volume, loops)
    }

    /// Whether every value is a number in its range.
    public var isValid: Bool {
        position.isFinite && position >= 0 && rate.isFinite && rate > 0 && (0...1).contains(volume) && source.utf8.count <= 4096
            && name.utf8.count <= 1024
    }
}
