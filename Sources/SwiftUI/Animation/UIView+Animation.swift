extension UIView {
    /// Animates changes of views as SwiftUI animates its own.
    ///
    /// Source: Apple's documentation of `UIView.animate(_:changes:completion:)` (iOS 18).
    @preconcurrency @MainActor public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
        let speed = animation.speed > 0 ? animation.speed : 1
        let timing: any UITimingCurveProvider
        var duration = animation.duration
        switch animation.curve {
        case .bezier(let x1, let y1, let x2, let y2, let length):
            timing = UICubicTimingParameters(controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
            duration = length / speed
        case .spring(let mass, let stiffness, let damping, let velocity):
            // Faster by `speed`: the spring of that swing.
            timing = UISpringTimingParameters(
                mass: CGFloat(mass), stiffness: CGFloat(stiffness * speed * speed), damping: CGFloat(damping * speed),
                initialVelocity: CGVector(dx: velocity, dy: velocity))
        case .custom: timing = UICubicTimingParameters(animationCurve: .easeInOut)
        }
        guard animation.repeatCount == 0 else { return repeated(animation, duration, changes, completion) }
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
        withoutActuallyEscaping(changes) { changes in
            animator.addAnimations(changes)
            animator.addCompletion { _ in completion?() }
            animator.startAnimation(afterDelay: animation.delay)
        }
    }

    /// Animates again and again.
    private static func repeated(_ animation: Animation, _ duration: Double, _ changes: () -> Void, _ completion: (() -> Void)?) {
        var options: UIView.AnimationOptions = [.repeat, .allowUserInteraction]
        if animation.autoreverses { options.insert(.autoreverse) }
        if case .bezier(0, 0, 1, 1, _) = animation.curve { options.insert(.curveLinear) }
        let count = animation.autoreverses ? animation.repeatCount / 2 : animation.repeatCount
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(withDuration: duration, delay: animation.delay, options: options) {
                if count.isFinite {
                    UIView.modifyAnimations(withRepeatCount: CGFloat(count), autoreverses: animation.autoreverses, animations: changes)
                } else {
                    changes()
                }
            } completion: { _ in
                completion?()
            }
        }
    }
}

extension UIViewRepresentableContext {
    /// Animates changes of the view as the update's transaction says; without an animation they are made at once.
    ///
    /// Source: Apple's documentation of `UIViewRepresentableContext.animate(changes:completion:)` (iOS 18).
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        guard let animation = transaction.animation, !transaction.disablesAnimations else {
            UIView.performWithoutAnimation(changes)
            completion?()
            return
        }
        UIView.animate(animation, changes: changes, completion: completion)
    }
}

extension UIViewControllerRepresentableContext {
    /// Animates changes of the controller's views as the update's transaction says; without an animation they are made at once.
    ///
    /// Source: Apple's documentation of `UIViewControllerRepresentableContext.animate(changes:completion:)` (iOS 18).
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        guard let animation = transaction.animation, !transaction.disablesAnimations else {
            UIView.performWithoutAnimation(changes)
            completion?()
            return
        }
        UIView.animate(animation, changes: changes, completion: completion)
    }
}
