/// How a found part of a text is shown.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// As the rest of the text.
    case normal = 0
    /// As one of the results.
    case found
    /// As the result that the user is at.
    case highlighted
}

/// Text that a find session searches, in one document or several.
///
/// Source: Apple's documentation of `UITextSearching`.
@preconcurrency @MainActor public protocol UITextSearching: NSObjectProtocol {
    /// What tells documents apart; texts with a single one pass nil.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    var selectedTextRange: UITextRange? { get }
    /// The document with the selection.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// Whether found text can be replaced.
    var supportsTextReplacement: Bool { get }

    /// The order of two ranges in a document.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// The order of two documents.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    /// Searches, and reports each result and the end to the aggregator, now or later.
    func performTextSearch(
        queryString string: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    /// Shows a result in a style.
    func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    /// Shows all text as if it were not found.
    func clearAllDecoratedFoundText()
    /// Whether a result may be replaced.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
    /// Called before a result becomes the highlighted one.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
}

extension UITextSearching {
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    public var supportsTextReplacement: Bool { false }
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
    public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
        supportsTextReplacement
    }
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
}
