import RenderProtocol

/// The keyframes of one property of a layer over the whole animation of a property animator.
@MainActor struct AnimatorTrack {
    let layer: CALayer
    let key: String
    /// Values at `keyTimes` (0…1); the first is what showed before, the last what the model has now.
    var values: [Any]
    var keyTimes: [Double]
    var mode = CAAnimationCalculationMode.linear

    /// The whole way to a value, after standing still until `start`.
    init(_ layer: CALayer, _ key: String, from: Any, to: Any, start: Double = 0) {
        (self.layer, self.key) = (layer, key)
        values = start > 0 ? [from, from, to] : [from, to]
        keyTimes = start > 0 ? [0, start, 1] : [0, 1]
    }

    /// The key frames of a nested animation.
    init(_ layer: CALayer, _ key: String, values: [Any], keyTimes: [Double], mode: CAAnimationCalculationMode) {
        (self.layer, self.key, self.values, self.keyTimes, self.mode) = (layer, key, values, keyTimes, mode)
    }

    /// The value that shows now.
    var presented: Any { (layer.presentation() ?? layer).value(forKeyPath: key) ?? NSNull() }

    /// Returns the remaining track from `progress`, where the property has `value`, to one of the ends.
    func rest(from progress: Double, showing value: Any, to end: Double) -> AnimatorTrack {
        var rest = self
        let isForward = end > progress
        let left = zip(keyTimes, values).filter { isForward ? $0.0 > progress : $0.0 < progress }
        let ordered = isForward ? Array(left) : left.reversed()
        let length = abs(end - progress)
        guard length > 0, !ordered.isEmpty else { return AnimatorTrack(layer, key, from: value, to: value) }
        rest.keyTimes = [0] + ordered.map { abs($0.0 - progress) / length }
        rest.values = [value] + ordered.map(\.1)
        return rest
    }

    /// The animation of the track, without its place in time.
    func animation(_ timing: AnimationContext.Timing) -> CAAnimation {
        guard values.count == 2, mode == .linear else {
            let animation = CAKeyframeAnimation(keyPath: key)
            animation.values = values
            animation.keyTimes = keyTimes.map { NSNumber(value: $0) }
            animation.calculationMode = mode
            animation.timingFunction = timing.function
            return animation
        }
        let animation = timing.animation(of: key)
        (animation.fromValue, animation.toValue) = (values[0], values[1])
        return animation
    }

    /// Makes a value the model's, without an animation.
    func settle(_ value: Any) {
        UIView.performWithoutAnimation {
            layer.setValue(value is NSNull ? nil : value, forKeyPath: key)
            guard key == "backgroundColor", let view = layer.delegate as? UIView, view.layer === layer else { return }
            view.backgroundColor = layer.backgroundColor.map { UIColor(cgColor: $0) }
        }
    }
}

/// Notes the properties that an animator's blocks change instead of animating them.
@MainActor final class PropertyRecorder {
    private var noted: [(layer: CALayer, key: String, from: Any)] = []
    private var keyframes: [AnimatorTrack] = []

    func note(_ layer: CALayer, _ key: String, from: Any?) {
        guard !noted.contains(where: { $0.layer === layer && $0.key == key }) else { return }
        noted.append((layer, key, from ?? NSNull()))
    }

    func add(_ track: AnimatorTrack) { keyframes.append(track) }

    /// The ways from the noted values to those that the layers have now, beginning at `start`.
    func tracks(start: Double) -> [AnimatorTrack] {
        let basic = noted.map { layer, key, from in
            AnimatorTrack(layer, key, from: from, to: layer.value(forKeyPath: key) ?? NSNull(), start: start)
        }
        return basic + keyframes
    }
}

extension AnimationContext.Timing {
    /// An animation of a property that runs this way, without its values and duration.
    func animation(of key: String) -> CABasicAnimation {
        switch self {
        case .curve(let function):
            let animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = function
            return animation
        case .spring(let mass, let stiffness, let damping, let velocity):
            let spring = CASpringAnimation(keyPath: key)
            (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (mass, stiffness, damping, velocity)
            spring.allowsOverdamping = true
            return spring
        }
    }

    /// The curve; that of a spring which does not overshoot is close to this one.
    var function: CAMediaTimingFunction {
        switch self {
        case .curve(let function): function
        case .spring: CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1)
        }
    }

    /// How far things are when a share of `duration` is over.
    func progress(_ share: Double, duration: TimeInterval) -> Double {
        switch self {
        case .curve(let function): function.curve.value(at: share)
        case .spring(let mass, let stiffness, let damping, let velocity):
            share >= 1
                ? 1
                : SpringMotion(
                    mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), initialVelocity: Double(velocity)
                ).progress(at: share * duration)
        }
    }

    /// The share of `duration` after which things are so far for the first time.
    func share(_ progress: Double, duration: TimeInterval) -> Double {
        guard progress > 0 else { return 0 }
        let steps = 256
        var low = 0.0, high = 1.0
        for step in 1...steps where self.progress(Double(step) / Double(steps), duration: duration) >= progress {
            (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
            break
        }
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if self.progress(middle, duration: duration) < progress { low = middle } else { high = middle }
        }
        return high
    }
}
