// Each method is the one with a completion handler, for asynchronous code.
// Source: Apple's documentation of `UIView.animate(withDuration:delay:options:animations:completion:)` and its relatives.

extension UIView {
    /// Animates the changes that `animations` makes over `duration` seconds, and returns after the last animation.
    ///
    /// - Parameter delay: Seconds until the animation begins.
    /// - Returns: Whether all animations ran to their ends.
    @discardableResult public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { done in
            animate(withDuration: duration, delay: delay, options: options, animations: animations) { done.resume(returning: $0) }
        }
    }

    /// Animates the changes that `animations` makes over `duration` seconds, and returns after the last animation.
    ///
    /// - Returns: Whether all animations ran to their ends.
    @discardableResult public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) async -> Bool {
        await withCheckedContinuation { done in
            animate(withDuration: duration, animations: animations) { done.resume(returning: $0) }
        }
    }

    /// Animates like a spring that settles within `duration` seconds, and returns after the last animation.
    ///
    /// - Returns: Whether all animations ran to their ends.
    @discardableResult public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { done in
            animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity,
                options: options, animations: animations
            ) { done.resume(returning: $0) }
        }
    }

    /// Changes what `view` contains with a visible transition, and returns after it.
    ///
    /// - Returns: Whether the transition ran to its end.
    @discardableResult public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?
    ) async -> Bool {
        await withCheckedContinuation { done in
            transition(with: view, duration: duration, options: options, animations: animations) { done.resume(returning: $0) }
        }
    }

    /// Puts `toView` in the place of `fromView` with a visible transition, and returns after it.
    ///
    /// - Returns: Whether the transition ran to its end.
    @discardableResult public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = []
    ) async -> Bool {
        await withCheckedContinuation { done in
            transition(from: fromView, to: toView, duration: duration, options: options) { done.resume(returning: $0) }
        }
    }
}
