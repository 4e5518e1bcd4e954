import Foundation

/// The solution of m·x″ + c·x′ + k·x = 0 that starts at distance 1 from its rest and moves towards it.
public struct SpringMotion: Hashable, Sendable {
    public var mass, stiffness, damping, initialVelocity: Double

    /// - Parameter initialVelocity: distances a second, positive towards the rest.
    public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
        (self.mass, self.stiffness, self.damping, self.initialVelocity) = (mass, stiffness, damping, initialVelocity)
    }

    private var frequency: Double { (stiffness / mass).squareRoot() }
    private var ratio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// Returns the progress of the spring after `time` seconds: 0 at the start, 1 at rest, more where it overshoots.
    public func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard mass > 0, stiffness > 0 else { return 1 }
        return 1 - displacement(at: time)
    }

    private func displacement(at t: Double) -> Double {
        let w = frequency, z = ratio, v = -initialVelocity
        if z < 1 {
            let damped = w * (1 - z * z).squareRoot()
            return exp(-z * w * t) * (cos(damped * t) + (v + z * w) / damped * sin(damped * t))
        }
        if z == 1 { return exp(-w * t) * (1 + (v + w) * t) }
        let root = w * (z * z - 1).squareRoot()
        let (fast, slow) = (-z * w - root, -z * w + root)
        let share = (v - slow) / (fast - slow)
        return share * exp(fast * t) + (1 - share) * exp(slow * t)
    }

    /// When the spring stays within a thousandth of its rest.
    public var settlingDuration: Double {
        guard mass > 0, stiffness > 0, damping > 0 else { return .infinity }
        let w = frequency, z = ratio, v = -initialVelocity
        if z < 1 {
            let damped = w * (1 - z * z).squareRoot()
            let amplitude = (1 + pow((v + z * w) / damped, 2)).squareRoot()
            return max(log(amplitude / 0.001) / (z * w), 0)
        }
        // No oscillation: walk out until it is near, then halve down to the moment.
        var (low, high) = (0.0, 1 / w)
        while abs(displacement(at: high)) > 0.001, high < 1e6 { (low, high) = (high, high * 2) }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if abs(displacement(at: middle)) > 0.001 { low = middle } else { high = middle }
        }
        return high
    }
}
