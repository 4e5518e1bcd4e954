/// A part of an app's interface with a life cycle of its own.
@MainActor @preconcurrency public protocol Scene {
    /// Makes what shows the scene. Source of the name: SwiftUI's interface.
    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Scene {
    public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let body = BodyEvaluation.attribute(of: scene.attribute, scope: inputs.scope, environment: inputs.environment) { $0.body }
        return Body._makeScene(scene: _GraphValue(body), inputs: inputs)
    }
}

extension Never: Scene {
    public static func _makeScene(scene: _GraphValue<Never>, inputs: _SceneInputs) -> _SceneOutputs { fatalError("Never is no scene.") }
}

/// A scene that is not made of others.
@MainActor @preconcurrency protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// The inputs of a scene, passed down from the app. Source of the name: SwiftUI's interface.
public struct _SceneInputs {
    let scope: GraphScope
    let environment: Attribute<EnvironmentValues>
    /// The graph that evaluates the values of scenes.
    var graph = Graph()
    /// Changes what the views of scenes have in their environment.
    var adjust: (inout EnvironmentValues) -> Void = { _ in }
}

/// The result of building a scene. Source of the name: SwiftUI's interface.
public struct _SceneOutputs {
    /// The kinds of windows.
    var windows: [WindowKind] = []
    /// The kinds of documents that the app works with.
    var documentKinds: [DocumentKind] = []
    /// Changes what the views of open documents have in their environment.
    var adjustsDocuments: (inout EnvironmentValues) -> Void = { _ in }

    /// Takes over what another scene makes, behind what this one does.
    mutating func append(_ other: _SceneOutputs) {
        windows += other.windows
        if documentKinds.isEmpty { adjustsDocuments = other.adjustsDocuments }
        documentKinds += other.documentKinds
    }
}
