extension UIViewController {
    /// Presents a controller, and returns once it is on the screen.
    ///
    /// Source: Apple's documentation of `UIViewController.present(_:animated:completion:)`.
    public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
        await withCheckedContinuation { done in present(viewControllerToPresent, animated: flag) { done.resume() } }
    }

    /// Dismisses what this controller presents, or else the controller itself, and returns once it is gone.
    ///
    /// Source: Apple's documentation of `UIViewController.dismiss(animated:completion:)`.
    public func dismiss(animated flag: Bool) async {
        await withCheckedContinuation { done in dismiss(animated: flag) { done.resume() } }
    }

    /// Exchanges the views of two children, and returns after the transition.
    ///
    /// - Returns: Whether the transition ran to its end.
    ///
    /// Source: Apple's documentation of `UIViewController.transition(from:to:duration:options:animations:completion:)`.
    @discardableResult public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?
    ) async -> Bool {
        await withCheckedContinuation { done in
            transition(
                from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations
            ) { done.resume(returning: $0) }
        }
    }
}

extension UIPageViewController {
    /// Shows other pages, and returns after they have been turned.
    ///
    /// - Returns: Whether the pages were turned to the end.
    ///
    /// Source: Apple's documentation of `UIPageViewController.setViewControllers(_:direction:animated:completion:)`.
    @discardableResult public func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool
    ) async -> Bool {
        await withCheckedContinuation { done in
            setViewControllers(viewControllers, direction: direction, animated: animated) { done.resume(returning: $0) }
        }
    }
}
