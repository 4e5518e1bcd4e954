/// Shows one of several controllers, chosen in a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    var tabs = TabState()
    private let ownTabBar = UITabBar(frame: .zero)
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
    /// The bar at the bottom. Its items are those of the controllers.
    open var tabBar: UITabBar { ownTabBar }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
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

    // MARK: Controllers

    open var viewControllers: [UIViewController]? {
        get { tabs.controllers.isEmpty ? nil : tabs.controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaceControllers(viewControllers ?? [], animated)
    }

    /// The controller that shows, or the one chosen in the More list.
    open var selectedViewController: UIViewController? {
        get { tabs.selected }
        set { if let newValue { select(newValue) } }
    }
    /// The place of the selected controller in `viewControllers`; `NSNotFound` while the More list itself shows.
    open var selectedIndex: Int {
        get { tabs.selected.flatMap { selected in tabs.controllers.firstIndex { $0 === selected } } ?? NSNotFound }
        set { if tabs.controllers.indices.contains(newValue) { select(tabs.controllers[newValue]) } }
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
        if isViewLoaded, !tabs.isChanging { install(shown) }
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

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutTabs()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass { updateItems(animated: false) }
    }

    override func safeArea(ofChild child: UIViewController, inherited: UIEdgeInsets) -> UIEdgeInsets {
        safeAreaBesideBar(of: child, inherited)
    }

    override func contentScrolled(_ scrollView: UIScrollView) {
        if scrollView === trackedScrollView(for: .bottom) { followContentAtEdge() }
    }
    override func trackedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { shownController?.trackedScrollView(for: edge) }

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

/// Where a tab bar controller's pages stand.
final class TabContentView: UIView {}
