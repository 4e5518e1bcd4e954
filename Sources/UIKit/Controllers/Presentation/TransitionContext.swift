/// One transition as its animator and interaction controller see it, and what runs them: *UIViewControllerContextTransitioning*.
///
/// The container that makes it does everything before and after; it learns of the end by `completion`.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// The participants of a transition, with their initial and final frames.
    struct Places {
        var from: UIViewController?
        var to: UIViewController?
        var view: (UITransitionContextViewKey) -> UIView?
        var initialFrame: (UIViewController) -> CGRect
        var finalFrame: (UIViewController) -> CGRect
    }

    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    private let places: Places
    private var completion: ((Bool) -> Void)?
    private var isOver = false

    private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
    private var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// Runs the movement where the animator provides one that can be paused.
    private(set) var interruptible: (any UIViewImplicitlyAnimating)?
    /// Runs what goes along with a movement that may be paused.
    private var alongside: UIViewPropertyAnimator?
    private(set) var coordinator: TransitionCoordinator
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false

    init(
        container: UIView, style: UIModalPresentationStyle = .none, places: Places, completion: @escaping (Bool) -> Void
    ) {
        (containerView, presentationStyle, self.places, self.completion) = (container, style, places, completion)
        coordinator = TransitionCoordinator(duration: 0, containerView: container)
        super.init()
    }

    /// Takes over who moves things; an interaction controller needs an animator.
    func use(
        _ animator: (any UIViewControllerAnimatedTransitioning)?, _ interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        self.animator = animator
        self.interaction = animator == nil ? nil : interaction
        var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
        (controllers[.from], controllers[.to]) = (places.from, places.to)
        coordinator = TransitionCoordinator(
            duration: animator?.transitionDuration(using: self) ?? 0, containerView: containerView, controllers: controllers)
        coordinator.presentationStyle = presentationStyle
        if startsInteractively { beginInteraction() }
    }

    private var startsInteractively: Bool { interaction?.wantsInteractiveStart == true }

    // MARK: Course

    /// Runs the animator, or hands the transition to the interaction controller; `changes` go along.
    func run(alongside changes: @escaping () -> Void = {}) {
        if let interaction, startsInteractively || interaction is UIPercentDrivenInteractiveTransition {
            interaction.startInteractiveTransition(self)
        } else {
            startAnimation()
        }
        runAlongside(changes)
    }

    /// Runs what goes along with the movement: in a way that can be paused where the movement can.
    func runAlongside(_ changes: @escaping () -> Void = {}) {
        let body = { [coordinator] in
            changes()
            coordinator.runAlongside()
        }
        let duration = coordinator.transitionDuration
        guard !isOver else { return UIView.performWithoutAnimation(body) }
        guard isInteractive || interaction != nil || interruptible != nil else {
            return UIView.animate(withDuration: duration, animations: body)
        }
        let along = UIViewPropertyAnimator(duration: max(duration, 0.001), curve: .linear, animations: body)
        alongside = along
        if isInteractive { along.fractionComplete = coordinator.percentComplete } else { along.startAnimation() }
    }

    /// Lets the animator move things; interaction controllers call it, too.
    func startAnimation() {
        guard let animator else { return }
        guard let running = animator.interruptibleAnimator(using: self) else { return animator.animateTransition(using: self) }
        interruptible = running
        coordinator.isInterruptible = true
        if !running.isRunning { running.startAnimation() }
    }

    /// A finger moves things from here on.
    func beginInteraction() {
        isInteractive = true
        coordinator.beginInteraction()
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        isInteractive = false
        transitionWasCancelled = !didComplete
        endAlongside(didComplete)
        restoreTime()
        animator?.animationEnded(didComplete)
        let handler = completion
        completion = nil
        handler?(didComplete)
    }

    private func endAlongside(_ didComplete: Bool) {
        guard let alongside, alongside.state == .active else { return }
        alongside.stopAnimation(false)
        alongside.finishAnimation(at: didComplete ? .end : .start)
        self.alongside = nil
    }

    /// An interaction controller may have stopped the time of the container.
    private func restoreTime() {
        let layer = containerView.layer
        (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    }

    // MARK: Interaction

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        coordinator.percentComplete = percentComplete
        alongside?.fractionComplete = percentComplete
    }

    func finishInteractiveTransition() { endInteraction(isCancelled: false) }

    func cancelInteractiveTransition() {
        transitionWasCancelled = true
        endInteraction(isCancelled: true)
    }

    /// The finger has let go: the rest runs by itself.
    private func endInteraction(isCancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        coordinator.endInteraction(isCancelled: isCancelled)
        guard let alongside, alongside.state == .active else { return }
        alongside.isReversed = isCancelled
        alongside.startAnimation()
    }

    func pauseInteractiveTransition() {
        guard !isInteractive, !isOver else { return }
        transitionWasCancelled = false
        beginInteraction()
        alongside?.isReversed = false
        alongside?.pauseAnimation()
        coordinator.notifyInteraction()
    }

    // MARK: Facts

    var isAnimated: Bool { animator != nil }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { key == .to ? places.to : places.from }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { places.view(key) }
    func initialFrame(for vc: UIViewController) -> CGRect { places.initialFrame(vc) }
    func finalFrame(for vc: UIViewController) -> CGRect { places.finalFrame(vc) }
}

extension TransitionContext.Places {
    /// One child of a container takes the place of another, which fills `container`.
    @MainActor static func exchange(_ from: UIViewController, _ to: UIViewController, in container: UIView, frame: CGRect)
        -> TransitionContext.Places
    {
        TransitionContext.Places(
            from: from, to: to, view: { $0 == .to ? to.view : from.view },
            initialFrame: { $0 === from ? from.view.frame : .zero }, finalFrame: { $0 === to ? frame : .zero })
    }
}
