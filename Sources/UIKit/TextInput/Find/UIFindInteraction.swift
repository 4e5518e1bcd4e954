/// Finding and replacing in a view, by a panel above the keyboard.
///
/// Source: Apple's documentation of `UIFindInteraction`.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    open private(set) weak var view: UIView?
    /// The session of the panel; nil while it is not shown.
    open private(set) var activeFindSession: UIFindSession?
    private var navigator: FindNavigatorView?
    private weak var previousResponder: UIResponder?
    /// Whether the session changes the text now, and searches again itself.
    private(set) var isReplacing = false
    /// What the user has chosen in the panel's menu.
    private(set) var options = UITextSearchOptions()

    /// What is searched for: what the panel shows, or will show.
    open var searchText: String? { didSet { if searchText != oldValue { navigator?.searchField.text = searchText } } }
    open var replacementText: String? { didSet { if replacementText != oldValue { navigator?.replacementField.text = replacementText } } }
    /// Makes the panel's menu of its standard elements; those alone unless set.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { navigator?.updateMenu() } }

    public init(sessionDelegate: any UIFindInteractionDelegate) { delegate = sessionDelegate }

    open func willMove(to view: UIView?) { if view !== self.view { dismissFindNavigator() } }
    open func didMove(to view: UIView?) { self.view = view }

    open var isFindNavigatorVisible: Bool { navigator != nil }

    // MARK: The panel

    /// Shows the panel, with a row for replacing where the session supports it, and begins a session.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let window = view.window else { return }
        if let navigator {
            navigator.showsReplacement = showingReplace && activeFindSession?.supportsReplacement == true
            navigator.searchField.becomeFirstResponder()
            return
        }
        guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
        activeFindSession = session
        session.resultsChanged = { [weak self] in self?.updateResultCount() }
        previousResponder = FirstResponder.current
        let navigator = FindNavigatorView(self)
        self.navigator = navigator
        navigator.showsReplacement = showingReplace && session.supportsReplacement
        (navigator.searchField.text, navigator.replacementField.text) = (searchText, replacementText)
        navigator.show(in: window)
        delegate?.findInteraction(self, didBegin: session)
        navigator.searchField.becomeFirstResponder()
        if searchText?.isEmpty == false { search() }
    }

    /// Hides the panel and ends the session.
    open func dismissFindNavigator() {
        guard let navigator else { return }
        let hadFocus = navigator.searchField.isFirstResponder || navigator.replacementField.isFirstResponder
        self.navigator = nil
        navigator.removeFromSuperview()
        if hadFocus, previousResponder?.becomeFirstResponder() != true { navigator.endEditing(true) }
        guard let session = activeFindSession else { return }
        session.invalidateFoundResults()
        session.resultsChanged = nil
        activeFindSession = nil
        delegate?.findInteraction(self, didEnd: session)
    }

    // MARK: Results

    /// Highlights the next result; without a panel it is shown first.
    open func findNext() { step(.forward) }
    open func findPrevious() { step(.backward) }

    private func step(_ direction: UITextStorageDirection) {
        guard isFindNavigatorVisible else { return presentFindNavigator(showingReplace: false) }
        activeFindSession?.highlightNextResult(in: direction)
        updateResultCount()
    }

    /// Shows the session's number of results anew.
    open func updateResultCount() { navigator?.showResultCount(of: activeFindSession) }

    func search() {
        activeFindSession?.performSearch(query: searchText ?? "", options: options)
        updateResultCount()
    }

    func choose(_ options: UITextSearchOptions) {
        self.options = options
        navigator?.updateMenu()
        search()
    }

    func replace(all: Bool) {
        guard let session = activeFindSession, let query = searchText, !query.isEmpty else { return }
        let text = replacementText ?? ""
        isReplacing = true
        defer { isReplacing = false }
        if all {
            session.replaceAll(query: query, replacementString: text, options: options)
        } else {
            session.performSingleReplacement(query: query, replacementString: text, options: options)
        }
        updateResultCount()
    }
}
