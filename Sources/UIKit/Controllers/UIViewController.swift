@_spi(Quince) import QuinceFoundation

/// Manages a view and its life: loads it, shows and hides it, presents other controllers, contains children.
///
/// Everything that subclasses override is declared here; the work is done in the extensions beside this file.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
    var viewState = ControllerViewState()
    var family = ControllerFamily()
    var appearance = ControllerAppearance()
    var presentation = ControllerPresentation()
    var environment = ControllerEnvironment()
    var unavailableContent: UnavailableContent?
    /// The view's place in the hierarchy, to be restored after the full-screen presentation that covers it; nil otherwise.
    var covered: CoveredView?
    /// The storyboard the controller came from; owned by Storyboards.
    package var storyboardSlot: AnyObject?
    /// The data with which Storyboards loads the view and performs segues; owned by Storyboards.
    package var interfaceSlot: AnyObject?
    /// The controller's items in the bars of its containers.
    var containerItems = ContainerItems()

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        viewState.nibName = nibNameOrNil
        viewState.nibBundle = nibBundleOrNil
    }

    @preconcurrency @MainActor public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        super.init()
        coder.decodeInterface(of: self, as: UIViewController.self)
    }

    // MARK: View

    /// The view; asking for it loads it.
    open var view: UIView! {
        get { requestedView }
        set { setView(newValue) }
    }
    open var viewIfLoaded: UIView? { viewState.view }
    open var isViewLoaded: Bool { viewState.view != nil }
    open func loadViewIfNeeded() { _ = requestedView }
    /// Makes the view: the storyboard's or nib's, else a plain one.
    open func loadView() { loadDefaultView() }
    open func viewDidLoad() {}
    open var nibName: String? { viewState.nibName }
    open var nibBundle: Bundle? { viewState.nibBundle }

    /// Configures the controller and its view, before layout; the default does nothing. Changes of observable objects that it reads run it
    /// again.
    ///
    /// Source: Apple's documentation of `UIViewController.updateProperties()` (iOS 26).
    open func updateProperties() {}
    /// Runs `updateProperties()` before the next layout.
    open func setNeedsUpdateProperties() {
        environment.needsPropertyUpdate = true
        viewIfLoaded?.layer.setNeedsLayout()
    }
    /// Runs what `setNeedsUpdateProperties()` has asked for at once.
    open func updatePropertiesIfNeeded() { viewIfLoaded?.runPropertyUpdatesInSubtree() }
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    // MARK: Appearance

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether the controller appears because it is being presented, in itself or in an ancestor.
    open var isBeingPresented: Bool { appearance.isBeingPresented }
    open var isBeingDismissed: Bool { appearance.isBeingDismissed }
    open var isMovingToParent: Bool { appearance.isMovingToParent }
    open var isMovingFromParent: Bool { appearance.isMovingFromParent }

    // MARK: Containment

    open var parent: UIViewController? { family.parent }
    open var children: [UIViewController] { family.children }
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    open func removeFromParent() { leaveParent() }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    /// Exchanges the views of two children.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, toViewController, duration: duration, options: options, animations: animations, completion: completion)
    }
    /// The children that appear and disappear together with this controller.
    var appearanceChildren: [UIViewController] { children }
    /// Whether the controller itself says when its children appear, instead of the moves of their views into and out of windows.
    var decidesAppearanceOfChildren: Bool { !shouldAutomaticallyForwardAppearanceMethods }
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(isAppearing: isAppearing, animated: animated)
    }
    open func endAppearanceTransition() { endTransition() }

    // MARK: Containers

    /// The nearest navigation controller this one is in.
    open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
    /// The nearest tab bar controller this one is in.
    open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
    /// The tab that shows the controller, or the container it is in; nil where a tab bar controller has controllers instead of tabs.
    ///
    /// Source: Apple's documentation of `UIViewController.tab` (iOS 18).
    open var tab: UITab? { tabBarController?.tabStore.tab(showing: self) }
    /// The nearest split view controller this one is in.
    open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
    /// Called on the primary controller when the columns become one; navigation controllers push the secondary one, others leave it away.
    open func collapseSecondaryViewController(_ secondaryViewController: UIViewController, for splitViewController: UISplitViewController) {
    }
    /// Called on the primary controller when one becomes two: what is to be the secondary one; nil for what was there before.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }
    /// The controller's item in a tab bar; created on first access with the controller's title.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { replaceTabBarItem(newValue) }
    }
    /// The controller's item in a navigation bar; created on first access with the controller's title.
    open var navigationItem: UINavigationItem { ownNavigationItem }
    /// The items in the toolbar of a navigation controller while this controller is at its top; nil for none.
    open var toolbarItems: [UIBarButtonItem]? {
        get { containerItems.toolbar }
        set { setToolbarItems(newValue, animated: false) }
    }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { replaceToolbarItems(toolbarItems, animated) }

    /// The scroll view whose position decides on the look of bars at `edge`; set it where UIKit does not find it by itself.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) { containerItems.set(scrollView, edge) }
    /// The scroll view whose position decides on the look of all bars.
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { containerItems.scrollView(edge) }
    /// The scroll view that bars at `edge` follow: the app's, or the one that lies at the back of the view.
    func trackedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollView(for: edge) ?? backmostScrollView }
    /// The scroll view that bars below the controller's view follow.
    package var bottomScrollView: UIScrollView? { trackedScrollView(for: .bottom) }
    /// Called when a scroll view inside moved or changed its size or insets; containers let their bars follow.
    func contentScrolled(_ scrollView: UIScrollView) {}

    // MARK: Touches

    // Dynamic, because apps like to override them in extensions: a touch anywhere puts the keyboard away.

    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
    }
    open dynamic override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionBegan(motion, with: event) }
    open dynamic override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionEnded(motion, with: event) }

    // MARK: Presentation

    open var presentedViewController: UIViewController? { nearestPresented }
    open var presentingViewController: UIViewController? { nearestPresenting }
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { startDismissal(animated: flag, completion: completion) }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic { didSet { presentationStyleChanged(from: oldValue) } }
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open var definesPresentationContext = false
    /// Whether controllers presented over this one's context come in its `modalTransitionStyle`.
    open var providesPresentationContextTransitionStyle = false
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
    /// The manager of the presentation; before it, the one there will be by `modalPresentationStyle`.
    open var presentationController: UIPresentationController? { presentationControllerForApps }
    /// The popover that presents this controller, or will: for setting it up.
    open var popoverPresentationController: UIPopoverPresentationController? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.presentation.popover).first
            ?? presentationController as? UIPopoverPresentationController
    }
    open var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }
    open var transitionCoordinator: UIViewControllerTransitionCoordinator? { currentTransitionCoordinator }

    open func show(_ vc: UIViewController, sender: Any?) { showByAncestor(vc, sender: sender) }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailByAncestor(vc, sender: sender) }
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        ancestor(performing: action, sender: sender)
    }

    // MARK: Storyboards

    /// The storyboard the controller was made from.
    open var storyboard: UIStoryboard? { storyboardSlot as? UIStoryboard }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Performs the segue with this identifier without asking `shouldPerformSegue`; an unknown one ends the app.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { performStoryboardSegue(identifier, sender: sender) }
    /// Whether an unwind segue with this action may lead here; the default is whether the class has the action.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender ?? self)
    }
    /// The older way to say so.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any) -> Bool {
        takesUnwindAction(action)
    }
    /// The children that are searched for the destination of an unwind segue, in this order: all but the one it comes from.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        standardChildrenForUnwinding(source)
    }
    /// The child an unwind segue comes from: the one that is, or contains, its source.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { childOnTheWay(to: source.source) }
    /// Brings a child to the front, on the way to the destination of an unwind segue; containers of apps override it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        showForUnwinding(subsequentVC, animated: unwindSegue.isAnimated)
    }

    // MARK: Title and editing

    open var title: String? {
        didSet { titleChanged() }
    }
    open var isEditing: Bool {
        get { environment.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { editingChanged(to: editing) }
    /// A bar button that turns `isEditing` on and off, titled Edit and Done in turn.
    open var editButtonItem: UIBarButtonItem { sharedEditButtonItem }
    open var hidesBottomBarWhenPushed = false

    // MARK: Size, safe area and orientation

    open var preferredContentSize = CGSize.zero {
        didSet { if oldValue != preferredContentSize { preferredContentSizeChanged() } }
    }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            child.viewWillTransition(to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
        }
        notifyRotation(with: coordinator)
    }
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if oldValue != additionalSafeAreaInsets { viewIfLoaded?.updateSafeArea() } }
    }
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if oldValue != viewRespectsSystemMinimumLayoutMargins { viewIfLoaded?.marginsChanged() } }
    }
    open var edgesForExtendedLayout: UIRectEdge = .all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true

    /// The safe area of a child's view; containers add their bars.
    func safeArea(ofChild child: UIViewController, inherited: UIEdgeInsets) -> UIEdgeInsets { inherited }

    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { defaultOrientations }
    open var shouldAutorotate: Bool { true }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var interfaceOrientation: UIInterfaceOrientation { viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait }
    // Before iOS 8 these told of rotations; controllers that do not override `viewWillTransition(to:with:)` still hear of them.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    /// Stands the interface in an orientation that the controllers support now.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { updateSupportedOrientations() }
    /// Turns the interface as the device is held.
    open class func attemptRotationToDeviceOrientation() { rotateToDeviceOrientation() }

    // MARK: Status bar and home indicator

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() { SystemBars.shared.update() }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { SystemBars.shared.update() }
    // The system's gestures at the edges are buttons beside the screen in Quince: there is nothing to defer.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    // MARK: Traits

    open var traitCollection: UITraitCollection { resolvedTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if oldValue != overrideUserInterfaceStyle { overrideChanged() } }
    }
    /// Replaces traits of a child; nil ends that.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        replaceTraits(collection, ofChild: childViewController)
    }
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        environment.childOverrides[ObjectIdentifier(childViewController)]
    }

    // MARK: Keys

    /// Adds a command for keys of the hardware keyboard, besides `keyCommands`.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
    private(set) var addedKeyCommands: [UIKeyCommand] = []

    // MARK: Previewing

    /// The actions in the menu beside the controller's preview. The default is empty.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    // MARK: Without content

    /// The content to show above the view while the controller has none of its own; nil for nothing.
    open var contentUnavailableConfiguration: UIContentConfiguration? {
        get { unavailableContent?.configuration }
        set { showUnavailableContent(newValue) }
    }
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { unavailableState }
    /// Has `updateContentUnavailableConfiguration(using:)` called soon.
    open func setNeedsUpdateContentUnavailableConfiguration() { scheduleUnavailableUpdate() }
    /// Sets `contentUnavailableConfiguration` as there is content or not; override it.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Rest

    open func didReceiveMemoryWarning() {}
    open var restorationIdentifier: String?
    open override var next: UIResponder? { viewState.view?.superview ?? family.parent }
    open dynamic override var description: String { "<\(className(of: self)): \(addressText(of: self))>" }

    nonisolated public class var showDetailTargetDidChangeNotification: Notification.Name {
        Notification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
    }
}
