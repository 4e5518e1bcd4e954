/// A spring: how something at its end moves.
///
/// Source: Apple's documentation of `Spring`.
public struct Spring: Hashable, Sendable {
    public let mass: Double
    public let stiffness: Double
    public let damping: Double

    private init(angularFrequency: Double, dampingRatio: Double) {
        (mass, stiffness, damping) = (1, angularFrequency * angularFrequency, 2 * dampingRatio * angularFrequency)
    }

    /// - Parameters:
    ///   - duration: The time of one swing as one sees it, in seconds.
    ///   - bounce: How far the spring swings over, -1 to 1; 0 does not, less flattens.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -0.999)))
    }
    /// A spring by the time of one swing and how much of it is damped.
    public init(response: Double, dampingRatio: Double) {
        self.init(angularFrequency: 2 * Double.pi / max(response, 0.001), dampingRatio: dampingRatio)
    }
    /// A spring by what it is made of.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let critical = 2 * (stiffness * mass).squareRoot()
        (self.mass, self.stiffness, self.damping) = (mass, stiffness, allowOverDamping ? damping : min(damping, critical))
    }
    /// A spring that has come to rest after a time.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = min(max(dampingRatio, 0.000_1), 1)
        self.init(angularFrequency: -log(epsilon) / (ratio * max(settlingDuration, 0.001)), dampingRatio: ratio)
    }

    public static var smooth: Spring { smooth() }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static var snappy: Spring { snappy() }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static var bouncy: Spring { bouncy() }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    private var angularFrequency: Double { (stiffness / mass).squareRoot() }
    /// The time of one swing, in seconds.
    public var response: Double { 2 * Double.pi / angularFrequency }
    /// How much of a swing is damped: 1 lets the spring just not swing over.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    public var duration: TimeInterval { response }
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    /// The time until the spring counts as at rest, in seconds.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001) }

    private var motion: SpringMotion { SpringMotion(mass: mass, stiffness: stiffness, damping: damping) }

    /// The time until what began at zero stays within `epsilon` of `target`, in seconds.
    public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval {
        let step = response / 20
        var settled = 0.0
        // Swings have turning points in between: a whole one at rest is rest.
        for index in 1...4000 {
            let time = Double(index) * step
            let distance = value(target: target, initialVelocity: initialVelocity, time: time) - target
            if distance.magnitudeSquared.squareRoot() > epsilon { settled = time }
            if time - settled > response { break }
        }
        return settled + step
    }

    /// The place of what began at zero.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (place, pace) = motion.weights(at: max(0, time))
        var (distance, speed) = (target, initialVelocity)
        distance.scale(by: -place)
        speed.scale(by: pace)
        return target + distance + speed
    }

    /// The velocity of what began at zero, per second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        guard time > 0 else { return initialVelocity }
        let step = 1e-5
        var change =
            value(target: target, initialVelocity: initialVelocity, time: time + step)
            - value(target: target, initialVelocity: initialVelocity, time: time - min(step, time))
        change.scale(by: 1 / (step + min(step, time)))
        return change
    }

    /// Returns the acceleration toward `target` at a position and a velocity, in units per second squared.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        var (pull, brake) = (target - position, velocity)
        pull.scale(by: stiffness / mass)
        brake.scale(by: damping / mass)
        return pull - brake
    }

    /// Takes a value and its velocity on by a time.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        let (start, pace) = (value, velocity)
        value = start + self.value(target: target - start, initialVelocity: pace, time: deltaTime)
        velocity = self.velocity(target: target - start, initialVelocity: pace, time: deltaTime)
    }

    /// The value on its way from one to another.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = toValue
        let from = fromValue.animatableData
        result.animatableData =
            from + value(target: toValue.animatableData - from, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }
    /// The velocity on the way from one value to another.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = toValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }
    /// Returns the acceleration toward `toValue` at a position and a velocity, in units per second squared.
    ///
    /// Source: Apple's documentation of `Spring.force(fromValue:toValue:position:velocity:)`.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        result.animatableData = force(
            target: toValue.animatableData - fromValue.animatableData, position: position.animatableData,
            velocity: velocity.animatableData)
        return result
    }
    public func settlingDuration<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}

extension Animation {
    /// An animation that moves as a spring does.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(.spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, velocity: 0))
    }
    /// An animation that moves as a spring does; those that follow it begin anew.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(.spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, velocity: initialVelocity))
    }
    public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }
    public static var interpolatingSpring: Animation { interpolatingSpring() }
    public static var interactiveSpring: Animation { interactiveSpring() }
    public static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25)
        -> Animation
    { spring(duration: duration, bounce: 0.14 + extraBounce) }
    /// An animation along a curve.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        let points = curve.controlPoints
        return timingCurve(points.0, points.1, points.2, points.3, duration: duration)
    }
}
