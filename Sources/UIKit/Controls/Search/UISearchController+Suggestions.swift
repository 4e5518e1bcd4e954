extension UISearchController {
    /// Whether suggestions show now.
    private var showsSuggestions: Bool {
        guard isActive, searchSuggestions?.isEmpty == false else { return false }
        let placement = searchBar.navigationBarAround?.topItem?.searchBarPlacement ?? .stacked
        return !(ignoresSearchSuggestionsForSearchBarPlacementStacked && placement == .stacked)
    }

    func updateSuggestions() {
        guard isViewLoaded else { return }
        guard showsSuggestions else {
            suggestionsView?.removeFromSuperview()
            return suggestionsView = nil
        }
        let shown = suggestionsView ?? SearchSuggestionsView { [weak self] in self?.choose($0) }
        shown.show(searchSuggestions ?? [])
        suggestionsView = shown
        shown.frame = view.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shown)
    }

    private func choose(_ suggestion: any UISearchSuggestion) {
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }
}
