/// Collects what runs beside a transition and runs it.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private var animations: [Handler] = []
    private var completions: [Handler] = []
    private var interactionHandlers: [Handler] = []
    private var hasRun = false
    let transitionDuration: TimeInterval
    let targetTransform: CGAffineTransform
    private let container: UIView?
    private let controllers: [UITransitionContextViewControllerKey: UIViewController]

    var presentationStyle = UIModalPresentationStyle.none
    var initiallyInteractive = false
    private(set) var isInteractive = false
    private(set) var isCancelled = false
    var percentComplete: CGFloat = 0
    private(set) var isOver = false

    init(
        duration: TimeInterval, containerView: UIView?, targetTransform: CGAffineTransform = .identity,
        controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
    ) {
        transitionDuration = duration
        container = containerView
        self.targetTransform = targetTransform
        self.controllers = controllers
    }

    var isAnimated: Bool { transitionDuration > 0 }
    var isInterruptible = false
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var containerView: UIView { container ?? UIView() }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { controllers[key == .from ? .from : .to]?.viewIfLoaded }

    @discardableResult func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
        guard !isOver else { return false }
        if let animation { hasRun ? animation(self) : animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) { interactionHandlers.append(handler) }

    func beginInteraction() {
        if !hasRun { initiallyInteractive = true }
        (isInteractive, isCancelled) = (true, false)
    }

    /// The finger has let go: the rest runs by itself.
    func endInteraction(isCancelled: Bool) {
        isInteractive = false
        self.isCancelled = isCancelled
        notifyInteraction()
    }

    /// Tells that a finger has taken the transition over, or let go of it.
    func notifyInteraction() { for handler in interactionHandlers { handler(self) } }

    /// Runs what was registered; call it inside the transition's animation block.
    func runAlongside() {
        hasRun = true
        let handlers = animations
        animations = []
        for handler in handlers { handler(self) }
    }

    func finish(isCancelled: Bool) {
        self.isCancelled = isCancelled
        isOver = true
        let handlers = completions
        completions = []
        for handler in handlers { handler(self) }
    }
}
