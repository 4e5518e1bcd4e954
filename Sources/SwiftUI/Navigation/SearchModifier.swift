/// Gives the bar around a view a search field.
@MainActor struct SearchModifier: NodeModifier {
    typealias Body = Never
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?
    let tokens: SearchTokens?

    nonisolated init(
        text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement, prompt: Text?, tokens: SearchTokens? = nil
    ) {
        self.text = text
        self.isPresented = isPresented
        self.placement = placement
        self.prompt = prompt
        self.tokens = tokens
    }

    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs {
        let first = modifier.untrackedValue
        let suggests = inputs.environment.untrackedValue.searchSuggestions != nil || first.tokens?.suggestions != nil
        let field = SearchField(inputs, modifier, suggests: suggests)
        // As long as the view is there.
        inputs.scope.atEnd { _ = field }
        let inner = inputs.changingEnvironment { values in
            values.isSearching = field.isActive.value
            values.dismissSearch = DismissSearchAction { field.controller.isActive = false }
            values.isBelowSearchField = true
            // Written around a stack, the field stands in the bar of its root.
            values.waitingSearchField = values.navigation == nil ? field : nil
        }
        GraphSink(in: inputs.scope, graph: inputs.graph) {
            let (modifier, environment) = (modifier.value, inputs.environment.value)
            let (text, isPresented) = (modifier.text.wrappedValue, modifier.isPresented?.wrappedValue)
            let isFocused = environment.searchFocus?.isFocused()
            let tokens = modifier.tokens.map { tokens in MainActor.assumeIsolated { tokens.tokens(inputs) } }
            AnyAttribute.untracked {
                MainActor.assumeIsolated {
                    // First what belongs to the search: once it is presented, the field tells what it has.
                    field.show(tokens ?? [])
                    field.show(text, isPresented, environment)
                    field.show(environment.searchScopes)
                    field.updateFocus(environment.searchFocus, isFocused)
                }
            }
        }
        return inner
    }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode { node }
}

/// UIKit's search of one modifier.
@MainActor final class SearchField: NSObject, WaitingSearchField, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    let controller: UISearchController
    let isActive = Attribute(false)
    private let inputs: _ViewInputs
    private let modifier: Attribute<SearchModifier>
    private var submit: (() -> Void)?
    private var isInstalled = false
    private var scopes: SearchScopes?
    private var scopeTags: [AnyHashable?] = []
    private let suggests: Bool
    private var hidesSuggestions = false
    /// The text that was taken from a suggestion: it needs no others.
    private var completed: String?

    init(_ inputs: _ViewInputs, _ modifier: Attribute<SearchModifier>, suggests: Bool) {
        (self.inputs, self.modifier, self.suggests) = (inputs, modifier, suggests)
        let results = suggests ? Suggestions.controller(inputs, modifier) : nil
        controller = UISearchController(searchResultsController: results?.controller)
        super.init()
        results?.complete.update { [weak self] in self?.complete($0) }
        controller.obscuresBackgroundDuringPresentation = false
        controller.automaticallyShowsSearchResultsController = false
        controller.searchResultsUpdater = self
        controller.delegate = self
        controller.searchBar.delegate = self
    }

    func show(_ text: String, _ isPresented: Bool?, _ environment: EnvironmentValues) {
        submit = environment.searchSubmitAction
        hidesSuggestions = environment.hidesSearchSuggestions
        controller.hidesNavigationBarDuringPresentation = environment.searchHidesBar
        if controller.searchBar.text != text { controller.searchBar.text = text }
        controller.searchBar.placeholder = modifier.untrackedValue.prompt?.plainText(in: environment) ?? SystemText.text(.search)
        if environment.navigation != nil { inputs.host.preferences.configure { [weak self] in self?.install(in: $0) } }
        if let isPresented, controller.isActive != isPresented { controller.isActive = isPresented }
        updateSuggestions()
    }

    /// Gives a controller's bar the field.
    func install(in shown: UIViewController) {
        guard !isInstalled else { return }
        isInstalled = true
        shown.navigationItem.searchController = controller
        shown.navigationItem.showsSearchBarAtFirst = true
        shown.navigationItem.hidesSearchBarWhenScrolling = !modifier.untrackedValue.placement.isAlwaysShown
    }

    // MARK: Focus

    private var focus: FocusLink?

    /// Begins or ends the search as a focus state says.
    func updateFocus(_ link: FocusLink?, _ isFocused: Bool?) {
        focus = link
        guard let isFocused, controller.isActive != isFocused else { return }
        inputs.graph.afterUpdate { [weak self] in
            MainActor.assumeIsolated { if let self, self.controller.isActive != isFocused { self.controller.isActive = isFocused } }
        }
    }

    // MARK: Tokens and scopes

    func show(_ tokens: [SearchTokens.Token]) {
        let field = controller.searchBar.searchTextField
        guard field.tokens.map({ $0.representedObject as? AnyHashable }) != tokens.map({ Optional($0.id) }) else { return }
        field.tokens = tokens.map { token in
            let made = UISearchToken(icon: token.image, text: token.text)
            made.representedObject = token.id
            return made
        }
    }

    func show(_ scopes: SearchScopes?) {
        self.scopes = scopes
        let options = scopes?.options(inputs) ?? []
        let titles = options.map(\.title)
        scopeTags = options.map(\.tag)
        if (controller.searchBar.scopeButtonTitles ?? []) != titles {
            controller.searchBar.scopeButtonTitles = titles.isEmpty ? nil : titles
        }
        guard let scopes else { return }
        controller.scopeBarActivation = scopes.activation.activation
        let chosen = scopeTags.firstIndex(of: scopes.get()) ?? 0
        if controller.searchBar.selectedScopeButtonIndex != chosen { controller.searchBar.selectedScopeButtonIndex = chosen }
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        guard scopeTags.indices.contains(selectedScope), let tag = scopeTags[selectedScope] else { return }
        scopes?.set(tag)
    }

    // MARK: Suggestions

    private func updateSuggestions() {
        guard suggests else { return }
        let shows = isActive.untrackedValue && !hidesSuggestions && completed != (controller.searchBar.text ?? "")
        if controller.showsSearchResultsController != shows { controller.showsSearchResultsController = shows }
    }

    private func complete(_ text: String) {
        completed = text
        controller.searchBar.text = text
        updateSearchResults(for: controller)
        submit?()
    }

    // MARK: What people do

    func updateSearchResults(for searchController: UISearchController) {
        let new = searchController.searchBar.text ?? ""
        if completed != new { completed = nil }
        let modifier = modifier.untrackedValue
        if modifier.text.wrappedValue != new { modifier.text.wrappedValue = new }
        if let tokens = modifier.tokens {
            let ids = searchController.searchBar.searchTextField.tokens.compactMap { $0.representedObject as? AnyHashable }
            if ids.count != tokens.tokens(inputs).count { tokens.keep(ids) }
        }
        updateSuggestions()
    }
    func willPresentSearchController(_ searchController: UISearchController) { told(true) }
    func willDismissSearchController(_ searchController: UISearchController) { told(false) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { submit?() }

    private func told(_ new: Bool) {
        isActive.set(new)
        completed = nil
        focus?.told(new)
        if let isPresented = modifier.untrackedValue.isPresented, isPresented.wrappedValue != new { isPresented.wrappedValue = new }
        updateSuggestions()
    }

    /// The list of what a search suggests.
    @MainActor private enum Suggestions {
        /// Calls what the field does with a suggestion, once there is a field.
        final class Completion {
            private var action: @MainActor (String) -> Void = { _ in }
            func update(_ action: @escaping @MainActor (String) -> Void) { self.action = action }
            @MainActor func call(_ text: String) { action(text) }
        }

        static func controller(_ inputs: _ViewInputs, _ modifier: Attribute<SearchModifier>) -> (
            controller: UIViewController, complete: Completion
        ) {
            let completion = Completion()
            let inner = inputs.changingEnvironment { values in
                if let suggested = modifier.value.tokens?.suggestions {
                    let own = values.searchSuggestions?.view
                    values.searchSuggestions = SearchSuggestions(view: AnyView(TupleView((own, MainActor.assumeIsolated { suggested() }))))
                }
                values.completeSearch = { completion.call($0) }
                values.isInListRow = false
            }
            let controller = ElementController(inner) { inputs in
                SuggestionsList._makeView(view: _GraphValue(Attribute(SuggestionsList())), inputs: inputs).node
            }
            return (controller, completion)
        }
    }
}
