/// The places where the suggestions of a search are shown.
///
/// Source: Apple's documentation of `SearchSuggestionsPlacement`.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let name: String
    public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "automatic") }
    /// In a menu below the field; on iOS in a list below it.
    public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "menu") }
    /// In the main content.
    public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "content") }

    /// A set of placements.
    public struct Set: OptionSet, Sendable {
        public typealias Element = SearchSuggestionsPlacement.Set
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static var menu: SearchSuggestionsPlacement.Set { SearchSuggestionsPlacement.Set(rawValue: 1) }
        public static var content: SearchSuggestionsPlacement.Set { SearchSuggestionsPlacement.Set(rawValue: 2) }
    }
}

/// The views that a search suggests.
struct SearchSuggestions {
    let view: AnyView
}

private struct SuggestionsKey: EnvironmentKey { static var defaultValue: SearchSuggestions? { nil } }
private struct HidesSuggestionsKey: EnvironmentKey { static let defaultValue = false }
private struct CompleteSearchKey: EnvironmentKey { static var defaultValue: (@MainActor (String) -> Void)? { nil } }

extension EnvironmentValues {
    var searchSuggestions: SearchSuggestions? {
        get { self[SuggestionsKey.self] }
        set { self[SuggestionsKey.self] = newValue }
    }
    var hidesSearchSuggestions: Bool {
        get { self[HidesSuggestionsKey.self] }
        set { self[HidesSuggestionsKey.self] = newValue }
    }
    /// Takes a suggestion for the text of the search.
    var completeSearch: (@MainActor (String) -> Void)? {
        get { self[CompleteSearchKey.self] }
        set { self[CompleteSearchKey.self] = newValue }
    }
}

/// Suggestions in a list.
struct SuggestionsList: View {
    @Environment(\.searchSuggestions) private var suggestions
    var body: some View { List { suggestions?.view }.listStyle(.plain) }
}

/// Completes the search when the view is tapped.
private struct CompletionModifier: ViewModifier {
    let completion: String
    @Environment(\.completeSearch) private var complete
    nonisolated init(completion: String) { self.completion = completion }

    func body(content: Content) -> some View {
        content.frame(maxWidth: .infinity, alignment: .leading)
            .modifier(RowActionModifier(action: RowAction(isLink: false) { complete?(completion) }))
    }
}

extension View {
    /// Gives the search inside suggestions, shown while people search.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, SearchSuggestions(view: AnyView(suggestions())))
    }
    /// Shows or hides the suggestions of the search inside.
    nonisolated public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View {
        // Here suggestions are always shown over the content.
        transformEnvironment(\.hidesSearchSuggestions) { if !placements.isEmpty { $0 = visibility == .hidden } }
    }
    /// Puts a text into the search field when the view, one of the suggestions, is tapped.
    nonisolated public func searchCompletion(_ completion: String) -> some View { modifier(CompletionModifier(completion: completion)) }
}
