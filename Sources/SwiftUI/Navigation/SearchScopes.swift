/// When the scopes of a search are shown.
///
/// Source: Apple's documentation of `SearchScopeActivation`.
public struct SearchScopeActivation: Sendable {
    let activation: UISearchController.ScopeBarActivation
    public static var automatic: SearchScopeActivation { SearchScopeActivation(activation: .automatic) }
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(activation: .onTextEntry) }
    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(activation: .onSearchActivation) }
}

/// The scopes people choose from while they search.
struct SearchScopes {
    let activation: SearchScopeActivation
    /// Makes the titles and tags, where the search is.
    let options: @MainActor (_ViewInputs) -> [PickerOption]
    let get: () -> AnyHashable
    let set: (AnyHashable) -> Void
}

private struct SearchScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }

extension EnvironmentValues {
    var searchScopes: SearchScopes? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }
}

extension View {
    /// Gives the search inside scopes to choose from.
    nonisolated public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }
    /// Gives the search inside scopes to choose from, and says when they are shown.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let content = scopes()
        return environment(
            \.searchScopes,
            SearchScopes(
                activation: activation, options: { OptionsReading.options(content, $0) }, get: { AnyHashable(scope.wrappedValue) },
                set: { if let value = $0.base as? V { scope.wrappedValue = value } }))
    }
}

/// Reads titles and tags of views.
@MainActor enum OptionsReading {
    static func options<Content: View>(_ content: Content, _ inputs: _ViewInputs) -> [PickerOption] {
        let scope = GraphScope(parent: inputs.scope)
        defer { scope.destroy() }
        let list = AnyAttribute.untracked {
            Content._makeViewList(view: _GraphValue(Attribute(content)), inputs: _ViewListInputs(inputs.scoped(scope))).list
        }
        return list.elements.map { element in
            let node = element.node
            return PickerOption(tag: node.tagValue ?? element.id, title: CollectedButtons.title(of: node), image: node.firstImage)
        }
    }
}
