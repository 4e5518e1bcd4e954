/// A search of an interaction: its results, and which of them is highlighted. Subclasses search.
///
/// Source: Apple's documentation of `UIFindSession`.
@preconcurrency @MainActor open class UIFindSession: NSObject {
    /// How the number of results is shown.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// `2 of 5`
        case currentAndTotal = 0
        /// `5`
        case total
        case none
    }

    open var resultCount: Int { 0 }
    /// The highlighted result, counted from 0; `NSNotFound` for none.
    open var highlightedResultIndex: Int { NSNotFound }
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    /// Whether the session can replace what it finds.
    open var supportsReplacement: Bool { false }
    /// Whether the highlighted result can be replaced.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

    /// Called after the results changed without the interaction asking for it.
    var resultsChanged: (() -> Void)?

    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the highlighted result.
    open func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    open func replaceAll(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Highlights the next result, from the last one the first again.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Forgets the results, and shows none any more.
    open func invalidateFoundResults() {}
}
