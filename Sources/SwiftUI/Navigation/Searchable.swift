/// Where a search field stands.
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

private struct SearchingKey: EnvironmentKey { static let defaultValue = false }
private struct DismissSearchKey: EnvironmentKey { static let defaultValue = DismissSearchAction {} }

extension EnvironmentValues {
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

/// Gives the bar around a view a search field.
@MainActor private struct SearchModifier: NodeModifier {
    typealias Body = Never
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?

    nonisolated init(text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement, prompt: Text?) {
        self.text = text
        self.isPresented = isPresented
        self.placement = placement
        self.prompt = prompt
    }

    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs {
        let field = SearchField(inputs)
        // As long as the view is there.
        inputs.scope.atEnd { _ = field }
        let inner = inputs.changingEnvironment { values in
            values.isSearching = field.isActive.value
            values.dismissSearch = DismissSearchAction { field.controller.isActive = false }
            // Written around a stack, the field stands in the bar of its root.
            values.waitingSearchField = values.navigation == nil ? field : nil
        }
        GraphSink(in: inputs.scope, graph: inputs.graph) {
            let (modifier, environment) = (modifier.value, inputs.environment.value)
            let (text, isPresented) = (modifier.text.wrappedValue, modifier.isPresented?.wrappedValue)
            AnyAttribute.untracked { MainActor.assumeIsolated { field.show(modifier, text, isPresented, environment) } }
        }
        return inner
    }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode { node }

    /// UIKit's search of one modifier.
    @MainActor
    final class SearchField: NSObject, WaitingSearchField, UISearchResultsUpdating, UISearchControllerDelegate,
        UISearchBarDelegate
    {
        let controller = UISearchController(searchResultsController: nil)
        let isActive = Attribute(false)
        private let inputs: _ViewInputs
        private var modifier: SearchModifier?
        private var submit: (() -> Void)?
        private var isInstalled = false

        init(_ inputs: _ViewInputs) {
            self.inputs = inputs
            super.init()
            controller.obscuresBackgroundDuringPresentation = false
            controller.searchResultsUpdater = self
            controller.delegate = self
            controller.searchBar.delegate = self
        }

        func show(_ modifier: SearchModifier, _ text: String, _ isPresented: Bool?, _ environment: EnvironmentValues) {
            self.modifier = modifier
            submit = environment.searchSubmitAction
            if controller.searchBar.text != text { controller.searchBar.text = text }
            controller.searchBar.placeholder = modifier.prompt?.plainText(in: environment) ?? SystemText.text(.search)
            if environment.navigation != nil { inputs.host.preferences.configure { [weak self] in self?.install(in: $0) } }
            if let isPresented, controller.isActive != isPresented { controller.isActive = isPresented }
        }

        /// Gives a controller's bar the field.
        func install(in shown: UIViewController) {
            guard !isInstalled else { return }
            isInstalled = true
            shown.navigationItem.searchController = controller
            shown.navigationItem.showsSearchBarAtFirst = true
            shown.navigationItem.hidesSearchBarWhenScrolling = modifier?.placement.isAlwaysShown != true
        }

        func updateSearchResults(for searchController: UISearchController) {
            let new = searchController.searchBar.text ?? ""
            if let modifier, modifier.text.wrappedValue != new { modifier.text.wrappedValue = new }
        }
        func willPresentSearchController(_ searchController: UISearchController) { told(true) }
        func willDismissSearchController(_ searchController: UISearchController) { told(false) }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { submit?() }

        private func told(_ new: Bool) {
            isActive.set(new)
            if let isPresented = modifier?.isPresented, isPresented.wrappedValue != new { isPresented.wrappedValue = new }
        }
    }
}

extension View {
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
}
