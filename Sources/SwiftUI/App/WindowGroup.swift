/// A scene of windows that all show the same kind of view.
///
/// Source: Apple's documentation of `WindowGroup`.
@MainActor @preconcurrency public struct WindowGroup<Content: View>: PrimitiveScene {
    public typealias Body = Never
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let traits: WindowGroupTraits

    nonisolated init(_ traits: WindowGroupTraits, _ content: Content) { (self.traits, self.content) = (traits, content) }

    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(WindowGroupTraits(), content()) }
    /// - Parameter id: Names the group for `openWindow(id:)`.
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.init(WindowGroupTraits(id: id), content()) }
    /// - Parameter title: The title of the windows in the app switcher.
    nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(WindowGroupTraits(title: title), content()) }
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(WindowGroupTraits(id: id, title: title), content())
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(WindowGroupTraits(title: Text(titleKey)), content())
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(WindowGroupTraits(id: id, title: Text(titleKey)), content())
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(WindowGroupTraits(title: Text(title)), content())
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(WindowGroupTraits(id: id, title: Text(title)), content())
    }

    public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let content = scene.map(inputs.scope) { $0.content }.attribute
        var outputs = _SceneOutputs()
        outputs.windows.append(
            WindowKind(group: scene.attribute.untrackedValue.traits) { window in
                let view = HostingView(following: content, parent: inputs.scope) { values in
                    AppLauncher.adjust(&values)
                    window.adjust(&values)
                    inputs.adjust(&values)
                }
                AppLauncher.app?.observe { [weak view] in view?.environmentChanged() }
                return UIHostingController(hosting: view)
            })
        return outputs
    }
}
