/// How a change is shown over time.
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case bezier(Double, Double, Double, Double, duration: Double)
        /// A spring by Core Animation's parameters.
        case spring(mass: Double, stiffness: Double, damping: Double, velocity: Double)
        case custom(AnyCustomAnimation)
    }

    var curve: Curve
    var delay: Double = 0
    var speed: Double = 1
    var repeatCount: Float = 0
    var autoreverses = false
    /// When one run counts as completed, in seconds; nil where that can be seen.
    var logicalDuration: Double?

    init(_ curve: Curve) { self.curve = curve }

    /// A spring that does not overshoot.
    public static let `default` = spring(response: 0.55, dampingFraction: 1)

    public static func linear(duration: Double) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
    public static var linear: Animation { linear(duration: 0.35) }
    public static func easeIn(duration: Double) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    public static func easeOut(duration: Double) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    public static func easeInOut(duration: Double) -> Animation { timingCurve(0.42, 0, 0.58, 1, duration: duration) }
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35) -> Animation {
        Animation(.bezier(p1x, p1y, p2x, p2y, duration: duration))
    }

    /// A spring by the time one swing takes and how much of it is damped.
    @_disfavoredOverload public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0)
        -> Animation
    {
        let frequency = 2 * Double.pi / max(response, 0.001)
        return Animation(.spring(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingFraction * frequency, velocity: 0))
    }
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        spring(response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }
    public static var spring: Animation { spring(duration: 0.5, bounce: 0) }
    @_disfavoredOverload public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    )
        -> Animation
    {
        spring(response: response, dampingFraction: dampingFraction)
    }
    public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
        Animation(.spring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity))
    }
    public static var smooth: Animation { smooth() }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
    public static var snappy: Animation { snappy() }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static var bouncy: Animation { bouncy() }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    private func with(_ change: (inout Animation) -> Void) -> Animation {
        var copy = self
        change(&copy)
        return copy
    }

    public func delay(_ delay: TimeInterval) -> Animation { with { $0.delay += delay } }
    public func speed(_ speed: Double) -> Animation { with { $0.speed *= speed } }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        with { ($0.repeatCount, $0.autoreverses) = (Float(repeatCount), autoreverses) }
    }
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        with { ($0.repeatCount, $0.autoreverses) = (.infinity, autoreverses) }
    }

    /// The same, counting as completed when `duration` seconds have passed.
    ///
    /// Source: Apple's documentation of `logicallyComplete(after:)`.
    public func logicallyComplete(after duration: TimeInterval) -> Animation { with { $0.logicalDuration = duration } }

    /// The animation of one property of a layer.
    ///
    /// - Parameter to: The final value of the property; nil for the layer's own, which only the system's curves support.
    func layerAnimation(_ key: String, from: Any?, to: Any? = nil) -> CAPropertyAnimation {
        let animation: CAPropertyAnimation
        switch curve {
        case .custom(let custom): animation = LayerKeyframes.animation(key, from: from, to: to, custom)
        default:
            let basic = basicAnimation(key)
            (basic.fromValue, basic.toValue) = (from, to)
            animation = basic
        }
        animation.speed = Float(speed)
        if delay > 0 {
            animation.beginTime = CACurrentMediaTime() + delay
            animation.fillMode = .backwards
        }
        if repeatCount > 0 {
            // Forwards and backwards are two of what apps count.
            animation.repeatCount = autoreverses ? repeatCount / 2 : repeatCount
            animation.autoreverses = autoreverses
        }
        return animation
    }

    private func basicAnimation(_ key: String) -> CABasicAnimation {
        let animation: CABasicAnimation
        switch curve {
        case .custom: animation = CABasicAnimation(keyPath: key)
        case .bezier(let x1, let y1, let x2, let y2, let duration):
            animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
            animation.duration = duration
        case .spring(let mass, let stiffness, let damping, let velocity):
            let spring = CASpringAnimation(keyPath: key)
            (spring.mass, spring.stiffness, spring.damping) = (CGFloat(mass), CGFloat(stiffness), CGFloat(damping))
            spring.initialVelocity = CGFloat(velocity)
            spring.duration = spring.settlingDuration
            animation = spring
        }
        return animation
    }

    /// How long one run takes as one sees it, in seconds: of springs the time of one swing.
    var perceptualDuration: Double {
        switch curve {
        case .bezier(_, _, _, _, let duration): duration / speed
        case .spring(let mass, let stiffness, _, _): 2 * Double.pi * (mass / stiffness).squareRoot() / speed
        case .custom(let custom): custom.duration / speed
        }
    }

    /// How long one run takes, in seconds.
    var duration: Double {
        switch curve {
        case .bezier(_, _, _, _, let duration): duration / speed
        case .spring: Double(basicAnimation("position").duration) / speed
        case .custom(let custom): custom.duration / speed
        }
    }
}
