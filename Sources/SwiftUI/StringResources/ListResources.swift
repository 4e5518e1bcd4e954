// Overloads for headers and badges of lists whose texts are resources, as string catalogs have symbols for.
//
// Source: Apple's documentation of the overloads with `LocalizedStringResource` (iOS 16).

extension View {
    @_disfavoredOverload
    nonisolated public func badge(_ key: LocalizedStringResource?) -> some View { modifier(BadgeModifier(badge: key.map { Text($0) })) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleResource) })
    }
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}

extension View {
    @_disfavoredOverload
    nonisolated public func typeSelectEquivalent(_ stringResource: LocalizedStringResource) -> some View {
        typeSelectEquivalent(Text(stringResource))
    }
}
