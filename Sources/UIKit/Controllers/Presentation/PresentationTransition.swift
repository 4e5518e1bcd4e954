/// One presentation or dismissal on its way: the views, the callbacks in their order, the animation.
@MainActor final class PresentationTransition: NSObject, UIViewControllerContextTransitioning {
    let isPresentation: Bool
    let manager: UIPresentationController
    let isAnimated: Bool
    private var completion: (() -> Void)?
    private(set) var coordinator: TransitionCoordinator!
    private var animator: (any UIViewControllerAnimatedTransitioning)?
    private var isOver = false
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false

    init(isPresentation: Bool, manager: UIPresentationController, isAnimated: Bool, completion: (() -> Void)?) {
        (self.isPresentation, self.manager, self.isAnimated, self.completion) = (isPresentation, manager, isAnimated, completion)
    }

    private var presented: UIViewController { manager.presentedViewController }
    private var presenting: UIViewController { manager.presentingViewController }
    var containerView: UIView { manager.container! }

    // MARK: Course

    /// Begins; `isInteractive` leaves the movement to a finger, which later ends it by `finishInteraction`.
    func start(isInteractive: Bool = false) {
        self.isInteractive = isInteractive
        manager.transition = self
        isPresentation ? install() : ()
        animator = isAnimated ? chooseAnimator() : nil
        coordinator = TransitionCoordinator(
            duration: animator?.transitionDuration(using: self) ?? 0, containerView: manager.container,
            controllers: [.from: isPresentation ? presenting : presented, .to: isPresentation ? presented : presenting])
        coordinator.presentationStyle = manager.presentationStyle
        if isInteractive { coordinator.beginInteraction() }
        presented.presentation.coordinator = coordinator
        isPresentation ? manager.presentationTransitionWillBegin() : manager.dismissalTransitionWillBegin()
        tellBegin()
        placePresentingView()
        guard !isInteractive else { return }
        run()
    }

    private func install() {
        guard let window = presenting.viewIfLoaded?.window else { return }
        presented.presentation.presenting = presenting
        presenting.presentation.presented = presented
        presented.appearance.isBeingPresented = true
        let container = UITransitionView(frame: window.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.takesTouches = true
        container.presenting = presenting
        manager.container = container
        presented.loadViewIfNeeded()
        window.addSubview(container)
        manager.install(in: container)
    }

    /// Whether the presenting view leaves the screen behind the presented one.
    private var coversPresenter: Bool { manager.shouldRemovePresentersView }

    private func tellBegin() {
        if isPresentation {
            if coversPresenter { presenting.presentationFamilyRoot.beginAppearanceTransition(false, animated: isAnimated) }
            presented.beginAppearanceTransition(true, animated: isAnimated)
        } else {
            presented.appearance.isBeingDismissed = true
            presented.beginAppearanceTransition(false, animated: isAnimated)
            if coversPresenter { presenting.presentationFamilyRoot.beginAppearanceTransition(true, animated: isAnimated) }
        }
    }

    /// Puts the presented view into its place, or the presenting view back under it.
    private func placePresentingView() {
        if isPresentation {
            guard let view = manager.movingView else { return }
            view.transform = .identity
            view.frame = manager.frameOfPresentedViewInContainerView
            if view.superview == nil, animator == nil || animator is SystemTransitionAnimator { containerView.addSubview(view) }
            if view.superview != nil { presented.callIsAppearing() }
        } else if coversPresenter {
            presenting.restoreRemovedView()
        }
    }

    private func run() {
        if let animator {
            animator.animateTransition(using: self)
            UIView.animate(withDuration: coordinator.transitionDuration) { self.coordinator.runAlongside() }
        } else {
            if isPresentation, let view = manager.movingView, view.superview == nil { containerView.addSubview(view) }
            UIView.performWithoutAnimation { coordinator.runAlongside() }
            DeferredWork.schedule { [self] in completeTransition(true) }
        }
    }

    private func chooseAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
        let custom =
            isPresentation
            ? presented.transitioningDelegate?.animationController(forPresented: presented, presenting: presenting, source: presenting)
            : presented.transitioningDelegate?.animationController(forDismissed: presented)
        return custom ?? manager.systemAnimator(isPresentation: isPresentation)
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        transitionWasCancelled = !didComplete
        manager.transition = nil
        animator?.animationEnded(didComplete)
        isPresentation == didComplete ? endShown() : endGone()
        coordinator.finish(isCancelled: !didComplete)
        presented.presentation.coordinator = nil
        SystemBars.shared.update()
        presenting.viewIfLoaded?.window?.windowScene?.updateOrientation(animated: true)
        let handler = completion
        completion = nil
        if didComplete { handler?() }
    }

    /// The presented view is there now: after a presentation, or after a dismissal that was cancelled.
    private func endShown() {
        if !isPresentation {
            presented.beginAppearanceTransition(true, animated: isAnimated)
            if coversPresenter { presenting.presentationFamilyRoot.beginAppearanceTransition(false, animated: isAnimated) }
        }
        if coversPresenter { presenting.removeCoveredView() }
        presented.endAppearanceTransition()
        if coversPresenter { presenting.presentationFamilyRoot.endAppearanceTransition() }
        presented.appearance.isBeingPresented = false
        presented.appearance.isBeingDismissed = false
        if isPresentation { manager.presentationTransitionDidEnd(true) } else { manager.dismissalTransitionDidEnd(false) }
    }

    /// The presented view is gone now.
    private func endGone() {
        if coversPresenter { presenting.presentationFamilyRoot.endAppearanceTransition() }
        manager.movingView?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        presented.endAppearanceTransition()
        presented.appearance.isBeingPresented = false
        presented.appearance.isBeingDismissed = false
        if isPresentation { manager.presentationTransitionDidEnd(false) } else { manager.dismissalTransitionDidEnd(true) }
        manager.detach()
    }

    /// Brings the transition to its end at once.
    func finishNow() { completeTransition(true) }

    // MARK: Interaction

    /// The finger has let go: the system moves the rest of the way.
    func finishInteraction(isCancelled: Bool) {
        isInteractive = false
        coordinator.endInteraction(isCancelled: isCancelled)
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { coordinator.percentComplete = percentComplete }
    func finishInteractiveTransition() { finishInteraction(isCancelled: false) }
    func cancelInteractiveTransition() {
        transitionWasCancelled = true
        finishInteraction(isCancelled: true)
    }
    func pauseInteractiveTransition() {}

    // MARK: Context

    var presentationStyle: UIModalPresentationStyle { manager.presentationStyle }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        (key == .to) == isPresentation ? presented : presenting
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if (key == .to) == isPresentation { return manager.presentedView }
        return coversPresenter ? presenting.view : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === presented ? (isPresentation ? .zero : manager.frameOfPresentedViewInContainerView) : containerView.bounds
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === presented ? (isPresentation ? manager.frameOfPresentedViewInContainerView : .zero) : containerView.bounds
    }
}

extension UIViewController {
    var presentationFamilyRoot: UIViewController { self }

    /// The views around this controller's view, which go and come with it.
    private var outerView: UIView? {
        guard let view = viewIfLoaded else { return nil }
        return (view.superview as? UIDropShadowView) ?? view
    }

    /// Takes the view out of the hierarchy while a full-screen presentation covers it.
    func removeCoveredView() {
        guard let outer = outerView, let superview = outer.superview else { return }
        covered = CoveredView(view: outer, superview: superview)
        outer.removeFromSuperview()
    }

    /// Puts the view back that a full-screen presentation covered.
    func restoreRemovedView() {
        guard let covered else { return }
        self.covered = nil
        covered.view.frame = covered.superview.bounds
        covered.superview.addSubview(covered.view)
    }
}

/// A view that is out of the hierarchy while something covers it, and where it belongs.
struct CoveredView {
    let view: UIView
    let superview: UIView
}
