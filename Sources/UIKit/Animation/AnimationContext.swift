/// The timing of the changes made in an animation block. Blocks nest, and the innermost one applies.
@MainActor final class AnimationContext {
    enum Timing {
        case curve(CAMediaTimingFunction)
        /// A spring by Core Animation's parameters.
        case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)
    }

    var duration: TimeInterval
    var delay: TimeInterval
    var timing: Timing
    var options: UIView.AnimationOptions
    var keyframes: KeyframeRecorder?
    let tracker: AnimationTracker
    /// How often the animations run, where the block says it.
    var repeatCount: Float?
    /// Takes the changes instead of animations of their own: a property animator runs them.
    var recorder: PropertyRecorder?

    private(set) static var stack: [AnimationContext?] = []
    static var current: AnimationContext? { stack.last ?? nil }

    init(duration: TimeInterval, delay: TimeInterval, timing: Timing, options: UIView.AnimationOptions, tracker: AnimationTracker) {
        (self.duration, self.delay, self.timing, self.options, self.tracker) = (duration, delay, timing, options, tracker)
    }

    /// Makes `context` the one that counts until `pop()`.
    static func push(_ context: AnimationContext) { stack.append(context) }
    static func pop() { stack.removeLast() }

    /// Runs `body` with `context` as the one that counts; nil switches animations off.
    static func run<Result>(_ context: AnimationContext?, _ body: () throws -> Result) rethrows -> Result {
        stack.append(context)
        defer { stack.removeLast() }
        return try body()
    }

    /// The animation of a layer property from what it shows now to the value it is about to get.
    func animation(of layer: CALayer, forKey key: String) -> CAAnimation? {
        guard duration > 0 else { return nil }
        let isRunning = layer.animation(forKey: key) != nil
        let shown = isRunning ? layer.presentation() : nil
        let from = (shown ?? layer).value(forKeyPath: key)
        if let recorder, keyframes == nil {
            recorder.note(layer, key, from: from)
            return nil
        }
        if let keyframes { return keyframes.animation(of: layer, forKey: key, from: from, context: self) }
        let animation = timing.animation(of: key)
        animation.fromValue = from
        finish(animation, of: layer, forKey: key)
        return animation
    }

    /// Gives an animation what all of a block have in common.
    func finish(_ animation: CAAnimation, of layer: CALayer, forKey key: String) {
        animation.duration = duration
        if delay > 0 {
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
            animation.fillMode = .backwards
        }
        if options.contains(.repeat) {
            animation.repeatCount = .infinity
        } else if let count = repeatCount ?? UIView.inheritedRepeatCount {
            animation.repeatCount = count
        }
        if options.contains(.autoreverse) { animation.autoreverses = true }
        animation.delegate = tracker
        tracker.add(layer.delegate as? UIView, blocksTouches: !options.contains(.allowUserInteraction))
    }
}

extension UIView.AnimationCurve {
    var timingFunction: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }
}
