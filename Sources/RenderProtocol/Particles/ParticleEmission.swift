/// When a source's particles appear.
public struct ParticleEmission: Hashable, Sendable {
    /// Particles of sources with different seeds differ in all that is random.
    public var seed: UInt32 = 0
    /// The source's time is media time · rate + offset.
    public var timeRate = 1.0, timeOffset = 0.0
    /// From when to when particles appear, in the source's time; of a source that particles carry along, in seconds of their life.
    public var begin = 0.0, end = 1e9
    /// Particles a second.
    public var birthRate = 0.0
    /// The number of the first particle, so that a source can continue where another one ended.
    public var firstIndex = 0.0

    public init() {}

    /// nil where there are not as many numbers as there should be.
    public init?(_ numbers: [Double]) {
        guard numbers.count == Self.count else { return nil }
        seed = UInt32(truncatingIfNeeded: Int(min(max(numbers[0], -1e9), 5e9)))
        (timeRate, timeOffset, begin, end) = (numbers[1], numbers[2], numbers[3], numbers[4])
        (birthRate, firstIndex) = (numbers[5], numbers[6])
    }

    static let count = 7

    public var numbers: [Double] { [Double(seed), timeRate, timeOffset, begin, end, birthRate, firstIndex] }
}
