/// A scene of windows that all show the same kind of view.
@MainActor @preconcurrency public struct WindowGroup<Content: View>: PrimitiveScene {
    public typealias Body = Never
    nonisolated(unsafe) let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let content = scene.map(inputs.scope) { $0.content }.attribute
        var outputs = _SceneOutputs()
        outputs.windows.append {
            let view = HostingView(following: content, parent: inputs.scope) { values in
                AppLauncher.adjust(&values)
                inputs.adjust(&values)
            }
            AppLauncher.app?.follow { [weak view] in view?.environmentChanged() }
            return UIHostingController(hosting: view)
        }
        return outputs
    }
}
