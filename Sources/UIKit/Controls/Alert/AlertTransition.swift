/// Presents alerts: dims what is behind and brings the alert in.
final class AlertTransition: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { AlertPresentationController(presentedViewController: presented, presenting: presenting) }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { AlertAnimator(isPresenting: true) }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        AlertAnimator(isPresenting: false)
    }
}

/// Places an alert in the middle or an action sheet at the bottom, over a dimmed screen.
final class AlertPresentationController: UIPresentationController {
    private let dimming = AlertDimmingView()

    override var shouldPresentInFullscreen: Bool { false }
    override var placesPresentedView: Bool { true }
    override var presentationStyle: UIModalPresentationStyle { .custom }
    override func systemAnimator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        AlertAnimator(isPresenting: isPresentation)
    }

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.onTap = { [weak self] in if self?.alert?.preferredStyle == .actionSheet { self?.alert?.cancel() } }
        dimming.onKeyboard = { [weak self] in self?.updateForKeyboard() }
        dimming.frame = containerView.bounds
        dimming.alpha = 0
        containerView.insertSubview(dimming, at: 0)
        presentingViewController.view.tintAdjustmentMode = .dimmed
        fade(to: 1)
    }

    override func dismissalTransitionWillBegin() {
        presentingViewController.view.tintAdjustmentMode = .automatic
        fade(to: 0)
    }

    private func fade(to alpha: CGFloat) {
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimming.alpha = alpha
            return
        }
        coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = alpha })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { dimming.removeFromSuperview() } }
    override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { dimming.removeFromSuperview() } }

    override func containerViewWillLayoutSubviews() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
    }

    /// The alert stays in the middle of what the keyboard leaves. It may be growing into place meanwhile, which its transform does.
    private func updateForKeyboard() {
        guard let view = presentedView, alert?.preferredStyle == .alert else { return }
        let frame = frameOfPresentedViewInContainerView
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let view = presentedView as? AlertView else { return .zero }
        let bounds = containerView.bounds
        var safe = containerView.safeAreaInsets
        let scale = max(view.traitCollection.displayScale, 1)
        func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        if alert?.preferredStyle == .actionSheet {
            let width = min(bounds.width, bounds.height) - 16
            let bottom = max(safe.bottom, 8)
            let size = view.size(width: width, maximumHeight: bounds.height - safe.top - bottom - 8)
            return CGRect(
                x: snap((bounds.width - size.width) / 2), y: bounds.height - bottom - size.height, width: size.width, height: size.height)
        }
        safe.bottom = max(safe.bottom, KeyboardController.shared.overlap(with: containerView))
        let isLarge = view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let width = isLarge ? min(bounds.width, bounds.height) - 2 * AlertMetrics.largeTextMargin : AlertMetrics.width
        let size = view.size(width: width, maximumHeight: bounds.height - safe.top - safe.bottom - 16)
        let middle = (safe.top + bounds.height - safe.bottom) / 2
        return CGRect(x: snap((bounds.width - size.width) / 2), y: snap(middle - size.height / 2), width: size.width, height: size.height)
    }
}

/// The veil behind an alert.
final class AlertDimmingView: UIView, KeyboardAvoiding {
    var onTap: (() -> Void)?
    var onKeyboard: () -> Void = {}

    func keyboardMoved(_ overlap: CGFloat) { onKeyboard() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap?() }
    // Touches beside an alert end here.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Alerts grow in from 1.2 times their size and fade out; action sheets slide.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    private func isSheet(_ context: (any UIViewControllerContextTransitioning)?) -> Bool {
        let controller = context?.viewController(forKey: isPresenting ? .to : .from)
        return (controller as? UIAlertController)?.preferredStyle == .actionSheet
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        isSheet(transitionContext) ? 0.4 : 0.2
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let controller = context.viewController(forKey: isPresenting ? .to : .from), let view = controller.view else {
            context.completeTransition(false)
            return
        }
        let isSheet = isSheet(context)
        if isPresenting {
            context.containerView.addSubview(view)
            view.frame = context.finalFrame(for: controller)
            view.layoutIfNeeded()
        }
        let below = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height - view.frame.minY)
        let hidden = isSheet ? below : isPresenting ? CGAffineTransform(scaleX: 1.2, y: 1.2) : .identity
        if isPresenting {
            view.transform = hidden
            view.alpha = isSheet ? 1 : 0
        }
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: [.curveEaseOut]) { [isPresenting] in
            view.transform = isPresenting ? .identity : hidden
            view.alpha = isPresenting || isSheet ? 1 : 0
        } completion: { [isPresenting] finished in
            if !isPresenting { view.removeFromSuperview() }
            view.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
