/// A property animator's way from one point of its animation to an end: what its layers show, and when it is over.
@MainActor final class AnimatorRun: NSObject, @preconcurrency CAAnimationDelegate {
    /// The point of the whole animation (0…1) that the tracks begin and end with.
    let from, to: Double
    let tracks: [AnimatorTrack]
    let timing: AnimationContext.Timing
    let duration: TimeInterval
    private let isBackwards: Bool
    /// The share of `duration` that was over at the begin.
    private let offset: Double
    private let delay: TimeInterval
    private var begin: CFTimeInterval?
    private var onEnd: (() -> Void)?
    /// Keeps time beside the tracks, whose layers may go.
    private let clock = CALayer()

    private static let prefix = "UIViewPropertyAnimator."

    /// - Parameters:
    ///   - offset: The share of the duration to begin with.
    ///   - isBackwards: Whether time runs from there to the begin.
    init(
        _ tracks: [AnimatorTrack], from: Double, to: Double, timing: AnimationContext.Timing, duration: TimeInterval, offset: Double = 0,
        isBackwards: Bool = false, delay: TimeInterval = 0
    ) {
        (self.tracks, self.from, self.to, self.timing) = (tracks, from, to, timing)
        (self.duration, self.offset, self.isBackwards, self.delay) = (max(duration, 0), offset, isBackwards, delay)
        super.init()
    }

    /// Starts; `completion` is called when the end is reached, and not after `freeze` or `remove`.
    func start(completion: @escaping () -> Void) {
        onEnd = completion
        let remaining = duration * (isBackwards ? offset : 1 - offset)
        for track in tracks { add(track, speed: isBackwards ? -1 : 1) }
        // Only what is on the screen is committed, which is when animations begin.
        let isOnScreen = tracks.contains { ($0.layer.delegate as? UIView)?.window != nil }
        guard isOnScreen, remaining + delay > 0 else {
            begin = CACurrentMediaTime()
            DeferredWork.schedule(after: remaining + delay) { [weak self] in self?.end() }
            return
        }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = remaining + delay / MediaTimeline.current.dragCoefficient
        animation.delegate = self
        clock.add(animation, forKey: Self.prefix + "clock")
    }

    private func add(_ track: AnimatorTrack, speed: Float) {
        let animation = track.animation(timing)
        animation.duration = duration
        animation.speed = speed
        animation.timeOffset = isBackwards ? (offset - 1) * duration : offset * duration
        if delay > 0 { animation.beginTime = track.layer.convertTime(CACurrentMediaTime(), from: nil) + delay }
        hold(animation, on: track)
    }

    /// Shows the tracks at a point of the way between their begin and end, standing still.
    static func show(_ tracks: [AnimatorTrack], at progress: Double) {
        for track in tracks {
            let animation = track.animation(.curve(CAMediaTimingFunction(name: .linear)))
            animation.duration = 1
            animation.speed = 0
            animation.timeOffset = min(max(progress, 0), 1)
            hold(animation, on: track)
        }
    }

    private func hold(_ animation: CAAnimation, on track: AnimatorTrack) { Self.hold(animation, on: track) }

    /// Animations stay until the animator takes them away.
    private static func hold(_ animation: CAAnimation, on track: AnimatorTrack) {
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        track.layer.add(animation, forKey: track.key)
    }

    func animationDidStart(_ anim: CAAnimation) { begin = CACurrentMediaTime() }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { if flag { end() } }

    private func end() {
        let handler = onEnd
        onEnd = nil
        handler?()
    }

    /// The share of the duration that is over now.
    var share: Double {
        guard let begin, duration > 0 else { return begin == nil ? offset : isBackwards ? 0 : 1 }
        let passed = max(CACurrentMediaTime() - begin - delay, 0) / MediaTimeline.current.dragCoefficient / duration
        return min(max(isBackwards ? offset - passed : offset + passed, 0), 1)
    }

    /// The point of the whole animation that shows now.
    var progress: Double { from + (to - from) * timing.progress(share, duration: duration) }

    /// Forgets the end; what shows stays until it is replaced or removed.
    func freeze() {
        onEnd = nil
        clock.removeAllAnimations()
    }

    /// Takes the animations away: the layers show their model.
    static func remove(_ tracks: [AnimatorTrack]) { for track in tracks { track.layer.removeAnimation(forKey: track.key) } }
}
