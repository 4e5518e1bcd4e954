/// Manages how a presented controller fills the screen: the views around it, its frame, the presenting view behind it.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
    public let presentedViewController: UIViewController
    open internal(set) var presentingViewController: UIViewController
    open weak var delegate: UIAdaptivePresentationControllerDelegate?
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presentedViewController.overrideChanged() }
    }

    var container: UITransitionView?
    var transition: PresentationTransition?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
        super.init()
    }

    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    open var containerView: UIView? { container }
    open var presentedView: UIView? { presentedViewController.view }
    /// Whether the presented view covers the screen, so that the presenting one is taken out when the transition is over.
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { false }
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
    open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { presentationStyle }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: Environment

    open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { self.container?.setNeedsLayout() }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}

    // MARK: For the system's own presentations

    /// Whether the presented interface lies above another one and lightens dark backgrounds.
    var isElevated: Bool { false }
    /// Whether status bar and orientation are the presented controller's business.
    var coversFullScreen: Bool {
        shouldPresentInFullscreen && presentationStyle != .custom || presentedViewController.modalPresentationCapturesStatusBarAppearance
    }
    /// The view that moves: the presented one, or what is put around it.
    var movingView: UIView? { presentedView }
    /// The animation of the presentation or dismissal where the app provides none.
    func systemAnimator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        SystemTransitionAnimator(style: presentedViewController.modalTransitionStyle, isPresentation: isPresentation, manager: self)
    }
    /// Changes that the system's animations make beside moving the view: dimming, receding.
    func animateAlong(isPresentation: Bool) {}
    /// Prepares views around the presented one.
    func install(in container: UITransitionView) {}

    /// Places the presented view; also after the container changed its size.
    func layout() {
        containerViewWillLayoutSubviews()
        if transition == nil { movingView?.frame = frameOfPresentedViewInContainerView }
        containerViewDidLayoutSubviews()
    }

    func containerSizeWillChange(to size: CGSize?, traits: UITraitCollection, coordinator: any UIViewControllerTransitionCoordinator) {
        willTransition(to: traits, with: coordinator)
        if let size { viewWillTransition(to: size, with: coordinator) }
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.layout() })
    }
}

/// Adapts a presentation and learns of its end by the user. Every method is optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    {
        adaptivePresentationStyle(for: controller)
    }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
