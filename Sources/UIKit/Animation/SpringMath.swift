/// Parameters of damped springs.
enum SpringMath {
    /// A spring of unit mass with a damping ratio that has settled (to a thousandth) after `duration` seconds.
    static func timing(dampingRatio: CGFloat, velocity: CGFloat, settlingIn duration: TimeInterval) -> AnimationContext.Timing {
        let ratio = max(dampingRatio, 0.0001)
        let frequency = angularFrequency(dampingRatio: ratio, velocity: velocity, settlingIn: max(duration, 0.001))
        return .spring(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
    }

    /// A spring by its period and bounce, with the time it takes to settle.
    static func timing(perceptualDuration: TimeInterval, bounce: CGFloat, velocity: CGFloat) -> (AnimationContext.Timing, TimeInterval) {
        let frequency = 2 * CGFloat.pi / max(perceptualDuration, 0.001)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        let timing = AnimationContext.Timing.spring(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
        return (timing, settlingTime(dampingRatio: max(ratio, 0.0001), frequency: frequency))
    }

    private static let tolerance: CGFloat = 0.001

    /// Time after which the spring's envelope stays within the tolerance.
    static func settlingTime(dampingRatio: CGFloat, frequency: CGFloat) -> TimeInterval {
        if dampingRatio < 1 { return -log(tolerance) / (dampingRatio * frequency) }
        if dampingRatio == 1 { return 9.23 / frequency }
        let slow = frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
        return -log(tolerance) / slow
    }

    /// The frequency whose settling time is `duration`: all settling times are inversely proportional to it.
    private static func angularFrequency(dampingRatio: CGFloat, velocity: CGFloat, settlingIn duration: TimeInterval) -> CGFloat {
        CGFloat(settlingTime(dampingRatio: dampingRatio, frequency: 1) / duration)
    }
}
