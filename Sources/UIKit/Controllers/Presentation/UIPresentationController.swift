/// Manages how a presented controller fills the screen: the views around it, its frame, the presenting view behind it.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
    /// Kept only while it is presented, as it keeps this controller itself.
    private weak var presented: UIViewController?
    private weak var presenting: UIViewController?
    /// The presented controller from the beginning to the end of its presentation.
    var keptController: UIViewController?

    open var presentedViewController: UIViewController {
        guard let controller = keptController ?? presented else {
            uncaughtException(.internalInconsistency, "The view controller of \(self) is gone: it was never presented, or is dismissed")
        }
        return controller
    }
    open internal(set) var presentingViewController: UIViewController {
        get { presenting ?? presentedViewController }
        set { presenting = newValue }
    }
    open weak var delegate: UIAdaptivePresentationControllerDelegate?
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presentedViewController.overrideChanged() }
    }

    var container: UITransitionView?
    var transition: PresentationTransition?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        (presented, presenting) = (presentedViewController, presentingViewController)
        super.init()
    }

    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    open var containerView: UIView? { container }
    open var presentedView: UIView? { presentedViewController.view }
    /// Whether the presented view covers the screen, so that the presenting one is taken out when the transition is over.
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { false }
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
    /// The style for the traits there are now; `none` where nothing has to be adapted.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }
    /// The style for compact environments, as the delegate says; `none` keeps the style as it is.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
    }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before each layout of the container's subviews, where an app's class places its views.
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

    // MARK: Adaptation

    /// The style that replaces `presentationStyle` now; `none` for none.
    private(set) var adaptedStyle = UIModalPresentationStyle.none
    /// Whether the style is one that gives way in compact environments.
    var isAdaptive: Bool { [.automatic, .pageSheet, .formSheet, .popover].contains(presentationStyle) }

    /// Asks for the style that suits `traits`, of compact ones only.
    func adapt(to traits: UITraitCollection) {
        let isCompact = traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact
        let wanted = isAdaptive && isCompact ? adaptivePresentationStyle(for: traits) : .none
        adaptedStyle = wanted == presentationStyle || wanted == .automatic ? .none : wanted
    }

    func notifyAdaptation(_ coordinator: any UIViewControllerTransitionCoordinator) {
        guard isAdaptive else { return }
        delegate?.presentationController(self, willPresentWithAdaptiveStyle: adaptedStyle, transitionCoordinator: coordinator)
    }

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
        let presenter = presentingViewController
        if let zoom = presentedViewController.zoomAnimator(isArrival: isPresentation, over: presenter, manager: self) { return zoom }
        if case .system(let style)? = presentedViewController.preferredTransition?.kind {
            return SystemTransitionAnimator(style: style, isPresentation: isPresentation, manager: self)
        }
        let isContexts =
            [.currentContext, .overCurrentContext].contains(presentationStyle) && presenter.definesPresentationContext
            && presenter.providesPresentationContextTransitionStyle
        let style = (isContexts ? presenter : presentedViewController).modalTransitionStyle
        return SystemTransitionAnimator(style: style, isPresentation: isPresentation, manager: self)
    }
    /// Changes that the system's animations make beside moving the view: dimming, receding.
    func animateAlong(isPresentation: Bool) {}
    /// Prepares views around the presented one.
    func install(in container: UITransitionView) {}

    /// Whether the presented view gets its frame again when the container changes its size. A class of an app's does that by itself, in
    /// `containerViewWillLayoutSubviews()` perhaps, or moves the view as a sheet that the user drags.
    var placesPresentedView: Bool { type(of: self) == UIPresentationController.self }

    /// Places the presented view; also after the container changed its size.
    func layout() {
        if transition == nil, placesPresentedView { movingView?.frame = frameOfPresentedViewInContainerView }
        containerView?.setNeedsLayout()
        containerView?.layoutIfNeeded()
    }

    func containerSizeWillChange(to size: CGSize?, traits: UITraitCollection, coordinator: any UIViewControllerTransitionCoordinator) {
        let old = adaptedStyle
        adapt(to: traits)
        if old != adaptedStyle { notifyAdaptation(coordinator) }
        willTransition(to: traits, with: coordinator)
        if let size { viewWillTransition(to: size, with: coordinator) }
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.layout() })
    }
}

/// Adapts a presentation and learns of its end by the user. Every method is optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    /// A controller to present instead while the style is adapted, such as a navigation controller around the presented one.
    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Called before a presentation and before its style changes; `none` stands for the style as it was asked for.
    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Called before the adapted presentation, with the presentation controller that manages it.
    func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    // A delegate that says nothing: sheets stay what they are, popovers become sheets. `none` is for popovers to stay popovers.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .automatic }
    public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    {
        adaptivePresentationStyle(for: controller)
    }
    public func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    public func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    public func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
    ) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
