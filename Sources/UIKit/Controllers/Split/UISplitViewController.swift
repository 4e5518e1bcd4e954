/// Shows a list and what is chosen in it side by side, or one after the other where there is no room.
///
/// The classic form has two controllers, given by `viewControllers`. One made by `init(style:)` has two or three columns, each with a navigation
/// controller, which it makes where a column is given another controller. In compact width the columns collapse into one stack.
///
/// Source: Apple's “UISplitViewController”. Widths that Apple leaves open are those of iPadOS: 320 points for a column.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    var split = SplitState()
    private var givenStyle = Style.unspecified
    private(set) lazy var toggleItem = makeToggleItem()
    private(set) lazy var edgePan = makeEdgePan()
    private(set) lazy var closeSwipe = makeCloseSwipe()
    let dimming = SplitDimmingView(frame: .zero)

    public init(style: Style) {
        givenStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(of: self, as: UISplitViewController.self)
    }

    /// Takes over the style that a document says, before it gives the columns their controllers.
    func applyStyle(_ style: Style) { givenStyle = style }

    open var style: Style { givenStyle }
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Controllers

    /// The controllers of the columns, from the primary to the secondary one; one alone while the interface is collapsed.
    open var viewControllers: [UIViewController] {
        get { currentControllers }
        set { replaceControllers(newValue) }
    }

    /// Gives a column its controller, in a navigation controller where it is none itself; for the column style only.
    open func setViewController(_ vc: UIViewController?, for column: Column) { replace(vc, in: column) }
    /// The controller that was set for a column.
    open func viewController(for column: Column) -> UIViewController? { split.given[column] }

    /// Shows a column: beside or over the secondary one, or at the top of the stack of a collapsed interface.
    open func show(_ column: Column) { showColumn(column) }
    /// Hides a column where it does not stand for the whole interface.
    open func hide(_ column: Column) { hideColumn(column) }

    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        showInPrimary(vc, sender: sender)
    }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        showDetail(vc)
    }

    // MARK: Modes

    /// Whether all columns are one stack, as in compact width.
    open var isCollapsed: Bool { split.isCollapsed }
    /// Which columns show now.
    open var displayMode: DisplayMode { split.isCollapsed ? .secondaryOnly : split.mode }
    /// The mode to show in where it fits; `automatic` for the one of the orientation.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { if oldValue != preferredDisplayMode { preferenceChanged() } } }
    open var splitBehavior: SplitBehavior { resolvedBehavior }
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { if oldValue != preferredSplitBehavior { preferenceChanged() } } }
    /// A button that shows or hides the primary column.
    open var displayModeButtonItem: UIBarButtonItem { toggleItem }
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { placeToggleItem() } }
    /// Whether a button in the secondary column's bar lets it have all the room; for three columns.
    @available(*, unavailable, message: "not yet in Quince: the button for the secondary column alone")
    open var showsSecondaryOnlyButton: Bool {
        get { false }
        set {}
    }
    /// Whether swipes show and hide the primary column.
    open var presentsWithGesture = true { didSet { updateGestures() } }

    // MARK: Widths

    /// Part of the width for the primary column, 0…1.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    /// The primary column's width in points, as it shows or would.
    open var primaryColumnWidth: CGFloat { width(of: .primary) }
    open var supplementaryColumnWidth: CGFloat { style == .tripleColumn ? width(of: .supplementary) : 0 }

    open var primaryEdge = PrimaryEdge.leading { didSet { widthsChanged() } }
    @available(*, unavailable, message: "not yet in Quince: materials behind sidebars")
    open var primaryBackgroundStyle: BackgroundStyle {
        get { .none }
        set {}
    }

    private func widthsChanged() { viewIfLoaded?.setNeedsLayout() }

    // MARK: Views

    open override func loadView() {
        let view = SplitLayoutView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.24 : 0.78, alpha: 1) }
        view.addGestureRecognizer(edgePan)
        view.addGestureRecognizer(closeSwipe)
        let tap = UITapGestureRecognizer()
        tap.handlers.append { [weak self] _ in self?.hideOverlay() }
        dimming.addGestureRecognizer(tap)
        self.view = view
    }

    override var decidesAppearanceOfChildren: Bool { true }

    override var appearanceChildren: [UIViewController] {
        if isViewLoaded { adapt() }
        return shownChildren
    }

    open dynamic override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutColumns()
    }

    open dynamic override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isViewLoaded, previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass { adapt() }
    }

    override func trackedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        (split.isCollapsed ? split.root : split.columns[.secondary])?.trackedScrollView(for: edge)
    }

    // MARK: Life cycle

    // What apps like to override in extensions is dynamic: a swipe back where the bar is hidden, the look of every screen's bar.
    open dynamic override func viewDidLoad() { super.viewDidLoad() }
    open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    open dynamic override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    open dynamic override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }

    // MARK: Status bar and orientation

    private var barChild: UIViewController? { split.isCollapsed ? split.root : split.columns[.secondary] ?? split.columns[.primary] }
    open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    open dynamic override var childForStatusBarStyle: UIViewController? { barChild }
    open dynamic override var childForStatusBarHidden: UIViewController? { barChild }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { barChild }
    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? defaultOrientations
    }
    open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
}

/// The view of a split view controller; its colour shows as hairlines between columns.
final class SplitLayoutView: UIView {}

/// Darkens the secondary column under others, and takes the tap beside them.
final class SplitDimmingView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.3 : 0.1) }
        accessibilityIdentifier = "dismiss popup"
    }

    required init?(coder: NSCoder) { nil }
}
