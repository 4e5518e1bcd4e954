/// The animations of symbols that move as a whole.
@MainActor package enum SymbolAnimations {
    /// Paler and back.
    ///
    /// - Parameter rounds: How often, where the options say nothing.
    package static func pulse(_ options: SymbolEffectOptions, rounds: Float) -> CAAnimation {
        let run = CABasicAnimation(keyPath: "opacity")
        (run.fromValue, run.toValue, run.autoreverses, run.duration) = (1, 0.4, true, 0.75)
        run.repeatCount = options.count ?? rounds
        run.speed = Float(options.speed)
        return run
    }

    /// A motion that is made again and again; nil for effects that are no such.
    ///
    /// - Parameter rounds: How often, where the options say nothing.
    package static func repeated(_ motion: _SymbolMotion, _ options: SymbolEffectOptions, rounds: Float) -> CAAnimation? {
        guard motion.kind.isRepeated else { return nil }
        let run: CAAnimation
        switch motion.kind {
        case .wiggle: run = wiggle(motion.direction ?? .along)
        case .rotate:
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            if case .angle(let angle)? = motion.direction { (turn.fromValue, turn.toValue) = (0, angle) }
            turn.duration = 1
            run = turn
        case .breathe:
            let breath = CABasicAnimation(keyPath: "transform.scale")
            (breath.fromValue, breath.toValue, breath.autoreverses, breath.duration) = (1, 1.12, true, 1)
            breath.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            run = breath
        default: return pulse(options, rounds: rounds)
        }
        run.repeatCount = options.count ?? rounds
        run.speed = Float(options.speed)
        return run
    }

    private static func wiggle(_ direction: _SymbolMotion.Direction) -> CAAnimation {
        let run: CAKeyframeAnimation
        let reach: CGFloat
        switch direction {
        case .angle(let angle): (run, reach) = (CAKeyframeAnimation(keyPath: "transform.rotation.z"), angle)
        case .across: (run, reach) = (CAKeyframeAnimation(keyPath: "transform.translation.x"), 3)
        case .along: (run, reach) = (CAKeyframeAnimation(keyPath: "transform.translation.y"), -3)
        }
        run.values = [0, reach, -reach, reach * 0.5, -reach * 0.25, 0]
        run.keyTimes = [0, 0.15, 0.4, 0.65, 0.85, 1]
        run.duration = 0.6
        run.calculationMode = .cubic
        return run
    }

    /// A short jump and a smaller one back.
    ///
    /// - Parameter rounds: How often, where the options say nothing.
    package static func bounce(_ motion: _SymbolMotion, _ options: SymbolEffectOptions, rounds: Float = 1) -> CAAnimation {
        let run = CAKeyframeAnimation(keyPath: "transform.scale")
        let far = motion.farScale
        run.values = [1, far, 2 - far + (far - 1) * 0.7, 1]
        run.keyTimes = [0, 0.35, 0.7, 1]
        run.duration = 0.5
        run.repeatCount = options.count ?? rounds
        run.speed = Float(options.speed)
        run.calculationMode = .cubic
        return run
    }

    /// From one value to another that stays on the screen.
    static func change(_ keyPath: String, from: CGFloat, to: CGFloat, _ options: SymbolEffectOptions, isAnimated: Bool) -> CAAnimation {
        let run = CABasicAnimation(keyPath: keyPath)
        (run.fromValue, run.toValue) = (from, to)
        run.duration = isAnimated ? 0.3 : 0.001
        run.timingFunction = CAMediaTimingFunction(name: .easeOut)
        run.speed = Float(options.speed)
        (run.fillMode, run.isRemovedOnCompletion) = (.forwards, false)
        return run
    }
}
