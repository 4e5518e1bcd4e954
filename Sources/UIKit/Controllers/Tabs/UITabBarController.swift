/// Shows one of several controllers, chosen in a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    var tabState = TabState()
    private var ownTabBar = UITabBar(frame: .zero)
    let contentView = TabContentView(frame: .zero)
    /// Made when there are more controllers than fit, or when first asked for.
    private(set) var existingMoreController: MoreNavigationController?
    var moreController: MoreNavigationController {
        if let existingMoreController { return existingMoreController }
        let controller = MoreNavigationController(tabs: self)
        existingMoreController = controller
        return controller
    }

    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The tabs, where the app gave such instead of controllers.
    var tabStore = TabStore()
    /// When the bar gets smaller while the content scrolls.
    var minimizing = TabBarMinimizing()
    /// The bar at the bottom. Its items are those of the controllers.
    open var tabBar: UITabBar { ownTabBar }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// A controller with tabs.
    ///
    /// Source: Apple's documentation of `UITabBarController.init(tabs:)` (iOS 18).
    @preconcurrency @MainActor public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(of: self, as: UITabBarController.self)
    }

    private func setUp() {
        tabBar.delegate = self
        tabBar.visibilityChanged = { [weak self] in self?.layoutTabs() }
    }

    /// Puts a bar of the app's own in place of the controller's, as apps do by key-value coding.
    func replaceTabBar(_ bar: UITabBar) {
        guard bar !== ownTabBar else { return }
        let old = ownTabBar
        old.visibilityChanged = nil
        ownTabBar = bar
        setUp()
        bar.setItems(old.items, animated: false)
        bar.selectedItem = old.selectedItem
        guard old.superview != nil else { return }
        old.superview?.insertSubview(bar, aboveSubview: old)
        old.removeFromSuperview()
        layoutTabs()
    }

    // MARK: Controllers

    open var viewControllers: [UIViewController]? {
        get { tabState.controllers.isEmpty ? nil : tabState.controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        tabStore.tabs = []
        replaceControllers(viewControllers ?? [], animated)
    }

    // MARK: Tabs

    /// The choices of the bar; empty where it was given controllers.
    ///
    /// Source: Apple's documentation of `UITabBarController.tabs` (iOS 18).
    open var tabs: [UITab] {
        get { tabStore.tabs }
        set { setTabs(newValue, animated: false) }
    }
    open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(tabs, animated) }
    /// The tab whose controller shows; of a group's tabs the selected one.
    open var selectedTab: UITab? {
        get { shownTab }
        set { if let newValue { select(newValue) } }
    }
    /// The tab, or the tab in a group, with an identifier.
    open func tab(forIdentifier identifier: String) -> UITab? { tabStore.tab(identifier) }
    /// Whether the app wants a bar or a sidebar. iPhones have bars only, and iPads show one, too.
    open var mode = Mode.automatic

    /// How a tab bar controller shows its tabs.
    ///
    /// Source: Apple's documentation of `UITabBarController.Mode` (iOS 18).
    public enum Mode: Int, Sendable { case automatic = 0, tabBar, tabSidebar }

    open var isTabBarHidden: Bool {
        get { tabBar.isHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }
    /// Hides or shows the bar; its room goes to the content.
    ///
    /// Source: Apple's documentation of `UITabBarController.setTabBarHidden(_:animated:)` (iOS 18).
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated) }

    // MARK: iOS 26

    /// When the bar gets smaller while the content scrolls.
    ///
    /// Source: Apple's documentation of `UITabBarController.tabBarMinimizeBehavior` (iOS 26).
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
        didSet { if oldValue != tabBarMinimizeBehavior { setMinimized(false) } }
    }

    /// When a bar of tabs gets smaller.
    ///
    /// Source: Apple's documentation of `UITabBarController.MinimizeBehavior` (iOS 26).
    public enum MinimizeBehavior: Int, Sendable {
        /// Never, on iPhones and iPads.
        case automatic = 0
        case never
        /// While scrolling down; it grows again while scrolling up.
        case onScrollDown
        /// While scrolling up; it grows again while scrolling down.
        case onScrollUp
    }

    /// A view above the bar, beside it while it is small.
    ///
    /// Source: Apple's documentation of `UITabBarController.bottomAccessory` (iOS 26).
    open var bottomAccessory: UITabAccessory? {
        get { minimizing.accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) { replaceAccessory(bottomAccessory, animated) }

    /// The controller that shows, or the one chosen in the More list.
    open var selectedViewController: UIViewController? {
        get { tabState.selected }
        set { if let newValue { select(newValue) } }
    }
    /// The place of the selected controller in `viewControllers`; `NSNotFound` while the More list itself shows.
    open var selectedIndex: Int {
        get { tabState.selected.flatMap { selected in tabState.controllers.firstIndex { $0 === selected } } ?? NSNotFound }
        set { if tabState.controllers.indices.contains(newValue) { select(tabState.controllers[newValue]) } }
    }
    /// The list of the controllers that do not fit into the bar, and what is chosen there.
    open var moreNavigationController: UINavigationController { moreController }
    @available(*, unavailable, message: "not yet in Quince: customizing tab bars")
    public var customizableViewControllers: [UIViewController]? {
        get { nil }
        set {}
    }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { itemChosen(item) }

    override var decidesAppearanceOfChildren: Bool { true }

    override var appearanceChildren: [UIViewController] {
        guard let shown = shownController else { return [] }
        if isViewLoaded, !tabState.isChanging { install(shown) }
        return [shown]
    }

    // MARK: Views

    open override func loadView() {
        let view = TabLayoutView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = view.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentView)
        view.addSubview(tabBar)
        self.view = view
    }

    open dynamic override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutTabs()
    }

    open dynamic override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass { updateItems(animated: false) }
    }

    override func safeArea(ofChild child: UIViewController, inherited: UIEdgeInsets) -> UIEdgeInsets {
        safeAreaBesideBar(of: child, inherited)
    }

    override func contentScrolled(_ scrollView: UIScrollView) {
        minimizeBar(for: scrollView)
        if scrollView === trackedScrollView(for: .bottom) { updateContentAtEdge() }
    }
    override func trackedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { shownController?.trackedScrollView(for: edge) }

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
    open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    open dynamic override var childForStatusBarStyle: UIViewController? { shownController }
    open dynamic override var childForStatusBarHidden: UIViewController? { shownController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { shownController }
    open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? commonOrientations
    }
    open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? super.preferredInterfaceOrientationForPresentation
    }
}

/// The view of a tab bar controller: pages below, the bar above.
final class TabLayoutView: UIView {}

/// The container of a tab bar controller's pages.
final class TabContentView: UIView {}
