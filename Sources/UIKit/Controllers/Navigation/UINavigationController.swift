import DeviceRuntime
@_spi(Quince) import QuinceFoundation

/// A stack of controllers of which the top one shows, under a bar that leads back.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    var stack: [UIViewController] = []
    var transition: NavigationTransition?
    private var barClasses: (navigationBar: AnyClass?, toolbar: AnyClass?)
    var bars = NavigationBars()
    private lazy var ownNavigationBar = makeNavigationBar()
    private lazy var ownToolbar = makeToolbar()
    let contentView = NavigationTransitionView(frame: .zero)
    private lazy var edgePan = makeEdgePan()
    private(set) lazy var gestures = NavigationGestures(self)

    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar above the controllers.
    open var navigationBar: UINavigationBar { ownNavigationBar }
    /// The bar at the bottom with the top controller's `toolbarItems`; hidden at first.
    open var toolbar: UIToolbar! { ownToolbar }
    var barHiding = BarHiding()
    private lazy var barTap = makeBarTap()
    private lazy var barSwipe = makeBarSwipe()

    /// Whether a swipe up takes the bars away and one down brings them back.
    open var hidesBarsOnSwipe: Bool {
        get { barHiding.onSwipe }
        set {
            barHiding.onSwipe = newValue
            barSwipe.isEnabled = newValue
        }
    }
    /// Whether taps beside controls take the bars away and bring them back.
    open var hidesBarsOnTap: Bool {
        get { barHiding.onTap }
        set {
            barHiding.onTap = newValue
            barTap.isEnabled = barHiding.listensToTaps
        }
    }
    /// Whether the bars are away while the vertical size class is compact; taps beside controls bring them back there.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { barHiding.whenVerticallyCompact }
        set {
            barHiding.whenVerticallyCompact = newValue
            barTap.isEnabled = barHiding.listensToTaps
            heightClassChanged()
        }
    }
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barTap }
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barSwipe }
    /// Whether the keyboard takes the bars away. They stay away when it goes, until a tap beside controls.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { barHiding.whenKeyboardAppears }
        set {
            barHiding.whenKeyboardAppears = newValue
            barTap.isEnabled = barHiding.listensToTaps
            barHiding.keyboard = newValue ? KeyboardWatch { [weak self] in self?.keyboardAppears() } : nil
        }
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A stack with one controller, which cannot be popped.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        barClasses = (navigationBarClass, toolbarClass)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(of: self, as: UINavigationController.self)
    }

    // MARK: Stack

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentation.presented ?? stack.last }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else {
            uncaughtException(
                .invalidArgument,
                "\(self) is pushing the same view controller instance (\(viewController)) more than once which is not supported and is most likely an error in the application : \(AppInformation.main.string("CFBundleIdentifier") ?? "")"
            )
        }
        change(to: stack + [viewController], operation: .push, animated: animated)
    }

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let popped = stack.last
        change(to: Array(stack.dropLast()), operation: .pop, animated: animated)
        return popped
    }

    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            uncaughtException(.invalidArgument, "Tried to pop to a view controller that doesn't exist.")
        }
        let popped = Array(stack[(index + 1)...])
        if !popped.isEmpty { change(to: Array(stack[...index]), operation: .pop, animated: animated) }
        return popped
    }

    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let isKnown = viewControllers.last.map { last in stack.contains { $0 === last } } ?? false
        change(to: viewControllers, operation: isKnown ? .pop : .push, animated: animated && !stack.isEmpty)
    }

    /// The back button: down the stack or, from its bottom, out of this controller.
    private func goBack() {
        if stack.count == 1, let leave = bars.leaveOuter { leave() } else { popViewController(animated: true) }
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: UIView.areAnimationsEnabled) }

    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        splitViewController.push(secondaryViewController, for: .secondary, animated: false)
    }
    open override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        splitViewController.takeSecondary(from: self)
    }

    private func change(to new: [UIViewController], operation: Operation, animated: Bool) {
        transition?.finishNow()
        let old = stack
        guard old.map(ObjectIdentifier.init) != new.map(ObjectIdentifier.init) else { return }
        for controller in new where controller.parent !== self { adopt(controller) }
        let gone = old.filter { controller in !new.contains { $0 === controller } }
        for controller in gone { controller.willMove(toParent: nil) }
        stack = new
        noteBottomBars()
        let (from, to) = (old.last, new.last)
        let isVisible = appearance.phase == .appeared || appearance.phase == .appearing
        guard from !== to, let to, isViewLoaded, isVisible else { return finishUnseen(gone, from) }
        for controller in [to] where !old.contains(where: { $0 === controller }) { controller.appearance.isMovingToParent = true }
        if let from, gone.contains(where: { $0 === from }) { from.appearance.isMovingFromParent = true }
        let transition = NavigationTransition(
            self, from: from, to: to, operation: operation, old: old, gone: gone, isAnimated: animated && UIView.areAnimationsEnabled)
        self.transition = transition
        transition.start()
    }

    /// The stack changed without the screen.
    private func finishUnseen(_ gone: [UIViewController], _ from: UIViewController?) {
        for controller in gone {
            wrapper(of: controller)?.removeFromSuperview()
            controller.removeFromParent()
        }
        if let from, from !== stack.last { wrapper(of: from)?.removeFromSuperview() }
        for controller in stack where !gone.contains(where: { $0 === controller }) { controller.didMove(toParent: self) }
        if isViewLoaded { showItems(animated: false) }
        tabBarController?.updateBarPresence()
    }

    // MARK: Views

    open override func loadView() {
        let view = NavigationLayoutView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = view.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentView)
        view.addSubview(navigationBar)
        toolbar.isHidden = bars.isToolbarHidden
        view.addSubview(toolbar)
        view.addGestureRecognizer(edgePan)
        self.view = view
        attachBarRecognizers()
        showItems(animated: false)
    }

    open dynamic override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        heightClassChanged()
    }

    private func makeNavigationBar() -> UINavigationBar { adopted(makeBar(barClasses.navigationBar) ?? UINavigationBar(frame: .zero)) }

    private func adopted(_ bar: UINavigationBar) -> UINavigationBar {
        bar.backAction = { [weak self] in self?.goBack() }
        bar.isHidden = bars.isHidden
        return bar
    }

    /// Puts a bar of the app's own in place of the controller's, as apps do by key-value coding.
    func replaceNavigationBar(_ bar: UINavigationBar) {
        guard bar !== ownNavigationBar else { return }
        let old = ownNavigationBar
        old.backAction = nil
        ownNavigationBar = adopted(bar)
        guard let parent = old.superview else { return }
        old.setItems([], animated: false)
        parent.insertSubview(bar, aboveSubview: old)
        old.removeFromSuperview()
        showItems(animated: false)
        placeBars()
    }

    private func makeToolbar() -> UIToolbar { makeBar(barClasses.toolbar) ?? UIToolbar(frame: .zero) }

    /// A bar of the class the app named.
    private func makeBar<Bar: UIView>(_ type: AnyClass?) -> Bar? {
        guard let type, type != Bar.self else { return nil }
        return ObjectRuntime.make(type, by: .frame, [CGRect.zero]) as? Bar
    }

    /// The top controller, whose view is put into place first: it appears together with this one.
    override var decidesAppearanceOfChildren: Bool { true }

    override var appearanceChildren: [UIViewController] {
        guard let top = stack.last else { return [] }
        if isViewLoaded, transition == nil { install(top) }
        return [top]
    }

    /// Puts a controller's view under the bar.
    @discardableResult func install(_ controller: UIViewController) -> UIView {
        let wrapper = wrapper(of: controller) ?? ControllerWrapperView(frame: contentView.bounds)
        if wrapper.superview !== contentView {
            wrapper.frame = contentView.bounds
            wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(wrapper)
        }
        // The bar has its size when the first controller loads its view: apps measure it in `viewDidLoad`.
        if navigationBar.bounds.isEmpty { placeBars() }
        let view = controller.requestedView
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = contentFrame(of: controller, in: wrapper.bounds)
        if view.superview !== wrapper { wrapper.addSubview(view) }
        return wrapper
    }

    func wrapper(of controller: UIViewController) -> UIView? { controller.viewIfLoaded?.superview as? ControllerWrapperView }

    override func safeArea(ofChild child: UIViewController, inherited: UIEdgeInsets) -> UIEdgeInsets {
        safeAreaBesideBars(of: child, inherited)
    }

    open dynamic override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        edgePan.edges = view.readsFromRight ? .right : .left
        layoutBars()
    }

    override func contentScrolled(_ scrollView: UIScrollView) { handleScrolling(of: scrollView) }
    override func trackedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { stack.last?.trackedScrollView(for: edge) }

    // MARK: Bars

    open var isNavigationBarHidden: Bool {
        get { bars.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideNavigationBar(hidden, animated) }

    open var isToolbarHidden: Bool {
        get { bars.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated) }

    /// Seconds the bar takes to come and go.
    public class var hideShowBarDuration: CGFloat { 0.2 }

    // MARK: Life cycle

    // What apps like to override in extensions is dynamic: a swipe back where the bar is hidden, the look of every screen's bar.
    open dynamic override func viewDidLoad() { super.viewDidLoad() }
    open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    open dynamic override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    open dynamic override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }

    // MARK: Status bar and orientation

    // What apps like to override in extensions is dynamic.

    /// Light where the bar's style is black and the controllers are not asked.
    open dynamic override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .default ? super.preferredStatusBarStyle : .lightContent
    }
    open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    open dynamic override var childForStatusBarHidden: UIViewController? { stack.last }
    open dynamic override var childForStatusBarStyle: UIViewController? { bars.isHidden ? stack.last : nil }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }
    open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? defaultOrientations
    }
    open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    // MARK: Swipe from the edge

    open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }
    /// Goes back by a swipe anywhere on the content; nil where swipes from the edge alone go back, as here and before iOS 26.
    ///
    /// Source: Apple's documentation of `UINavigationController.interactiveContentPopGestureRecognizer` (iOS 26).
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }

    private func makeEdgePan() -> UIScreenEdgePanGestureRecognizer {
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.delegate = gestures
        pan.handlers.append { [unowned self] _ in handleEdgePan() }
        return pan
    }

    private func handleEdgePan() {
        let width = max(view.bounds.width, 1), sign: CGFloat = edgePan.edges == .right ? -1 : 1
        let progress = min(max(sign * edgePan.translation(in: view).x / width, 0), 1)
        switch edgePan.state {
        case .began: beginInteractivePop(progress)
        case .changed: transition?.update(progress)
        case .ended:
            let speed = sign * edgePan.velocity(in: view).x
            transition?.release(isCancelled: speed < -300 || progress < 0.5 && speed < 300)
        case .cancelled: transition?.release(isCancelled: true)
        default: break
        }
    }

    private func beginInteractivePop(_ progress: CGFloat) {
        guard stack.count > 1, let from = stack.last else { return }
        from.willMove(toParent: nil)
        from.appearance.isMovingFromParent = true
        let old = stack
        stack.removeLast()
        let transition = NavigationTransition(
            self, from: from, to: stack[stack.count - 1], operation: .pop, old: old, gone: [from], isAnimated: true)
        self.transition = transition
        transition.start(isInteractive: true)
        transition.update(progress)
    }
}

/// The container in which a navigation controller's pages slide.
final class NavigationTransitionView: UIView {}

/// The view of a navigation controller: pages below, bars above.
final class NavigationLayoutView: UIView {}

/// Around each page of a navigation controller.
final class ControllerWrapperView: UIView {}
