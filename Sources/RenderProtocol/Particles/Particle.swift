/// A particle at a moment.
public struct Particle: Hashable, Sendable {
    /// The `particles` layer it came from, whose contents it shows.
    public var source: LayerID
    /// In the emitter's coordinates.
    public var position: SIMD3<Double>
    public var scale: Double
    /// Radians, clockwise with y down.
    public var angle: Double
    /// Multiplies the contents' colours.
    public var color: RenderColor
    /// Seconds since its birth.
    public var age: Double
}

/// Numbers that look random and follow from what they are for: the page computes the same ones.
enum ParticleRandom {
    /// Mixes two words (the finalizer of MurmurHash3).
    static func hash(_ a: UInt32, _ b: UInt32) -> UInt32 {
        var x = a ^ (b &* 0x9E37_79B9)
        x = (x ^ (x >> 16)) &* 0x85EB_CA6B
        x = (x ^ (x >> 13)) &* 0xC2B2_AE35
        return x ^ (x >> 16)
    }

    /// A number of −1..<1.
    static func signed(_ key: UInt32, _ use: UInt32) -> Double { Double(hash(key, use)) / 2_147_483_648 - 1 }

    /// A number of 0..<1.
    static func unit(_ key: UInt32, _ use: UInt32) -> Double { Double(hash(key, use)) / 4_294_967_296 }
}
