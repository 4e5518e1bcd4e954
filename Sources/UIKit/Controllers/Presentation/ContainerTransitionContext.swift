/// What the animator of an app gets for a transition between two children of a container.
@MainActor final class ContainerTransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    private let from: UIViewController
    private let to: UIViewController
    private let completion: (Bool) -> Void
    private var isOver = false
    private(set) var transitionWasCancelled = false

    init(container: UIView, from: UIViewController, to: UIViewController, completion: @escaping (Bool) -> Void) {
        (containerView, self.from, self.to, self.completion) = (container, from, to, completion)
    }

    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() { transitionWasCancelled = true }
    func pauseInteractiveTransition() {}

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        transitionWasCancelled = !didComplete
        completion(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { key == .to ? to : from }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .to ? to.view : from.view }
    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }
}
