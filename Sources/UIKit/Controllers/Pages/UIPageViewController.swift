@_spi(Quince) import QuinceFoundation

/// Leads through pages, each a view controller of its own, which people turn with swipes, one after the other.
///
/// Source: Apple's “UIPageViewController”. Pages that scroll lie in a scroll view of their own, the first subview of `view`; pages that curl
/// turn about the spine.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    var pages = PageState()
    private(set) lazy var scrollView = PageScrollView(self)
    private(set) lazy var pageControl = makePageControl()
    private(set) lazy var curlGestures = PageCurlGestures(self)

    /// - Parameter options: The gap between pages that scroll, or the spine of pages that curl.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        super.init(nibName: nil, bundle: nil)
        pages.style = style
        pages.orientation = navigationOrientation
        pages.spacing = style == .scroll ? CGFloat(numericValue(options?[.interPageSpacing]) ?? 0) : 0
        pages.spine = style == .scroll ? .none : options?[.spineLocation].flatMap(PageState.spine) ?? .min
    }

    /// Pages that curl.
    ///
    /// Not designated, as on iOS: a subclass that overrides `init(transitionStyle:navigationOrientation:options:)` and `init(coder:)`
    /// inherits this one and `init()`, which come to its override.
    public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
        (viewState.nibName, viewState.nibBundle) = (nibNameOrNil, nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(of: self, as: UIPageViewController.self)
    }

    // MARK: Setup

    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Gives the pages before and after the one that shows; without it people cannot turn pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { dataSourceChanged() } }
    open var transitionStyle: TransitionStyle { pages.style }
    open var navigationOrientation: NavigationOrientation { pages.orientation }
    /// The location of the spine; `none` for pages that scroll.
    open var spineLocation: SpineLocation { pages.spine }
    /// Whether the backs of pages that curl are pages, too; always so with the spine in the middle.
    open var isDoubleSided: Bool {
        get { pages.isDoubleSided || pages.spine == .mid }
        set {
            guard newValue || pages.spine != .mid else {
                uncaughtException(
                    .internalInconsistency, "Cannot set doubleSided to NO when the spine location is UIPageViewControllerSpineLocationMid")
            }
            pages.isDoubleSided = newValue
        }
    }
    /// The recognizers that turn pages that curl; those that scroll have none here.
    open var gestureRecognizers: [UIGestureRecognizer] { pages.style == .pageCurl ? curlGestures.recognizers : [] }

    // MARK: Pages

    /// The pages that show: two with the spine in the middle, else one; none before the first were set.
    open var viewControllers: [UIViewController]? { pages.shown }

    /// Shows other pages.
    ///
    /// The delegate is not told. Pages that the data source gave before are forgotten.
    /// - Parameter completion: Called at the end with whether the pages were turned to the end.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        show(viewControllers ?? [], direction, animated: animated, completion)
    }

    // MARK: UIViewController

    open override func loadView() {
        let view = PageContainerView(frame: UIScreen.main.bounds)
        view.pageController = self
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
        if pages.style == .scroll { view.addSubview(scrollView) } else { curlGestures.attach(to: view) }
        installPages()
        updatePageControl()
    }

    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
    open override var childForStatusBarStyle: UIViewController? { nil }

    open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        endTransitionAtOnce()
        if pages.style == .pageCurl { askForSpine(landscape: size.width > size.height) }
        super.viewWillTransition(to: size, with: coordinator)
    }

    open dynamic override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        endTransitionAtOnce()
    }

    /// Pages behind the one that shows do not appear with it.
    override var decidesAppearanceOfChildren: Bool { true }

    override var appearanceChildren: [UIViewController] { pages.shown }

    /// Bars follow the content of the page that shows, not the pages themselves.
    override func trackedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollView(for: edge) ?? pages.shown.first?.trackedScrollView(for: edge)
    }

    /// Applies the options of a document of Interface Builder.
    func applyOptions(_ style: TransitionStyle, _ orientation: NavigationOrientation, _ spine: SpineLocation, spacing: CGFloat) {
        pages.style = style
        pages.orientation = orientation
        pages.spine = style == .scroll ? .none : spine == .none ? .min : spine
        pages.spacing = style == .scroll ? spacing : 0
    }

    // MARK: Overridden in apps' extensions

    open dynamic override func viewDidLoad() { super.viewDidLoad() }
    open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    open dynamic override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
}

/// The view of a page view controller: lays its pages out.
final class PageContainerView: UIView {
    weak var pageController: UIPageViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        pageController?.layoutPages()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
