extension UITextView: UITextSearching {
    public typealias DocumentIdentifier = AnyHashable?

    public var supportsTextReplacement: Bool { isEditable }

    public func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
        compare(foundRange.start, to: toRange.start)
    }

    public func performTextSearch(
        queryString string: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        for range in options.matches(of: string, in: textStorage.string as NSString) {
            resultAggregator.foundRange(TextOffsetRange(range), searchString: string, document: nil)
        }
        resultAggregator.finishedSearching()
    }

    public func decorate(foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle) {
        guard let range = (foundTextRange as? TextOffsetRange)?.range else { return }
        foundHighlights.set(range, usingStyle)
        setNeedsLayout()
    }

    public func clearAllDecoratedFoundText() { foundHighlights.clear() }

    public func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) -> Bool { isEditable }

    /// Changes the text as typing does: the delegate is asked, and the change can be undone.
    public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
        if isEditable, let range = (foundTextRange as? TextOffsetRange)?.range { change(range, to: withText) }
    }

    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        // From the end, so that the ranges before stay where they are.
        for range in options.matches(of: queryString, in: textStorage.string as NSString).reversed() {
            replace(foundTextRange: TextOffsetRange(range), document: nil, withText: withText)
        }
    }

    public func willHighlight(foundTextRange: UITextRange, document: AnyHashable??) {}

    public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
        if let range = (range as? TextOffsetRange)?.range { scrollRangeToVisible(range) }
    }

    func placeFoundHighlights() {
        guard findInteraction?.isFindNavigatorVisible == true else { return }
        let stack = laidOut
        foundHighlights.place(in: canvas) { stack.rects(for: editor.clamped($0)) }
    }

    /// Searches again after the text changed in another way than by the panel.
    func searchChangedText() {
        guard let findInteraction, findInteraction.isFindNavigatorVisible, !findInteraction.isReplacing else { return }
        findInteraction.search()
    }

    /// Finds by keys: ⌘F, with ⌥ to replace, and ⌘G, with ⇧ backwards.
    func performFindKey(_ key: UIKeyboardHIDUsage, option: Bool, shift: Bool) -> Bool {
        guard let findInteraction else { return false }
        switch key {
        case .keyboardF: findInteraction.presentFindNavigator(showingReplace: option)
        case .keyboardG: shift ? findInteraction.findPrevious() : findInteraction.findNext()
        default: return false
        }
        return true
    }
}

/// Provides a text view's find interaction with sessions that search its text.
final class TextViewFinder: NSObject, UIFindInteractionDelegate {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
    }
}
