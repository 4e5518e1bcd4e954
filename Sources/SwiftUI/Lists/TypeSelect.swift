extension View {
    /// Sets the text that people type to come to the view in a list. The lists of iPhones and iPads are not gone through by typing, so nothing
    /// is seen of it.
    ///
    /// Source: Apple's documentation of `typeSelectEquivalent(_:)`.
    nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { modifier(RowTraitModifier(RowTraits.TypedText.self, text)) }
    nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { typeSelectEquivalent(Text(stringKey)) }
    @_disfavoredOverload nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
        typeSelectEquivalent(Text(string))
    }
}
