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

    /// A short jump and a smaller one back.
    package static func bounce(_ motion: _SymbolMotion, _ options: SymbolEffectOptions) -> CAAnimation {
        let run = CAKeyframeAnimation(keyPath: "transform.scale")
        let far = motion.farScale
        run.values = [1, far, 2 - far + (far - 1) * 0.7, 1]
        run.keyTimes = [0, 0.35, 0.7, 1]
        run.duration = 0.5
        run.repeatCount = options.count ?? 1
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
