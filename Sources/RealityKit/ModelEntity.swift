import QuinceFoundation
import UIKit
import simd

/// An entity that a mesh would be seen at. Its mesh and materials are not yet in Quince. Source: Apple's documentation of `ModelEntity`.
@preconcurrency @MainActor open class ModelEntity: Entity {
    public required init() { super.init() }

    @available(*, unavailable, message: "not yet in Quince: meshes and materials of RealityKit, whose scenes are not drawn")
    public convenience init(mesh: MeshResource, materials: [any Material] = []) { self.init() }
}

/// An entity at a place in the world. Source: Apple's documentation of `AnchorEntity`.
@preconcurrency @MainActor open class AnchorEntity: Entity {
    public required init() { super.init() }
    public convenience init(world transform: simd_float4x4) {
        self.init()
        self.transform.matrix = transform
    }
    public convenience init(world position: SIMD3<Float>) {
        self.init()
        self.position = position
    }
    @available(*, unavailable, message: "not yet in Quince: anchors that augmented reality finds; a simulated device tracks nothing")
    public convenience init(_ target: AnchoringComponent.Target) { self.init() }
}

/// A camera. Source: Apple's documentation of `PerspectiveCamera`.
@preconcurrency @MainActor open class PerspectiveCamera: Entity {
    public required init() {
        super.init()
        components.set(PerspectiveCameraComponent())
    }
    public var camera: PerspectiveCameraComponent {
        get { components[PerspectiveCameraComponent.self] ?? PerspectiveCameraComponent() }
        set { components.set(newValue) }
    }
}

/// The lens of a camera. Source: Apple's documentation of `PerspectiveCameraComponent`.
public struct PerspectiveCameraComponent: Component, Sendable {
    public var near: Float
    public var far: Float
    public var fieldOfViewInDegrees: Float
    public init(near: Float = 0.01, far: Float = .infinity, fieldOfViewInDegrees: Float = 60) {
        (self.near, self.far, self.fieldOfViewInDegrees) = (near, far, fieldOfViewInDegrees)
    }
}

/// Where a component is anchored. Source: Apple's documentation of `AnchoringComponent`.
public enum AnchoringComponent {
    @available(*, unavailable, message: "not yet in Quince: anchors that augmented reality finds; a simulated device tracks nothing")
    public enum Target {}
}

/// Marks an entity that takes the user's touches. Source: Apple's documentation of `InputTargetComponent`.
public struct InputTargetComponent: Component, Sendable {
    public var isEnabled: Bool
    public init() { isEnabled = true }
}

/// How clear an entity is. Source: Apple's documentation of `OpacityComponent`.
public struct OpacityComponent: Component, Sendable {
    public var opacity: Float
    public init(opacity: Float = 1) { self.opacity = opacity }
}
