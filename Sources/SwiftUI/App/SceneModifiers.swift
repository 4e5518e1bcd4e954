/// Tells an app that a value has changed, as long as the scene is there.
struct ChangeScene<Base: Scene, Value: Equatable>: PrimitiveScene {
    typealias Body = Never
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let value: Value
    let isInitial: Bool
    nonisolated(unsafe) let action: (_ old: Value, _ new: Value) -> Void

    nonisolated init(_ base: Base, _ value: Value, isInitial: Bool = false, _ action: @escaping (Value, Value) -> Void) {
        (self.base, self.value, self.isInitial, self.action) = (base, value, isInitial, action)
    }

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let attribute = scene.attribute
        var last = attribute.untrackedValue.value
        if attribute.untrackedValue.isInitial {
            inputs.graph.afterUpdate { MainActor.assumeIsolated { attribute.untrackedValue.action(last, last) } }
        }
        GraphSink(in: inputs.scope, graph: inputs.graph) {
            let current = attribute.value
            guard current.value != last else { return }
            let old = last
            last = current.value
            inputs.graph.afterUpdate { current.action(old, current.value) }
        }
        return Base._makeScene(scene: _GraphValue(attribute.map(in: inputs.scope) { $0.base }), inputs: inputs)
    }
}

/// Changes what the views of a scene have in their environment.
struct EnvironmentScene<Base: Scene>: PrimitiveScene {
    typealias Body = Never
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let change: (inout EnvironmentValues) -> Void

    nonisolated init(_ base: Base, _ change: @escaping (inout EnvironmentValues) -> Void) { (self.base, self.change) = (base, change) }

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let attribute = scene.attribute
        var inner = inputs
        inner.adjust = { values in
            inputs.adjust(&values)
            attribute.untrackedValue.change(&values)
        }
        GraphSink(in: inputs.scope, graph: inputs.graph) {
            _ = attribute.value
            inputs.graph.afterUpdate { MainActor.assumeIsolated { AppLauncher.app?.notifyObservers() } }
        }
        return Base._makeScene(scene: _GraphValue(attribute.map(in: inputs.scope) { $0.base }), inputs: inner)
    }
}

extension Scene {
    /// Runs an action when a value has changed.
    ///
    /// - Parameter initial: Whether it runs once when the scene comes, too.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene { ChangeScene(self, value, isInitial: initial, action) }
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
        ChangeScene(self, value, isInitial: initial) { _, _ in action() }
    }
    @available(iOS, deprecated: 17.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        ChangeScene(self, value) { action($1) }
    }

    /// Sets an environment value of the scene's views.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
        return EnvironmentScene(self) { $0[keyPath: keyPath] = value }
    }
    /// Changes an environment value of the scene's views.
    ///
    /// Source: Apple's documentation of `Scene.transformEnvironment(_:transform:)`.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        nonisolated(unsafe) let (keyPath, transform) = (keyPath, transform)
        return EnvironmentScene(self) { transform(&$0[keyPath: keyPath]) }
    }
    /// Gives the scene's views an object that they find by its type.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        EnvironmentScene(self) { $0.objects[ObjectIdentifier(T.self)] = object }
    }
    /// Gives the scene's views an object that they find by its type.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        EnvironmentScene(self) { $0.objects[ObjectIdentifier(T.self)] = object }
    }
    /// Sets where `AppStorage` of the scene's views keeps its values.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { environment(\.defaultAppStorage, store) }
}
