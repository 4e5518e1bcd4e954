/// The placement of a search field in the navigation's bars.
///
/// Source: Apple's documentation of `SearchFieldPlacement`.
public struct SearchFieldPlacement: Sendable {
    let isAlwaysShown: Bool

    /// Whether the field goes away while the content is scrolled.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let isAlways: Bool
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    public static let automatic = SearchFieldPlacement(isAlwaysShown: false)
    public static let navigationBarDrawer = SearchFieldPlacement(isAlwaysShown: false)
    public static let toolbar = SearchFieldPlacement(isAlwaysShown: false)
    public static let sidebar = SearchFieldPlacement(isAlwaysShown: false)
    /// Below the title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(isAlwaysShown: displayMode.isAlways)
    }
}

/// Ends a search.
public struct DismissSearchAction: Sendable {
    let close: @Sendable @MainActor () -> Void
    @MainActor public func callAsFunction() { close() }
}

private struct BelowSearchFieldKey: EnvironmentKey { static let defaultValue = false }
private struct SearchingKey: EnvironmentKey { static let defaultValue = false }
private struct DismissSearchKey: EnvironmentKey { static let defaultValue = DismissSearchAction {} }

extension EnvironmentValues {
    /// Whether the bar above the view ends with a search field.
    var isBelowSearchField: Bool {
        get { self[BelowSearchFieldKey.self] }
        set { self[BelowSearchFieldKey.self] = newValue }
    }
    /// Whether people are searching.
    public internal(set) var isSearching: Bool {
        get { self[SearchingKey.self] }
        set { self[SearchingKey.self] = newValue }
    }
    /// Ends the search.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}

/// A search field that has no bar yet.
@MainActor protocol WaitingSearchField: AnyObject {
    func install(in shown: UIViewController)
}

private struct WaitingSearchKey: EnvironmentKey { static let defaultValue: (any WaitingSearchField)? = nil }

extension EnvironmentValues {
    /// The search field that was written around the view, for the first stack inside.
    var waitingSearchField: (any WaitingSearchField)? {
        get { self[WaitingSearchKey.self] }
        set { self[WaitingSearchKey.self] = newValue }
    }
}

/// The behaviour of a bar's title and items while a search is active.
///
/// Source: Apple's documentation of `SearchPresentationToolbarBehavior`.
public struct SearchPresentationToolbarBehavior: Sendable {
    let hidesBar: Bool
    public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior(hidesBar: true) }
    /// Titles and items stay.
    public static var avoidHidingContent: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior(hidesBar: false) }
}

private struct SearchHidesBarKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether the bar's other content goes while people search.
    var searchHidesBar: Bool {
        get { self[SearchHidesBarKey.self] }
        set { self[SearchHidesBarKey.self] = newValue }
    }
}

extension View {
    /// Says what the bar does with its other content while people search inside.
    nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
        environment(\.searchHidesBar, behavior.hidesBar)
    }
    /// Gives the bar around the view a search field.
    nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil)
        -> some View
    {
        modifier(SearchModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
    }
    nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey)
        -> some View
    { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    /// Gives the bar around the view a search field that is active while a value says so.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt)) }
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }
    @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }
    /// Gives the bar around the view a search field with suggestions.
    @available(iOS, deprecated: 100000.0, message: "Use searchable(text:placement:prompt:) with searchSuggestions(_:).")
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
    @available(iOS, deprecated: 100000.0, message: "Use searchable(text:placement:prompt:) with searchSuggestions(_:).")
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
    @available(iOS, deprecated: 100000.0, message: "Use searchable(text:placement:prompt:) with searchSuggestions(_:).")
    @_disfavoredOverload nonisolated public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
}
