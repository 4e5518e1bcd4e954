/// The results of a search in an object whose documents' type is not known.
@MainActor protocol FoundTextSearch: AnyObject {
    var searchableObject: (any UIResponder & UITextSearching)? { get }
    var count: Int { get }
    var highlighted: Int? { get }
    var supportsReplacement: Bool { get }
    var changed: (() -> Void)? { get set }
    func canReplaceHighlighted(_ replacement: String) -> Bool
    func perform(_ query: String, _ options: UITextSearchOptions)
    func replaceHighlighted(_ query: String, _ replacement: String, _ options: UITextSearchOptions)
    func replaceAll(_ query: String, _ replacement: String, _ options: UITextSearchOptions)
    func highlightNext(_ direction: UITextStorageDirection)
    func clear()
}

/// The results of a search in an object, in the order of its text.
final class FoundText<Object: UIResponder & UITextSearching>: FoundTextSearch {
    private typealias Aggregator = UITextSearchAggregator<Object.DocumentIdentifier>

    private weak var object: Object?
    private var results: [Aggregator.Result] = []
    /// The search whose results count; those of earlier ones come too late.
    private var aggregator: Aggregator?
    private(set) var highlighted: Int?
    var changed: (() -> Void)?

    init(_ object: Object) { self.object = object }

    var searchableObject: (any UIResponder & UITextSearching)? { object }
    var count: Int { results.count }
    var supportsReplacement: Bool { object?.supportsTextReplacement ?? false }

    func canReplaceHighlighted(_ replacement: String) -> Bool {
        guard let object, let result = highlighted.map({ results[$0] }) else { return false }
        return object.supportsTextReplacement
            && object.shouldReplace(foundTextRange: result.range, document: result.document, withText: replacement)
    }

    func perform(_ query: String, _ options: UITextSearchOptions) {
        clear()
        guard let object, !query.isEmpty else { return }
        let next = Aggregator { [weak self] in self?.apply($0) }
        aggregator = next
        object.performTextSearch(queryString: query, options: options, resultAggregator: next)
    }

    private func apply(_ found: Aggregator) {
        guard let object, found === aggregator else { return }
        let isFirst = highlighted == nil
        object.clearAllDecoratedFoundText()
        results = found.results.sorted { isBefore($0, $1, in: object) }
        for result in results { object.decorate(foundTextRange: result.range, document: result.document, usingStyle: .found) }
        highlighted = nil
        if let first = firstIndex(in: object) { highlight(isFirst ? first : min(first, results.count - 1)) }
        changed?()
    }

    private func isBefore(_ left: Aggregator.Result, _ right: Aggregator.Result, in object: Object) -> Bool {
        if let first = left.document, let second = right.document, first != second {
            return object.compare(document: first, toDocument: second) == .orderedAscending
        }
        return object.compare(left.range, toRange: right.range, document: left.document) == .orderedAscending
    }

    /// The first result that is not before the selection; the first of all where there is none.
    private func firstIndex(in object: Object) -> Int? {
        guard !results.isEmpty else { return nil }
        guard let selection = object.selectedTextRange else { return 0 }
        let document = object.selectedTextSearchDocument
        return results.firstIndex { result in
            (document == nil || result.document == document)
                && object.compare(result.range, toRange: selection, document: result.document) != .orderedAscending
        } ?? 0
    }

    private func highlight(_ index: Int) {
        guard let object else { return }
        if let old = highlighted.map({ results[$0] }) {
            object.decorate(foundTextRange: old.range, document: old.document, usingStyle: .found)
        }
        let result = results[index]
        highlighted = index
        object.willHighlight(foundTextRange: result.range, document: result.document)
        object.decorate(foundTextRange: result.range, document: result.document, usingStyle: .highlighted)
        object.scrollRangeToVisible(result.range, inDocument: result.document)
    }

    func highlightNext(_ direction: UITextStorageDirection) {
        guard !results.isEmpty else { return }
        let step = direction == .forward ? 1 : -1
        let next = highlighted.map { ($0 + step + results.count) % results.count } ?? (direction == .forward ? 0 : results.count - 1)
        highlight(next)
    }

    func replaceHighlighted(_ query: String, _ replacement: String, _ options: UITextSearchOptions) {
        guard let object, canReplaceHighlighted(replacement), let index = highlighted else { return }
        let result = results[index]
        object.replace(foundTextRange: result.range, document: result.document, withText: replacement)
        perform(query, options)
        // What follows the replaced result is next, wherever the selection is.
        if !results.isEmpty { highlight(index % results.count) }
    }

    func replaceAll(_ query: String, _ replacement: String, _ options: UITextSearchOptions) {
        guard let object, object.supportsTextReplacement else { return }
        object.replaceAll(queryString: query, options: options, withText: replacement)
        perform(query, options)
    }

    func clear() {
        object?.clearAllDecoratedFoundText()
        (aggregator, results, highlighted) = (nil, [], nil)
    }
}
