/// Collects the results of a search.
///
/// Source: Apple's documentation of `UITextSearchAggregator`.
@preconcurrency @MainActor public class UITextSearchAggregator<DocumentIdentifier: Hashable> {
    struct Result: Hashable {
        let range: UITextRange
        let document: DocumentIdentifier?
    }

    private(set) var results: [Result] = []
    private var known: Set<Result> = []
    private(set) var isFinished = false
    /// Called after the results changed.
    private let changed: (UITextSearchAggregator) -> Void

    init(changed: @escaping (UITextSearchAggregator) -> Void) { self.changed = changed }

    /// The ranges that were found, in the order in which they were reported.
    public var allFoundRanges: NSOrderedSet { NSOrderedSet(array: results.map(\.range)) }

    /// Reports a result; one that is known counts once.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?) {
        let result = Result(range: range, document: document)
        if known.insert(result).inserted { results.append(result) }
    }

    /// Reports that the search has ended.
    public func finishedSearching() {
        isFinished = true
        changed(self)
    }

    /// Takes a result back.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
        guard let result = known.remove(Result(range: range, document: document)) else { return }
        results.removeAll { $0 == result }
        changed(self)
    }

    /// Takes all results back.
    public func invalidate() {
        (results, known) = ([], [])
        changed(self)
    }
}
