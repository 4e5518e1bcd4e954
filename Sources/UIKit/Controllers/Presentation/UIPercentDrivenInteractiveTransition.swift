/// Lets a finger drive an animator's movement: *UIPercentDrivenInteractiveTransition*.
///
/// The time of the transition's container follows the finger; an animator that can be interrupted is scrubbed itself.
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// Speed of the rest, once the finger has let go, as a multiple of the animator's.
    open var completionSpeed: CGFloat = 1
    /// How the rest bends.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The curve of the rest of an interruptible animator; nil for the animator's own.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the finger drives the transition from its beginning.
    open var wantsInteractiveStart = true

    private var context: (any UIViewControllerContextTransitioning)?
    private var progress: CGFloat = 0
    /// The container's own time at the beginning of the movement.
    private var begin: CFTimeInterval = 0
    /// Whether the commit that begins the animations is still to come; until then time must stand at their beginning.
    private var waitsForCommit = false
    private var rest: Rest?
    private lazy var ticker = FrameTicker { [weak self] in self?.tick($0) }

    /// The way from where the finger let go to one of the ends.
    private struct Rest {
        let start: CFTimeInterval
        let duration: TimeInterval
        let from, to: CGFloat
    }

    public override init() { super.init() }

    /// Seconds of the animator's movement.
    open var duration: CGFloat { CGFloat(known?.coordinator.transitionDuration ?? 0) }
    /// How much of the movement is done, 0…1, as last updated.
    open var percentComplete: CGFloat { progress }

    private var known: TransitionContext? { context as? TransitionContext }
    private var interruptible: (any UIViewImplicitlyAnimating)? { known?.interruptible }
    private var layer: CALayer? { context?.containerView.layer }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        progress = 0
        begin = localTime
        guard wantsInteractiveStart else {
            known?.startAnimation()
            return
        }
        hold()
        known?.startAnimation()
        if let interruptible {
            release()
            return interruptible.pauseAnimation()
        }
        waitsForCommit = true
        DeferredWork.schedule { [weak self] in
            self?.waitsForCommit = false
            self?.show()
        }
    }

    /// Moves things to a share of the whole way.
    open func update(_ percentComplete: CGFloat) {
        progress = min(max(percentComplete, 0), 1)
        show()
        context?.updateInteractiveTransition(progress)
    }

    /// Stops a transition that runs by itself, for the finger to go on.
    open func pause() {
        guard let context, !context.isInteractive else { return }
        if let interruptible {
            interruptible.pauseAnimation()
            interruptible.isReversed = false
            progress = interruptible.fractionComplete
        } else {
            if rest == nil, duration > 0 { progress = min(max(CGFloat(localTime - begin) / duration, 0), 1) }
            ticker.stop()
            rest = nil
            hold()
            show()
        }
        context.pauseInteractiveTransition()
        context.updateInteractiveTransition(progress)
    }

    open func finish() { letGo(isCancelled: false) }
    open func cancel() { letGo(isCancelled: true) }

    // MARK: Time

    private var localTime: CFTimeInterval { layer?.convertTime(CACurrentMediaTime(), from: nil) ?? 0 }

    private func hold() {
        let time = localTime
        layer?.speed = 0
        layer?.timeOffset = time
    }

    private func release() {
        guard let layer else { return }
        (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    }

    private func show() {
        if let interruptible {
            interruptible.fractionComplete = progress
        } else if !waitsForCommit {
            layer?.timeOffset = begin + Double(progress * duration)
        }
    }

    private func letGo(isCancelled: Bool) {
        guard let context, context.isInteractive else { return }
        isCancelled ? context.cancelInteractiveTransition() : context.finishInteractiveTransition()
        let end: CGFloat = isCancelled ? 0 : 1
        let left = abs(end - progress) / max(completionSpeed, 0.001)
        if let interruptible {
            interruptible.isReversed = isCancelled
            interruptible.continueAnimation(withTimingParameters: timingCurve, durationFactor: left)
        } else {
            rest = Rest(start: CACurrentMediaTime(), duration: Double(left * duration), from: progress, to: end)
            ticker.start()
            tick(CACurrentMediaTime())
        }
    }

    /// Goes on along the way to the end.
    func tick(_ now: CFTimeInterval) {
        guard let rest else { return ticker.stop() }
        let share = rest.duration > 0 ? min(max((now - rest.start) / rest.duration, 0), 1) : 1
        let bent = AnimationContext.Timing.curve(completionCurve.timingFunction).progress(share, duration: 1)
        progress = rest.from + (rest.to - rest.from) * CGFloat(bent)
        show()
        guard share >= 1, !waitsForCommit else { return }
        self.rest = nil
        ticker.stop()
        rest.to > 0 ? arrive() : giveUp()
    }

    /// All that is left of the movement is over now, and its animations end by themselves.
    private func arrive() {
        guard let layer else { return }
        layer.beginTime = layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
        layer.timeOffset = begin + Double(duration) + Self.margin
        layer.speed = 1
    }

    /// Beyond the end, in seconds, so that rounding leaves no animation behind.
    private static let margin = 0.01

    /// Nothing has moved: the animations go, and their ends tell the animator.
    private func giveUp() {
        if let layer { Self.removeAnimations(layer) }
    }

    private static func removeAnimations(_ layer: CALayer) {
        layer.removeAllAnimations()
        for sublayer in layer.sublayers ?? [] { removeAnimations(sublayer) }
    }
}
