/// One page of a tab bar controller giving way to another: the callbacks in their order, the delegate's animation where it has one.
@MainActor final class TabTransition {
    private let tabs: UITabBarController
    private let from: UIViewController?
    private let to: UIViewController?

    init(_ tabs: UITabBarController, from: UIViewController?, to: UIViewController?) { (self.tabs, self.from, self.to) = (tabs, from, to) }

    func start(isByUser: Bool) {
        let animator = isByUser ? customAnimator : nil
        let isAnimated = animator != nil
        tabs.tabs.isChanging = true
        to?.beginAppearanceTransition(true, animated: isAnimated)
        from?.beginAppearanceTransition(false, animated: isAnimated)
        guard let animator, let from, let to else {
            if let to { tabs.install(to) }
            to?.callIsAppearing()
            return finish(true)
        }
        to.loadViewIfNeeded()
        tabs.view.layoutIfNeeded()
        let context = ContainerTransitionContext(container: tabs.contentView, from: from, to: to) { [self] didComplete in
            animator.animationEnded(didComplete)
            finish(didComplete)
        }
        UIView.performWithoutAnimation { tabs.prepare(to) }
        to.callIsAppearing()
        animator.animateTransition(using: context)
    }

    private var customAnimator: (any UIViewControllerAnimatedTransitioning)? {
        guard let from, let to, UIView.areAnimationsEnabled else { return nil }
        return tabs.delegate?.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
    }

    private func finish(_ didComplete: Bool) {
        tabs.tabs.isChanging = false
        from?.viewIfLoaded?.removeFromSuperview()
        if let to { tabs.install(to) }
        from?.endAppearanceTransition()
        to?.endAppearanceTransition()
        SystemBars.shared.update()
        tabs.viewIfLoaded?.window?.windowScene?.updateOrientation(animated: true)
    }
}
