/// A sound as a page plays it.
public struct PageSound: Codable, Equatable, Sendable {
    /// Tells it apart among those of the device.
    public var id: String
    /// Another number: the sound is to be played as this message says. The same: it goes on as it is.
    public var revision: Int
    /// The address of the sound, relative to the device's own; or that of a stream elsewhere.
    public var source: String
    /// Seconds from the start of the sound, at the moment of the message.
    public var position: Double
    public var rate: Double
    /// 0...1
    public var volume: Double
    /// How many times it is repeated after the first time; negative = without end.
    public var loops: Int

    public init(id: String, revision: Int, source: String, position: Double, rate: Double, volume: Double, loops: Int) {
        (self.id, self.revision, self.source, self.position) = (id, revision, source, position)
        (self.rate, self.volume, self.loops) = (rate, volume, loops)
    }
}
