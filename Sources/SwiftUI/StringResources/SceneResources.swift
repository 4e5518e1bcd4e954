// Overloads for titles of windows and menus of commands whose texts are resources, as string catalogs have symbols for.
//
// Source: Apple's documentation of the overloads with `LocalizedStringResource` (iOS 16).

extension CommandMenu {
    @_disfavoredOverload
    nonisolated public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        (name, self.content) = (Text(nameResource), content())
    }
}

extension WindowGroup {
    @_disfavoredOverload
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self = Self.presenting(Text(titleResource), nil, content) }
    @_disfavoredOverload
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self = Self.presenting(Text(titleResource), id, content) }
    @_disfavoredOverload
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self = Self.presenting(Text(titleResource), nil, content, defaultValue) }
    @_disfavoredOverload
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self = Self.presenting(Text(titleResource), id, content, defaultValue) }
}

extension WindowGroup {
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(WindowGroupTraits(title: Text(titleResource)), content())
    }
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(WindowGroupTraits(id: id, title: Text(titleResource)), content())
    }
}
