/// The content of windows that each show a value of their own.
///
/// Source: Apple's documentation of `PresentedWindowContent`.
@MainActor @preconcurrency public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    nonisolated(unsafe) private let content: (Binding<Data?>) -> Content
    @Environment(\.appWindow) private var window

    nonisolated init(_ content: @escaping (Binding<Data?>) -> Content) { self.content = content }

    public var body: some View { content(window?.binding(Data.self) ?? .constant(nil)) }
}

extension WindowGroup {
    /// A group whose windows each show a value of their own, which is there again when they are.
    nonisolated static func presenting<D: Codable & Hashable, C: View>(
        _ title: Text?, _ id: String?, _ content: @escaping (Binding<D?>) -> C, defaultValue: (() -> D)? = nil
    ) -> WindowGroup where Content == PresentedWindowContent<D, C> {
        let traits = WindowGroupTraits(
            id: id, title: title, valueType: D.self, defaultValue: { defaultValue.map { AnyHashable($0()) } },
            encode: { value in (value.base as? D).flatMap { try? JSONEncoder().encode([$0]) } },
            decode: { data in ((try? JSONDecoder().decode([D].self, from: data))?.first).map { AnyHashable($0) } })
        return WindowGroup(traits, PresentedWindowContent(content))
    }

    nonisolated static func presenting<D: Codable & Hashable, C: View>(
        _ title: Text?, _ id: String?, _ content: @escaping (Binding<D>) -> C, _ defaultValue: @escaping () -> D
    ) -> WindowGroup where Content == PresentedWindowContent<D, C> {
        presenting(
            title, id,
            { value in
                content(
                    Binding {
                        value.wrappedValue ?? defaultValue()
                    } set: {
                        value.wrappedValue = $0
                    })
            }, defaultValue: defaultValue)
    }

    /// Windows that show values of a type; nil until one is asked for.
    nonisolated public init<D: Codable & Hashable, C: View>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C> { self = Self.presenting(nil, nil, content) }
    nonisolated public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self = Self.presenting(nil, id, content) }
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self = Self.presenting(title, nil, content) }
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self = Self.presenting(title, id, content) }
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self = Self.presenting(Text(titleKey), nil, content) }
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self = Self.presenting(Text(titleKey), id, content) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self = Self.presenting(Text(title), nil, content) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self = Self.presenting(Text(title), id, content) }

    /// Windows that show values of a type; a default one until another is asked for.
    nonisolated public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self = Self.presenting(nil, nil, content, defaultValue) }
    nonisolated public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self = Self.presenting(nil, id, content, defaultValue) }
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self = Self.presenting(title, nil, content, defaultValue) }
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self = Self.presenting(title, id, content, defaultValue) }
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self = Self.presenting(Text(titleKey), nil, content, defaultValue) }
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self = Self.presenting(Text(titleKey), id, content, defaultValue) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self = Self.presenting(Text(title), nil, content, defaultValue) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self = Self.presenting(Text(title), id, content, defaultValue) }
}
