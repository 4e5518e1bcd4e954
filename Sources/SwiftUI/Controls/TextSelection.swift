/// The selection of a text: a range, or the insertion point.
///
/// Source: Apple's documentation of `TextSelection` (iOS 18).
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The selected parts of the text.
    public enum Indices: Equatable, Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)

        public static func == (lhs: Indices, rhs: Indices) -> Bool {
            switch (lhs, rhs) {
            case (.selection(let one), .selection(let other)): one == other
            case (.multiSelection(let one), .multiSelection(let other)): one == other
            default: false
            }
        }
        public func hash(into hasher: inout Hasher) {
            switch self {
            case .selection(let range): hasher.combine(range)
            case .multiSelection(let set): for range in set.ranges { hasher.combine(range) }
            }
        }
    }

    public var indices: Indices
    public var affinity = TextSelectionAffinity.automatic

    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// Whether nothing is selected, and writing goes on at a place.
    public var isInsertion: Bool { range?.isEmpty ?? true }

    /// All that is selected, from its beginning to its end.
    private var range: Range<String.Index>? {
        switch indices {
        case .selection(let range): return range
        case .multiSelection(let set):
            guard let first = set.ranges.first, let last = set.ranges.last else { return nil }
            return first.lowerBound..<last.upperBound
        }
    }

    init(_ range: NSRange, in text: String) {
        let found = Range(range, in: text) ?? text.endIndex..<text.endIndex
        self.init(range: found)
    }

    /// The selection in UTF-16 units of a text, within it.
    func nsRange(in text: String) -> NSRange? {
        guard let range else { return nil }
        let (start, end) = (min(range.lowerBound, text.endIndex), min(range.upperBound, text.endIndex))
        return NSRange(start..<end, in: text)
    }
}

/// On which side of a place where text turns its direction, or its line, the caret stands.
///
/// Source: Apple's documentation of `TextSelectionAffinity` (iOS 18).
public enum TextSelectionAffinity: Equatable, Hashable, Sendable { case automatic, upstream, downstream }

private struct SelectionBindingKey: EnvironmentKey { static var defaultValue: Binding<TextSelection?>? { nil } }

extension EnvironmentValues {
    /// The binding of the next field's selection.
    var selectionBinding: Binding<TextSelection?>? {
        get { self[SelectionBindingKey.self] }
        set { self[SelectionBindingKey.self] = newValue }
    }
}

/// Keeps the selection of a field of UIKit's and an app's state in step.
@MainActor final class SelectionFollower {
    private var binding: Binding<TextSelection?>?
    private var known: TextSelection?
    private var isShowing = false
    /// The selection to apply once the field has the keyboard: fields without it select nothing.
    private var waiting: NSRange?

    /// Has a field select what the state says.
    ///
    /// - Parameter canSelect: Whether the field can select already.
    func show(_ binding: Binding<TextSelection?>?, text: String, canSelect: Bool = true, select: (NSRange) -> Void) {
        self.binding = binding
        guard let binding, binding.wrappedValue != known else { return }
        known = binding.wrappedValue
        guard let range = known?.nsRange(in: text) else { return }
        guard canSelect else { return waiting = range }
        isShowing = true
        select(range)
        isShowing = false
    }

    /// The field has got the keyboard.
    func began(select: (NSRange) -> Void) {
        guard let range = waiting else { return }
        waiting = nil
        isShowing = true
        select(range)
        isShowing = false
    }

    /// Tells the state what the user has selected.
    func told(_ range: NSRange?, in text: String) {
        guard let binding, !isShowing, waiting == nil else { return }
        let new = range.map { TextSelection($0, in: text) }
        guard new != known else { return }
        known = new
        binding.wrappedValue = new
    }
}

extension TextField {
    /// - Parameter selection: The selected part of the text; nil while the field is not focused.
    ///
    /// Source: Apple's documentation of `TextField.init(text:selection:prompt:axis:label:)` (iOS 18).
    nonisolated public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(text, label: label(), prompt: prompt, axis: axis ?? .horizontal)
        self.selection = selection
    }
}

extension TextField where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text, label: Text(titleKey), prompt: prompt, axis: axis ?? .horizontal)
        self.selection = selection
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text, label: Text(title), prompt: prompt, axis: axis ?? .horizontal)
        self.selection = selection
    }
}

extension View {
    /// Sets on which side of a turn of the text the caret of fields inside stands; nil for the system's choice.
    ///
    /// Source: Apple's documentation of `textSelectionAffinity(_:)` (iOS 18).
    @available(*, unavailable, message: "not yet in Quince: carets on a chosen side of a line's end")
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
}
