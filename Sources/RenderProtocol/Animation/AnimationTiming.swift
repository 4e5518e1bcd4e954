/// When an animation runs and how its own time passes: the `CAMediaTiming` protocol, resolved. Times in seconds.
public struct AnimationTiming: Hashable, Sendable {
    public enum FillMode: String, Sendable { case removed, forwards, backwards, both }

    /// Media time at which the animation starts, in the time base of the commit's `time`.
    public var beginTime: Double
    /// Length of one repetition, ≥ 0.
    public var duration: Double
    public var speed: Double
    public var timeOffset: Double
    /// Number of repetitions; `.infinity` for ever.
    public var repeatCount: Double
    public var autoreverses: Bool
    public var fillMode: FillMode
    /// Whether the compositor forgets the animation at its end.
    public var isRemovedOnCompletion: Bool

    public init(
        beginTime: Double, duration: Double, speed: Double = 1, timeOffset: Double = 0, repeatCount: Double = 1, autoreverses: Bool = false,
        fillMode: FillMode = .removed, isRemovedOnCompletion: Bool = true
    ) {
        (self.beginTime, self.duration, self.speed, self.timeOffset) = (beginTime, duration, speed, timeOffset)
        (self.repeatCount, self.autoreverses, self.fillMode) = (repeatCount, autoreverses, fillMode)
        self.isRemovedOnCompletion = isRemovedOnCompletion
    }
}

/// The pacing of an animation: a cubic Bézier curve from (0, 0) to (1, 1), as `CAMediaTimingFunction`.
public struct TimingCurve: Hashable, Sendable {
    public var x1, y1, x2, y2: Double

    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) { (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2) }

    public static let linear = TimingCurve(0, 0, 1, 1)
    public static let easeIn = TimingCurve(0.42, 0, 1, 1)
    public static let easeOut = TimingCurve(0, 0, 0.58, 1)
    public static let easeInEaseOut = TimingCurve(0.42, 0, 0.58, 1)
    /// Core Animation's `default` function.
    public static let `default` = TimingCurve(0.25, 0.1, 0.25, 1)
}
