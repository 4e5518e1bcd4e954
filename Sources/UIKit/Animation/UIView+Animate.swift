extension UIView {
    /// Animates the changes that `animations` makes: the values are the new ones at once, the screen follows over `duration` seconds.
    ///
    /// - Parameters:
    ///   - delay: Seconds until the animation begins.
    ///   - completion: Called after the last animation with whether all ran to their ends.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        runAnimations(
            duration: duration, delay: delay, timing: .curve(options.curve.timingFunction), options: options, animations, completion)
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, animations: animations, completion: nil)
    }

    /// Animates like a spring that settles within `duration`; a damping ratio of 1 does not overshoot.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let timing = SpringMath.timing(dampingRatio: dampingRatio, velocity: velocity, settlingIn: duration)
        runAnimations(duration: duration, delay: delay, timing: timing, options: options, animations, completion)
    }

    /// Animates like a spring of a perceptual `duration` and `bounce` (0 no overshoot, towards 1 more).
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let (timing, settling) = SpringMath.timing(perceptualDuration: duration, bounce: bounce, velocity: initialSpringVelocity)
        runAnimations(duration: settling, delay: delay, timing: timing, options: options, animations, completion)
    }

    /// Makes the changes of `actionsWithoutAnimation` take effect at once.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = animationsEnabled
        animationsEnabled = false
        defer { animationsEnabled = wereEnabled }
        AnimationContext.run(nil, actionsWithoutAnimation)
    }

    /// Animates as long as nested blocks repeat `repeatCount` times.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        let previous = AnimationContext.current?.options
        inheritedRepeatCount = Float(count)
        if autoreverses { AnimationContext.current?.options.insert(.autoreverse) }
        animations()
        inheritedRepeatCount = nil
        if let previous { AnimationContext.current?.options = previous }
    }

    static var inheritedRepeatCount: Float?

    /// Whether changes take effect with animations here.
    public class var areAnimationsEnabled: Bool { animationsEnabled }
    public class func setAnimationsEnabled(_ enabled: Bool) { animationsEnabled = enabled }
    private static var animationsEnabled = true

    /// The duration of the animation block this runs in; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

    static func runAnimations(
        duration: TimeInterval, delay: TimeInterval, timing: AnimationContext.Timing, options: AnimationOptions, _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        guard areAnimationsEnabled else {
            AnimationContext.run(nil, animations)
            completion?(true)
            return
        }
        let tracker = AnimationTracker(completion: completion)
        let context = AnimationContext(
            duration: duration, delay: delay, timing: timing, options: options, tracker: tracker)
        inherit(context)
        AnimationContext.run(context, animations)
        tracker.close(after: duration > 0 ? 0 : delay)
    }

    /// A block inside another one takes its duration and curve over, unless it says otherwise.
    private static func inherit(_ context: AnimationContext) {
        guard let outer = AnimationContext.current else { return }
        if !context.options.contains(.overrideInheritedDuration) { context.duration = outer.duration }
        if !context.options.contains(.overrideInheritedCurve) { context.timing = outer.timing }
        if context.keyframes == nil { context.delay += outer.delay }
        context.recorder = outer.recorder
    }

    /// The action for a change of a property of this view's layer: none outside of animation blocks.
    func animationAction(for layer: CALayer, forKey event: String) -> CAAction? {
        guard let context = AnimationContext.current, Self.areAnimationsEnabled, AnimatableKeys.all.contains(event) else {
            return Self.noAction
        }
        return context.animation(of: layer, forKey: event) ?? Self.noAction
    }

    private static let noAction = NSNull()

    /// Whether an animation that takes no touches runs on this view.
    var isBlockedByAnimation: Bool { runningBlockingAnimations > 0 }
    var runningBlockingAnimations: Int {
        get { interaction.blockingAnimations }
        set { interaction.blockingAnimations = newValue }
    }
}

/// The layer properties that animation blocks animate.
enum AnimatableKeys {
    static let all: Set<String> = [
        "bounds", "position", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "shadowColor",
        "shadowOpacity",
        "shadowOffset", "shadowRadius", "shadowPath", "contentsRect", "contentsCenter", "contentsTint", "anchorPoint", "zPosition",
        "sublayerTransform",
        "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "colors", "locations", "startPoint", "endPoint",
        "backdropBlurRadius", "backdropSaturation",
    ]
}
