/// A find session of an object that searches its own text.
///
/// Source: Apple's documentation of `UITextSearchingFindSession`.
@preconcurrency @MainActor open class UITextSearchingFindSession: UIFindSession {
    private let search: any FoundTextSearch

    public init<Object: UIResponder & UITextSearching>(searchableObject: Object) {
        search = FoundText(searchableObject)
        super.init()
        search.changed = { [weak self] in self?.resultsChanged?() }
    }

    /// The object whose text is searched.
    open var searchableObject: (any UIResponder & UITextSearching)? { search.searchableObject }

    open override var resultCount: Int { search.count }
    open override var highlightedResultIndex: Int { search.highlighted ?? NSNotFound }
    open override var supportsReplacement: Bool { search.supportsReplacement }

    open override var allowsReplacementForCurrentlyHighlightedResult: Bool { search.canReplaceHighlighted("") }
    open override func performSearch(query: String, options: UITextSearchOptions?) {
        search.perform(query, options ?? UITextSearchOptions())
    }

    open override func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        search.replaceHighlighted(searchQuery, replacementString, options ?? UITextSearchOptions())
    }

    open override func replaceAll(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        search.replaceAll(searchQuery, replacementString, options ?? UITextSearchOptions())
    }

    open override func highlightNextResult(in direction: UITextStorageDirection) { search.highlightNext(direction) }
    open override func invalidateFoundResults() { search.clear() }
}
