/// A scene of windows that all show the same kind of view.
///
/// Source: Apple's documentation of `WindowGroup`.
@MainActor @preconcurrency public struct WindowGroup<Content: View>: PrimitiveScene {
    public typealias Body = Never
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let kind: Kind

    /// What is said of the windows besides their content.
    struct Kind {
        var id: String?
        var title: Text?
        var valueType: Any.Type?
        var defaultValue: () -> AnyHashable? = { nil }
        var encode: (AnyHashable) -> Data? = { _ in nil }
        var decode: (Data) -> AnyHashable? = { _ in nil }
    }

    nonisolated init(_ kind: Kind, _ content: Content) { (self.kind, self.content) = (kind, content) }

    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(Kind(), content()) }
    /// - Parameter id: Names the group for `openWindow(id:)`.
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.init(Kind(id: id), content()) }
    /// - Parameter title: What the app switcher calls the windows.
    nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(Kind(title: title), content()) }
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(Kind(id: id, title: title), content())
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Kind(title: Text(titleKey)), content())
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Kind(id: id, title: Text(titleKey)), content())
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Kind(title: Text(title)), content())
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Kind(id: id, title: Text(title)), content())
    }

    public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let content = scene.map(inputs.scope) { $0.content }.attribute
        let kind = scene.attribute.untrackedValue.kind
        var outputs = _SceneOutputs()
        outputs.windows.append(
            WindowKind(
                id: kind.id, title: kind.title, valueType: kind.valueType, defaultValue: kind.defaultValue, encode: kind.encode,
                decode: kind.decode
            ) { window in
                let view = HostingView(following: content, parent: inputs.scope) { values in
                    AppLauncher.adjust(&values)
                    window.adjust(&values)
                    inputs.adjust(&values)
                }
                AppLauncher.app?.follow { [weak view] in view?.environmentChanged() }
                return UIHostingController(hosting: view)
            })
        return outputs
    }
}
