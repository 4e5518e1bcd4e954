/// Tells what has come of an effect of symbols.
///
/// Source: UIKit, `UISymbolEffectCompletionContext`.
@preconcurrency @MainActor public final class UISymbolEffectCompletionContext: NSObject {
    /// Whether the effect ran to its end.
    public let isFinished: Bool
    /// The view that the effect was added to.
    public private(set) weak var sender: AnyObject?
    /// The effect that has ended; nil for a change of the image.
    public let effect: (any SymbolEffect)?
    /// How the image has changed; nil for effects.
    public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?

    init(
        isFinished: Bool, sender: AnyObject?, effect: (any SymbolEffect)? = nil,
        contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)? = nil
    ) {
        (self.isFinished, self.sender, self.effect, self.contentTransition) = (isFinished, sender, effect, contentTransition)
    }
}

/// Called when an effect of symbols has ended.
///
/// Source: UIKit, `UISymbolEffectCompletion`.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// Symbols move as a whole.
extension UIImageView {
    /// Moves the symbol once, or as often as the options say.
    ///
    /// Source: UIKit, `addSymbolEffect(_:options:animated:completion:)`.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { begin(effect, options, rounds: 1, isAnimated: animated, completion) }

    /// Moves the symbol until the effect is removed.
    ///
    /// Source: UIKit, `addSymbolEffect(_:options:animated:completion:)`.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { begin(effect, options, rounds: .infinity, isAnimated: animated, completion) }

    /// Moves the symbol until the effect is removed.
    ///
    /// Source: UIKit, `addSymbolEffect(_:options:animated:completion:)`.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { begin(effect, options, rounds: .infinity, isAnimated: animated, completion) }

    /// Ends an effect.
    ///
    /// Source: UIKit, `removeSymbolEffect(ofType:options:animated:completion:)`.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { end(effect._motion.kind, effect, options, isAnimated: animated, completion) }

    /// Ends an effect.
    ///
    /// Source: UIKit, `removeSymbolEffect(ofType:options:animated:completion:)`.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { end(effect._motion.kind, effect, options, isAnimated: animated, completion) }

    /// Ends an effect.
    ///
    /// Source: UIKit, `removeSymbolEffect(ofType:options:animated:completion:)`.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { end(effect._motion.kind, effect, options, isAnimated: animated, completion) }

    /// Ends all effects.
    ///
    /// Source: UIKit, `removeAllSymbolEffects(options:animated:)`.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        for kind in _SymbolMotion.Kind.allCases where kind != .replace { end(kind, nil, options, isAnimated: animated, nil) }
    }

    /// Shows another symbol, which comes as `contentTransition` says.
    ///
    /// Source: UIKit, `setSymbolImage(_:contentTransition:options:completion:)`.
    public func setSymbolImage(
        _ symbolImage: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        completion: UISymbolEffectCompletion? = nil
    ) {
        UIView.transition(
            with: self, duration: 0.3 / max(options.speed, 0.001), options: .transitionCrossDissolve,
            animations: { self.image = symbolImage },
            completion: { [weak self] isFinished in
                completion?(UISymbolEffectCompletionContext(isFinished: isFinished, sender: self, contentTransition: contentTransition))
            })
    }

    // MARK: Running

    private static func key(_ kind: _SymbolMotion.Kind) -> String { "symbolEffect.\(kind.rawValue)" }

    private func begin(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, rounds: Float, isAnimated: Bool, _ completion: UISymbolEffectCompletion?
    ) {
        let motion = effect._motion
        let run: CAAnimation? =
            switch motion.kind {
            case .bounce: isAnimated ? SymbolAnimations.bounce(motion, options) : nil
            case .pulse: isAnimated ? SymbolAnimations.pulse(options, rounds: rounds) : nil
            case .scale: SymbolAnimations.change("transform.scale", from: 1, to: motion.farScale, options, isAnimated: isAnimated)
            case .appear: SymbolAnimations.change("opacity", from: 0, to: layer.cgOpacity, options, isAnimated: isAnimated)
            case .disappear: SymbolAnimations.change("opacity", from: layer.cgOpacity, to: 0, options, isAnimated: isAnimated)
            case .variableColor, .wiggle, .rotate, .breathe:
                isAnimated ? SymbolAnimations.repeated(motion, options, rounds: rounds) : nil
            case .replace: nil
            }
        // What appears has disappeared no longer, and the other way round.
        if motion.kind == .appear { layer.removeAnimation(forKey: Self.key(.disappear)) }
        if motion.kind == .disappear { layer.removeAnimation(forKey: Self.key(.appear)) }
        add(run, motion.kind, effect, completion)
    }

    private func end(
        _ kind: _SymbolMotion.Kind, _ effect: (any SymbolEffect)?, _ options: SymbolEffectOptions, isAnimated: Bool,
        _ completion: UISymbolEffectCompletion?
    ) {
        let key = Self.key(kind), isRunning = layer.animation(forKey: key) != nil
        let shown = layer.presentation()
        layer.removeAnimation(forKey: key)
        let run: CAAnimation? =
            switch kind {
            case .scale:
                SymbolAnimations.change(
                    "transform.scale", from: shown.map { CGFloat($0.transform.m11) } ?? 1, to: layer.transform.m11, options,
                    isAnimated: true)
            case .pulse, .variableColor, .appear, .disappear:
                SymbolAnimations.change(
                    "opacity", from: shown.map(\.cgOpacity) ?? layer.cgOpacity, to: layer.cgOpacity, options, isAnimated: true)
            case .bounce, .replace, .wiggle, .rotate, .breathe: nil
            }
        run?.isRemovedOnCompletion = true
        add(isAnimated && isRunning ? run : nil, kind, effect, completion)
    }

    private func add(
        _ run: CAAnimation?, _ kind: _SymbolMotion.Kind, _ effect: (any SymbolEffect)?, _ completion: UISymbolEffectCompletion?
    ) {
        let notify: (Bool) -> Void = { [weak self] isFinished in
            completion?(UISymbolEffectCompletionContext(isFinished: isFinished, sender: self, effect: effect))
        }
        guard let run else { return DeferredWork.schedule { notify(true) } }
        if completion != nil {
            let tracker = AnimationTracker(completion: notify)
            tracker.add(nil, blocksTouches: false)
            tracker.close()
            run.delegate = tracker
        }
        layer.add(run, forKey: Self.key(kind))
    }
}

extension CALayer {
    fileprivate var cgOpacity: CGFloat { CGFloat(opacity) }
}
