/// Makes scenes out of closures that list them.
@resultBuilder public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        _TupleScene((repeat each content))
    }
    public static func buildOptional<Content: Scene>(_ content: Content?) -> Content? { content }
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes. Source of the name: SwiftUI's interface.
struct _TupleScene<T>: PrimitiveScene {
    typealias Body = Never
    nonisolated(unsafe) let value: T
    nonisolated init(_ value: T) { self.value = value }

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        var outputs = _SceneOutputs()
        for element in Metadata.tupleElements(of: T.self) {
            guard let type = element.type as? any Scene.Type else { continue }
            outputs.append(make(type, scene.attribute, element.offset, inputs))
        }
        return outputs
    }

    private static func make<Content: Scene>(_ type: Content.Type, _ tuple: Attribute<Self>, _ offset: Int, _ inputs: _SceneInputs)
        -> _SceneOutputs
    {
        let content = tuple.map(in: inputs.scope) { tuple in
            withUnsafeBytes(of: tuple.value) { $0.load(fromByteOffset: offset, as: Content.self) }
        }
        return Content._makeScene(scene: _GraphValue(content), inputs: inputs)
    }
}

extension Optional: Scene where Wrapped: Scene {
    public typealias Body = Never
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
    public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        guard let first = scene.attribute.untrackedValue else { return _SceneOutputs() }
        let content = scene.attribute.map(in: inputs.scope) { $0 ?? first }
        return Wrapped._makeScene(scene: _GraphValue(content), inputs: inputs)
    }
}

extension Group: Scene, PrimitiveScene where Content: Scene {
    /// Scenes that are written as one.
    @_disfavoredOverload nonisolated public init(@SceneBuilder content: () -> Content) { self.content = content() }

    public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        Content._makeScene(scene: scene.map(inputs.scope) { $0.content }, inputs: inputs)
    }
}
