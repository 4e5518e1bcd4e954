/// One presentation or dismissal on its way: the views, the callbacks in their order, the animation.
@MainActor final class PresentationTransition {
    let isPresentation: Bool
    let manager: UIPresentationController
    let isAnimated: Bool
    /// Kept to the end; afterwards nobody may hold it any more.
    private let presented: UIViewController
    private let source: UIViewController?
    private var completion: (() -> Void)?
    private var isAppearingNotified = false
    private var context: TransitionContext!
    private var coordinator: TransitionCoordinator { context.coordinator }

    init(
        isPresentation: Bool, manager: UIPresentationController, isAnimated: Bool, source: UIViewController? = nil,
        completion: (() -> Void)?
    ) {
        (self.isPresentation, self.manager, self.isAnimated) = (isPresentation, manager, isAnimated)
        (presented, self.source, self.completion) = (manager.presentedViewController, source, completion)
    }

    private var presenting: UIViewController { manager.presentingViewController }
    private var containerView: UIView { manager.container! }

    // MARK: Course

    /// Begins; `isInteractive` leaves the movement to a finger on the presented view, which later ends it by `letGo`.
    func start(isInteractive: Bool = false) {
        manager.transition = self
        isPresentation ? install() : ()
        context = makeContext()
        let animator = isAnimated ? chooseAnimator() : nil
        context.use(animator, isInteractive ? nil : animator.flatMap(chooseInteraction))
        if isInteractive { context.beginInteraction() }
        presented.presentation.coordinator = coordinator
        if isPresentation { manager.notifyAdaptation(coordinator) }
        isPresentation ? manager.presentationTransitionWillBegin() : manager.dismissalTransitionWillBegin()
        notifyBegin()
        placePresentingView()
        guard !isInteractive else { return context.runAlongside() }
        run()
    }

    private func makeContext() -> TransitionContext {
        let (presented, presenting, manager, isPresentation) = (presented, presenting, manager, isPresentation)
        let coversPresenter = coversPresenter
        let places = TransitionContext.Places(
            from: isPresentation ? presenting : presented, to: isPresentation ? presented : presenting,
            view: { key in
                if (key == .to) == isPresentation { return manager.presentedView }
                return coversPresenter ? presenting.view : nil
            },
            initialFrame: { controller in
                guard controller === presented else { return manager.container?.bounds ?? .zero }
                return isPresentation ? .zero : manager.frameOfPresentedViewInContainerView
            },
            finalFrame: { controller in
                guard controller === presented else { return manager.container?.bounds ?? .zero }
                return isPresentation ? manager.frameOfPresentedViewInContainerView : .zero
            })
        return TransitionContext(container: containerView, style: manager.presentationStyle, places: places) { [self] in end($0) }
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
        container.presentation = manager
        manager.container = container
        manager.keptController = presented
        presented.loadViewIfNeeded()
        window.addSubview(container)
        manager.install(in: container)
    }

    /// Whether the presenting view leaves the screen behind the presented one.
    private var coversPresenter: Bool { manager.shouldRemovePresentersView }

    private func notifyBegin() {
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
            let isSystems = context.animator == nil || context.animator is SystemTransitionAnimator
            // A view that the app has put into the container has its place.
            if isSystems || view.superview == nil {
                view.transform = .identity
                view.frame = manager.frameOfPresentedViewInContainerView
            }
            if view.superview == nil, isSystems {
                containerView.addSubview(view)
            }
            notifyIsAppearing()
        } else if coversPresenter {
            presenting.restoreRemovedView()
        }
    }

    /// Once the presented view is in its place; custom animators put it there themselves.
    private func notifyIsAppearing() {
        guard isPresentation, !isAppearingNotified, presented.appearance.phase == .appearing, presented.viewIfLoaded?.window != nil else {
            return
        }
        isAppearingNotified = true
        presented.callIsAppearing()
    }

    private func run() {
        if context.isAnimated {
            context.run()
            return notifyIsAppearing()
        }
        if isPresentation, let view = manager.movingView, view.superview == nil { containerView.addSubview(view) }
        UIView.performWithoutAnimation { coordinator.runAlongside() }
        DeferredWork.schedule { [self] in context.completeTransition(true) }
    }

    private func chooseAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
        let custom =
            isPresentation
            ? presented.transitioningDelegate?.animationController(
                forPresented: presented, presenting: presenting, source: source ?? presenting)
            : presented.transitioningDelegate?.animationController(forDismissed: presented)
        return custom ?? manager.systemAnimator(isPresentation: isPresentation)
    }

    private func chooseInteraction(_ animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    {
        guard !(animator is SystemTransitionAnimator) else { return nil }
        return isPresentation
            ? presented.transitioningDelegate?.interactionControllerForPresentation(using: animator)
            : presented.transitioningDelegate?.interactionControllerForDismissal(using: animator)
    }

    private func end(_ didComplete: Bool) {
        manager.transition = nil
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
        if isPresentation {
            presented.beginAppearanceTransition(false, animated: isAnimated)
            if coversPresenter { presenting.presentationFamilyRoot.beginAppearanceTransition(true, animated: isAnimated) }
        }
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
    func finishNow() { context.completeTransition(true) }

    // MARK: A finger on the presented view

    func update(_ progress: CGFloat) { context.updateInteractiveTransition(progress) }
    /// The finger has let go: the presented view moves the rest of the way, or back, and `complete` follows.
    func letGo(isCancelled: Bool) { isCancelled ? context.cancelInteractiveTransition() : context.finishInteractiveTransition() }
    func complete(_ didComplete: Bool) { context.completeTransition(didComplete) }
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
