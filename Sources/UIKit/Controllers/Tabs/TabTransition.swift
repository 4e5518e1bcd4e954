/// One page of a tab bar controller giving way to another: the callbacks in their order, the delegate's animation where it has one.
@MainActor final class TabTransition {
    private let tabs: UITabBarController
    private let from: UIViewController?
    private let to: UIViewController?
    /// Chooses the old page again, where the transition is given up.
    private let restore: () -> Void

    init(_ tabs: UITabBarController, from: UIViewController?, to: UIViewController?, restore: @escaping () -> Void) {
        (self.tabs, self.from, self.to, self.restore) = (tabs, from, to, restore)
    }

    func start() {
        let animator = customAnimator
        let isAnimated = animator != nil
        tabs.tabState.isChanging = true
        to?.beginAppearanceTransition(true, animated: isAnimated)
        from?.beginAppearanceTransition(false, animated: isAnimated)
        guard let animator, let from, let to else {
            if let to { tabs.install(to) }
            to?.callIsAppearing()
            return finish(true)
        }
        to.loadViewIfNeeded()
        tabs.view.layoutIfNeeded()
        let container = tabs.contentView
        UIView.performWithoutAnimation { tabs.prepare(to) }
        let context = TransitionContext(
            container: container, places: .exchange(from, to, in: container, frame: to.view.frame)
        ) { [self] didComplete in
            let coordinator = tabs.presentation.coordinator
            tabs.presentation.coordinator = nil
            finish(didComplete)
            coordinator?.finish(isCancelled: !didComplete)
        }
        context.use(animator, tabs.delegate?.tabBarController(tabs, interactionControllerFor: animator))
        tabs.presentation.coordinator = context.coordinator
        context.run()
        if tabs.tabState.isChanging, to.view.window != nil { to.callIsAppearing() }
    }

    private var customAnimator: (any UIViewControllerAnimatedTransitioning)? {
        guard let from, let to, UIView.areAnimationsEnabled else { return nil }
        return tabs.delegate?.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
    }

    private func finish(_ didComplete: Bool) {
        tabs.tabState.isChanging = false
        let (shown, gone) = didComplete ? (to, from) : (from, to)
        if !didComplete {
            restore()
            to?.beginAppearanceTransition(false, animated: true)
            from?.beginAppearanceTransition(true, animated: true)
        }
        gone?.viewIfLoaded?.removeFromSuperview()
        if let shown { tabs.install(shown) }
        gone?.endAppearanceTransition()
        shown?.endAppearanceTransition()
        SystemBars.shared.update()
        tabs.viewIfLoaded?.window?.windowScene?.updateOrientation(animated: true)
    }
}
