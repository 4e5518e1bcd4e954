import UIKit

/// A particle: what it began with, and where it is.
struct Particle {
    var age: CGFloat = 0
    let lifetime: CGFloat
    /// In the coordinates of the emitter or of its target.
    var position: CGPoint
    var velocity: CGVector
    let color: ParticleColor
    let blendFactor: CGFloat
    let alpha: CGFloat
    let scale: CGFloat
    let rotation: CGFloat

    /// Moves the particle on.
    mutating func advance(by seconds: CGFloat, acceleration: CGVector) {
        age += seconds
        position.x += velocity.dx * seconds + acceleration.dx * seconds * seconds / 2
        position.y += velocity.dy * seconds + acceleration.dy * seconds * seconds / 2
        velocity.dx += acceleration.dx * seconds
        velocity.dy += acceleration.dy * seconds
    }
}

/// Random numbers that are the same in every run.
struct ParticleRandom {
    @MainActor private static var count: UInt64 = 0
    private var state: UInt64

    @MainActor init() {
        Self.count += 1
        state = Self.count
    }

    /// A number between `value` ± half of `range`.
    mutating func value(_ value: CGFloat, _ range: CGFloat) -> CGFloat {
        guard range != 0 else { return value }
        // SplitMix64.
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        bits ^= bits >> 31
        return value + range * (CGFloat(bits >> 11) / CGFloat(UInt64(1) << 53) - 0.5)
    }
}
