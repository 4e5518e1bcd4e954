/// The tokens of a search, whatever their type is.
struct SearchTokens {
    struct Token {
        let id: AnyHashable
        let text: String
        let image: UIImage?
    }

    /// Makes what the field shows.
    let tokens: @MainActor (_ViewInputs) -> [Token]
    /// Keeps the tokens with some identities, in their order.
    let keep: @MainActor ([AnyHashable]) -> Void
    /// Makes the suggested tokens' views; nil where none are.
    let suggestions: (@MainActor () -> AnyView)?
}

extension View {
    /// Gives the bar around the view a search field for words and tokens.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(SearchModifier(text: text, isPresented: nil, placement: placement, prompt: prompt, tokens: searchTokens(tokens, token)))
    }
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }
    @_disfavoredOverload nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }
    /// The same, with tokens to choose from while people search.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: nil, placement: placement, prompt: prompt, tokens: searchTokens(tokens, token, suggestedTokens)))
    }
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement, prompt: Text(prompt), token: token)
    }
}

nonisolated private func searchTokens<C, T: View>(
    _ tokens: Binding<C>, _ view: @escaping (C.Element) -> T, _ suggested: Binding<C>? = nil
) -> SearchTokens where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchTokens(
        tokens: { inputs in
            tokens.wrappedValue.map { element in
                let option = OptionsReading.options(view(element), inputs).first
                return SearchTokens.Token(id: AnyHashable(element.id), text: option?.title ?? "", image: option?.image)
            }
        },
        keep: { ids in
            let old = tokens.wrappedValue
            tokens.wrappedValue = C(ids.compactMap { id in old.first { AnyHashable($0.id) == id } })
        },
        suggestions: suggested.map { suggested in
            {
                let chosen = Set(tokens.wrappedValue.map(\.id))
                return AnyView(
                    ForEach(Array(suggested.wrappedValue.filter { !chosen.contains($0.id) })) { element in
                        view(element).frame(maxWidth: .infinity, alignment: .leading)
                            .modifier(RowActionModifier(action: RowAction(isLink: false) { tokens.wrappedValue.append(element) }))
                    })
            }
        })
}
