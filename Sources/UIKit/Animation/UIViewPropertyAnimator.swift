/// Animates changes of views, and lets them be paused, scrubbed, reversed and continued.
///
/// The behaviour is that of Apple's documentation of `UIViewPropertyAnimator` and `UIViewAnimating`. An animator that is paused or stopped
/// must be finished before it is released.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The curve, or spring, of the animation as it was made.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// Length of the whole animation in seconds; some springs decide it themselves.
    open private(set) var duration: TimeInterval
    open private(set) var delay: TimeInterval = 0
    /// Whether views take touches while they are animated.
    open var isUserInteractionEnabled = true
    @available(*, unavailable, message: "not yet in Quince: hit tests of one's own while views move")
    open var isManualHitTestingEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether the animation can be paused, scrubbed and stopped.
    open var isInterruptible = true
    /// Whether `fractionComplete` moves things evenly, whatever the curve.
    open var scrubsLinearly = true
    /// Whether the animation waits at its end, to be reversed, instead of completing.
    open var pausesOnCompletion = false

    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false
    private var isBackwards = false

    private let timing: AnimationContext.Timing
    private var blocks: [(body: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var tracks: [AnimatorTrack] = []
    private var run: AnimatorRun?
    /// The progress of a paused animation, from 0 at the start to 1 at the end.
    private var point = 0.0
    private var blockedViews: [UIView] = []

    /// An animator with the timing of `parameters`.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        (timing, self.duration) = Self.resolve(parameters, duration)
        super.init()
    }

    /// An animator with the system's usual curve and length.
    @preconcurrency @MainActor public convenience override init() { self.init(duration: 0.2, timingParameters: UICubicTimingParameters()) }

    /// An animator with one of the system's curves.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a Bézier curve between (0, 0) and (1, 1).
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a spring; a ratio of 1 does not overshoot.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it.
    @discardableResult open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let made = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        made.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        if let completion { made.addCompletion(completion) }
        made.startAnimation(afterDelay: delay)
        return FactoryResult.checked(made)
    }

    deinit {
        MainActor.assumeIsolated {
            guard state == .stopped || state == .active && !isRunning else { return }
            uncaughtException(
                .internalInconsistency,
                "It is an error to release a paused or stopped property animator. Property animators must either finish animating or be "
                    + "explicitly stopped and finished before they can be released.")
        }
    }

    private static func resolve(_ parameters: any UITimingCurveProvider, _ duration: TimeInterval) -> (
        AnimationContext.Timing, TimeInterval
    ) {
        if let spring = parameters.springTimingParameters { return spring.timing(duration: duration) }
        return (.curve(parameters.cubicTimingParameters?.timingFunction ?? CAMediaTimingFunction(name: .easeInEaseOut)), duration)
    }

    // MARK: Animations

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin after a share (0…1) of the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard state != .stopped else { return refuse("add animations to") }
        guard state == .active else { return blocks.append((animation, delayFactor)) }
        let wasRunning = isRunning
        if wasRunning { stand() }
        tracks += record(animation, start: point + Double(delayFactor) * (1 - point))
        if wasRunning { continueRun() } else { show() }
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// Runs a block and returns the ways its changes take.
    private func record(_ body: () -> Void, start: Double) -> [AnimatorTrack] {
        guard UIView.areAnimationsEnabled else {
            UIView.performWithoutAnimation(body)
            return []
        }
        let recorder = PropertyRecorder()
        let context = AnimationContext(
            duration: max(duration, .leastNormalMagnitude), delay: 0, timing: timing, options: [],
            tracker: AnimationTracker(completion: nil))
        context.recorder = recorder
        AnimationContext.run(context, body)
        let tracks = recorder.tracks(start: start)
        if !isUserInteractionEnabled { block(tracks) }
        return tracks
    }

    private func block(_ tracks: [AnimatorTrack]) {
        let views = tracks.compactMap { $0.layer.delegate as? UIView }
        for view in views { view.runningBlockingAnimations += 1 }
        blockedViews += views
    }

    // MARK: Course

    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped else { return refuse("start") }
        guard !isRunning else { return }
        self.delay = delay
        activate()
        continueRun()
    }

    open func pauseAnimation() {
        guard isInterruptible, state != .stopped else { return refuse("pause") }
        activate()
        guard isRunning else { return show() }
        stand()
        show()
    }

    /// Ends the animation where it is; unless `withoutFinishing`, `finishAnimation(at:)` must follow. Nothing happens to an inactive animator.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state != .inactive else { return }
        guard isInterruptible, state == .active else { return refuse("stop") }
        let shown = tracks.map { ($0, $0.presented) }
        if isRunning { stand() }
        AnimatorRun.remove(tracks)
        for (track, value) in shown { track.settle(value) }
        state = .stopped
        if withoutFinishing { reset() }
    }

    /// Gives the views the values of one of the ends and tells that the animation is over.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return refuse("finish, before it is stopped,") }
        settle(at: finalPosition)
        complete(finalPosition)
    }

    /// Goes on after a pause, with another timing or duration where they are given.
    ///
    /// - Parameter durationFactor: Length of what is left as a share of the original duration; 0 for the time that was left.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        guard state == .active, !isRunning else { return refuse("continue, while it is not paused,") }
        guard parameters != nil || durationFactor > 0 else { return continueRun() }
        let end = isBackwards ? 0.0 : 1.0
        let left = durationFactor > 0 ? duration * Double(durationFactor) : duration * abs(end - point)
        let (timing, length) = parameters.map { Self.resolve($0, left) } ?? (self.timing, left)
        let rest = tracks.map { $0.rest(from: point, showing: $0.presented, to: end) }
        begin(AnimatorRun(rest, from: point, to: end, timing: timing, duration: length))
    }

    /// Whether the animation runs towards its begin. Changing it turns a running one round.
    open var isReversed: Bool {
        get { isBackwards }
        set {
            guard newValue != isBackwards else { return }
            let wasRunning = isRunning
            if wasRunning { stand() }
            isBackwards = newValue
            if wasRunning { continueRun() }
        }
    }

    /// How much of the way in the current direction is behind, 0…1. Setting it pauses and shows that point.
    open var fractionComplete: CGFloat {
        get { CGFloat(isBackwards ? 1 - place : place) }
        set {
            guard isInterruptible, state != .stopped else { return refuse("scrub") }
            activate()
            if isRunning { stand() }
            let value = min(max(Double(newValue), 0), 1)
            let place = isBackwards ? 1 - value : value
            point = scrubsLinearly ? place : timing.progress(place, duration: duration)
            show()
        }
    }

    /// The point reached, in the terms of `fractionComplete` without reversal.
    private var place: Double {
        guard state != .inactive else { return 0 }
        let progress = isRunning ? run?.progress ?? point : point
        return scrubsLinearly ? progress : timing.share(progress, duration: duration)
    }

    // MARK: Steps

    /// Runs the blocks: the model takes its final values, the screen still shows the first ones.
    private func activate() {
        guard state == .inactive else { return }
        state = .active
        point = isBackwards ? 1 : 0
        let added = blocks
        blocks = []
        for (body, delayFactor) in added { tracks += record(body, start: Double(delayFactor)) }
    }

    /// Runs on from where the animation stands, on its own curve.
    private func continueRun() {
        let share = timing.share(point, duration: duration)
        begin(
            AnimatorRun(tracks, from: 0, to: 1, timing: timing, duration: duration, offset: share, isBackwards: isBackwards, delay: delay))
        delay = 0
    }

    private func begin(_ run: AnimatorRun) {
        self.run = run
        isRunning = true
        // The run holds the animator while it lasts.
        run.start { self.ended() }
    }

    /// Stops the clock; what shows is replaced by what follows.
    private func stand() {
        guard let run else { return }
        point = run.progress
        run.freeze()
        self.run = nil
        isRunning = false
    }

    private func show() { AnimatorRun.show(tracks, at: point) }

    private func ended() {
        run = nil
        isRunning = false
        point = isBackwards ? 0 : 1
        if pausesOnCompletion { return show() }
        let position: UIViewAnimatingPosition = isBackwards ? .start : .end
        settle(at: position)
        complete(position)
    }

    private func settle(at position: UIViewAnimatingPosition) {
        AnimatorRun.remove(tracks)
        switch position {
        case .end: for track in tracks { track.settle(track.values[track.values.count - 1]) }
        case .start: for track in tracks.reversed() { track.settle(track.values[0]) }
        case .current: break
        }
    }

    private func complete(_ position: UIViewAnimatingPosition) {
        let handlers = completions
        reset()
        for handler in handlers { handler(position) }
    }

    private func reset() {
        state = .inactive
        (tracks, completions, blocks, point) = ([], [], [], 0)
        for view in blockedViews { view.runningBlockingAnimations -= 1 }
        blockedViews = []
    }

    private func refuse(_ what: String) {
        let why = isInterruptible ? "state \(state)" : "an animator that is not interruptible"
        uncaughtException(.internalInconsistency, "It is an error to \(what) a property animator (\(why)): \(self)")
    }
}
