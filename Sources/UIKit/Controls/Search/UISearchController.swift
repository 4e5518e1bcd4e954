/// Takes up the words of a search while it goes on.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search began or ended, or its words or scope changed.
    func updateSearchResults(for searchController: UISearchController)
    /// Somebody chose one of the controller's suggestions. Optional.
    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {}
}

/// Learns of the beginning and the end of a search. Every method is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search bar, and the results that show over the screen it belongs to while people search.
///
/// Source: Apple's “UISearchController”.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// When the scopes show by themselves.
    public enum ScopeBarActivation: Int, Sendable { case automatic = 0, manual, onTextEntry, onSearchActivation }

    public let searchBar = UISearchBar()
    public let searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether the screen behind is dimmed, and out of reach, until results show.
    open var obscuresBackgroundDuringPresentation = true { didSet { updateResults() } }
    /// The older name of `obscuresBackgroundDuringPresentation`.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// The suggestions in a list below the bar while the search is active; nil for none.
    ///
    /// Source: Apple's documentation of `UISearchController.searchSuggestions`.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { updateSuggestions() } }
    /// Whether suggestions show only where the search bar stands in the navigation bar's row.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { updateSuggestions() } }
    var suggestionsView: SearchSuggestionsView?
    /// Whether the search bar takes the place of the navigation bar's row.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the cancel button shows during a search by itself.
    open var automaticallyShowsCancelButton = true
    /// Whether the results show as soon as there is text.
    open var automaticallyShowsSearchResultsController = true { didSet { updateResults() } }
    open var showsSearchResultsController = false {
        didSet { if !automaticallyShowsSearchResultsController { updateResults() } }
    }
    open var scopeBarActivation = ScopeBarActivation.automatic
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation == .automatic || scopeBarActivation == .onSearchActivation }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    private var isSearching = false
    private var hidNavigationBar = false
    private weak var host: UIViewController?
    private let dimming = SearchDimmingView()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// - Parameter searchResultsController: Shows the results; nil where the screen behind does.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        searchBar.placeholder = SystemText.text(.search)
        searchBar.controller = self
    }

    open override func loadView() {
        let view = SearchOverlayView()
        view.isOpaque = false
        self.view = view
        view.addSubview(dimming)
        dimming.onTap = { [weak self] in self?.isActive = false }
        guard let results = searchResultsController else { return }
        addChild(results)
        results.view.frame = view.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(results.view)
        results.didMove(toParent: self)
    }

    open dynamic override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        dimming.frame = view.bounds
        searchResultsController?.viewIfLoaded?.frame = view.bounds
    }

    // MARK: Searching

    /// Whether a search goes on; setting it begins or ends one.
    open var isActive: Bool {
        get { isSearching }
        set {
            guard newValue != isSearching else { return }
            if newValue { begin() } else { end() }
        }
    }

    open override var presentingViewController: UIViewController? { isSearching ? host : super.presentingViewController }

    /// Ends the search.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if isSearching, presentedViewController == nil {
            isActive = false
            completion?()
        } else {
            super.dismiss(animated: flag, completion: completion)
        }
    }

    func barBeganEditing() { isActive = true }

    func searchChanged() {
        updateResults()
        if scopeBarActivation == .onTextEntry, isSearching { searchBar.setShowsScope(searchBar.text?.isEmpty == false, animated: true) }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// The controller whose navigation item or view has the bar.
    private func findHost() -> UIViewController? {
        let navigation = searchBar.navigationBarAround?.delegate as? UINavigationController ?? searchBar.nearestController
        let top = (navigation as? UINavigationController)?.topViewController ?? navigation
        return top
    }

    private func begin() {
        guard let host = findHost() else { return }
        self.host = host
        host.presentation.search = self
        isSearching = true
        delegate?.willPresentSearchController(self)
        showOverlay(over: host)
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false { searchBar.setShowsScope(true, animated: true) }
        changeBars(host)
        if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
        updateResults()
        updateSuggestions()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didPresentSearchController(self)
    }

    private func end() {
        delegate?.willDismissSearchController(self)
        isSearching = false
        updateSuggestions()
        searchBar.resignFirstResponder()
        searchBar.searchTextField.tokens = []
        searchBar.text = ""
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        if scopeBarActivation != .manual { searchBar.setShowsScope(false, animated: true) }
        if let host { changeBars(host) }
        hideOverlay()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didDismissSearchController(self)
    }

    /// Takes the navigation bar's row away while people search, and brings it back.
    private func changeBars(_ host: UIViewController) {
        guard let navigation = host.navigationController else { return }
        if searchBar.navigationBarAround != nil { return navigation.searchChangedBar() }
        // A bar in the screen's own content moves up to the top with it.
        if isSearching, hidesNavigationBarDuringPresentation, !navigation.isNavigationBarHidden {
            hidNavigationBar = true
            navigation.setNavigationBarHidden(true, animated: true)
        } else if !isSearching, hidNavigationBar {
            hidNavigationBar = false
            navigation.setNavigationBarHidden(false, animated: true)
        }
    }

    func barHeightChanged() { host?.navigationController?.searchChangedBar() }

    // MARK: Results

    private var showsResults: Bool {
        guard searchResultsController != nil else { return false }
        guard automaticallyShowsSearchResultsController else { return showsSearchResultsController }
        return searchBar.text?.isEmpty == false || !searchBar.searchTextField.tokens.isEmpty
    }

    private func updateResults() {
        guard isViewLoaded else { return }
        searchResultsController?.view.isHidden = !showsResults
        // Results cover the screen they are about.
        view.accessibilityViewIsModal = showsResults
        dimming.isHidden = !obscuresBackgroundDuringPresentation || showsResults
    }

    private func showOverlay(over host: UIViewController) {
        guard let container = host.viewIfLoaded?.superview else { return }
        let parent = host.parent ?? host
        loadViewIfNeeded()
        updateResults()
        parent.addChild(self)
        view.frame = overlayFrame(over: host, in: container)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        didMove(toParent: parent)
        UIView.performWithoutAnimation { dimming.alpha = 0 }
        UIView.animate(withDuration: 0.25) { self.dimming.alpha = 1 }
    }

    /// All of the screen; what lies below the bar, where that is part of the screen's content.
    private func overlayFrame(over host: UIViewController, in container: UIView) -> CGRect {
        guard searchBar.navigationBarAround == nil, searchBar.window != nil else { return container.bounds }
        let bar = searchBar.convert(searchBar.bounds, to: container)
        return CGRect(x: 0, y: bar.maxY, width: container.bounds.width, height: max(container.bounds.height - bar.maxY, 0))
    }

    private func hideOverlay() {
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }

    // MARK: Overridden in apps' extensions

    open dynamic override func viewDidLoad() { super.viewDidLoad() }
    open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    open dynamic override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    open dynamic override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
}

/// Lets touches through where neither results nor the dimming take them.
final class SearchOverlayView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// The veil over a screen while people search; a tap ends that.
final class SearchDimmingView: UIView {
    var onTap: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.4 : 0.2) }
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap() }
}

extension UISearchBar {
    /// The navigation bar that shows the search bar as its own part.
    var navigationBarAround: UINavigationBar? { isInNavigationBar ? superview as? UINavigationBar : nil }
}
