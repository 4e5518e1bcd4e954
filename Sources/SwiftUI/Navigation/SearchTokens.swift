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

extension SearchTokens {
    /// Tokens from a collection.
    ///
    /// - Parameters:
    ///   - suggested: The tokens that are offered during a search; nil for none.
    ///   - view: Shows one; the binding writes to the collection.
    nonisolated init<C, T: View>(_ tokens: Binding<C>, suggested: Binding<C>? = nil, _ view: @escaping (Binding<C.Element>) -> T)
    where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        self.tokens = { inputs in
            tokens.wrappedValue.map { element in
                let option = OptionsReading.options(view(Self.binding(element, in: tokens)), inputs).first
                return Token(id: AnyHashable(element.id), text: option?.title ?? "", image: option?.image)
            }
        }
        keep = { ids in
            let old = tokens.wrappedValue
            tokens.wrappedValue = C(ids.compactMap { id in old.first { AnyHashable($0.id) == id } })
        }
        suggestions = suggested.map { suggested in
            {
                let chosen = Set(tokens.wrappedValue.map(\.id))
                return AnyView(
                    ForEach(Array(suggested.wrappedValue.filter { !chosen.contains($0.id) })) { element in
                        view(.constant(element)).frame(maxWidth: .infinity, alignment: .leading)
                            .modifier(RowActionModifier(action: RowAction(isLink: false) { tokens.wrappedValue.append(element) }))
                    })
            }
        }
    }

    /// One token, found again by its identity.
    nonisolated private static func binding<C>(_ element: C.Element, in tokens: Binding<C>) -> Binding<C.Element>
    where C: MutableCollection, C.Element: Identifiable {
        Binding {
            tokens.wrappedValue.first { $0.id == element.id } ?? element
        } set: { new in
            guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == element.id }) else { return }
            tokens.wrappedValue[index] = new
        }
    }
}
