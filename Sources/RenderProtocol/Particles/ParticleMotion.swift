/// The motion of a source's particles, in points, seconds and radians.
public struct ParticleMotion: Hashable, Sendable {
    public var lifetime = 0.0, lifetimeRange = 0.0
    public var velocity = 0.0, velocityRange = 0.0
    /// The direction in the plane, and its angle to the plane.
    public var longitude = 0.0, latitude = 0.0
    /// The angle of the cone around the direction.
    public var emissionRange = 0.0
    public var acceleration = SIMD3<Double>(0, 0, 0)
    public var scale = 1.0, scaleRange = 0.0, scaleSpeed = 0.0
    public var spin = 0.0, spinRange = 0.0
    /// The third coordinate of the emitter's centre, and its extent along it.
    public var emitterZPosition = 0.0, emitterDepth = 0.0

    public init() {}

    /// nil where there are not as many numbers as there should be.
    public init?(_ numbers: [Double]) {
        guard numbers.count == Self.count else { return nil }
        (lifetime, lifetimeRange, velocity, velocityRange) = (numbers[0], numbers[1], numbers[2], numbers[3])
        (longitude, latitude, emissionRange) = (numbers[4], numbers[5], numbers[6])
        acceleration = SIMD3(numbers[7], numbers[8], numbers[9])
        (scale, scaleRange, scaleSpeed) = (numbers[10], numbers[11], numbers[12])
        (spin, spinRange) = (numbers[13], numbers[14])
        (emitterZPosition, emitterDepth) = (numbers[15], numbers[16])
    }

    static let count = 17

    public var numbers: [Double] {
        [
            lifetime, lifetimeRange, velocity, velocityRange, longitude, latitude, emissionRange, acceleration.x, acceleration.y,
            acceleration.z, scale, scaleRange, scaleSpeed, spin, spinRange, emitterZPosition, emitterDepth,
        ]
    }

    /// The maximum lifetime of a particle, in seconds.
    public var longestLife: Double { max(lifetime + abs(lifetimeRange), 0) }
}

extension LayerKey {
    /// The required length of a list that is not empty; nil if any length is valid.
    var numberCount: Int? {
        switch self {
        case .emission: ParticleEmission.count
        case .particleMotion: ParticleMotion.count
        case .particleColors: 12
        case .filterColorMatrix: 20
        default: nil
        }
    }
}
