import QuinceFoundation
import simd

/// A place in a scene, with components and children. Source: Apple's documentation of `Entity`.
@preconcurrency @MainActor open class Entity {
    public typealias ID = UInt64
    nonisolated public let id: UInt64
    open var name = ""
    /// Whether the entity and its descendants take part in the scene.
    open var isEnabled = true
    open var components = ComponentSet()
    open private(set) weak var parent: Entity?
    private var members: [Entity] = []
    private static var lastIdentifier: UInt64 = 0

    public required init() {
        Entity.lastIdentifier += 1
        id = Entity.lastIdentifier
        components.set(Transform.identity)
    }
    public convenience init(components: [any Component]) {
        self.init()
        self.components.set(components)
    }

    public var isEnabledInHierarchy: Bool { isEnabled && (parent?.isEnabledInHierarchy ?? true) }
    /// Whether the entity is in a scene that is shown: none is.
    public var isActive: Bool { false }

    // MARK: Tree

    /// The children in their order.
    public struct ChildCollection: Collection {
        fileprivate let owner: Entity
        public var startIndex: Int { 0 }
        public var endIndex: Int { MainActor.assumeIsolated { owner.members.count } }
        public func index(after i: Int) -> Int { i + 1 }
        public subscript(position: Int) -> Entity { MainActor.assumeIsolated { owner.members[position] } }
        @MainActor public func append(_ child: Entity) { owner.addChild(child) }
        @MainActor public func append<S: Sequence>(contentsOf sequence: S) where S.Element == Entity {
            for child in sequence { owner.addChild(child) }
        }
        @MainActor public func remove(_ child: Entity) { owner.removeChild(child) }
        @MainActor public func removeAll() { for child in owner.members { owner.removeChild(child) } }
    }
    public var children: ChildCollection { ChildCollection(owner: self) }

    /// Adds a child, which leaves its former parent.
    /// - Parameter preservingWorldTransform: Whether it stays where it is in the world.
    public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        entity.setParent(self, preservingWorldTransform: preservingWorldTransform)
    }
    public func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        guard entity.parent === self else { return }
        entity.setParent(nil, preservingWorldTransform: preservingWorldTransform)
    }
    public func removeFromParent(preservingWorldTransform: Bool = false) {
        setParent(nil, preservingWorldTransform: preservingWorldTransform)
    }
    public func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {
        var above = parent
        while let current = above {
            precondition(current !== self, "Entity: an entity cannot be a descendant of itself")
            above = current.parent
        }
        let world = transformMatrix(relativeTo: nil)
        self.parent?.members.removeAll { $0 === self }
        self.parent = parent
        parent?.members.append(self)
        if preservingWorldTransform { setTransformMatrix(world, relativeTo: nil) }
    }

    /// The entity or the first descendant that has a name.
    public func findEntity(named name: String) -> Entity? {
        if self.name == name { return self }
        for child in members { if let found = child.findEntity(named: name) { return found } }
        return nil
    }

    /// A copy of the class with the same components; with copies of the descendants where `recursive` says so.
    public func clone(recursive: Bool) -> Self {
        let copy = Self()
        (copy.name, copy.isEnabled, copy.components) = (name, isEnabled, components)
        if recursive { for child in members { copy.addChild(child.clone(recursive: true)) } }
        return copy
    }
}

extension Entity: Identifiable, Hashable {
    nonisolated public static func == (lhs: Entity, rhs: Entity) -> Bool { lhs === rhs }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// An entity with a transform. Source: Apple's documentation of `HasTransform`.
@preconcurrency @MainActor public protocol HasTransform: Entity {}
extension Entity: HasTransform {}

extension Entity {
    /// To the parent's coordinates.
    public var transform: Transform {
        get { components[Transform.self] ?? .identity }
        set { components.set(newValue) }
    }
    public var position: SIMD3<Float> {
        get { transform.translation }
        set { transform.translation = newValue }
    }
    public var orientation: simd_quatf {
        get { transform.rotation }
        set { transform.rotation = newValue }
    }
    public var scale: SIMD3<Float> {
        get { transform.scale }
        set { transform.scale = newValue }
    }

    /// To another entity's coordinates.
    /// - Parameter referenceEntity: nil for the world's.
    public func transformMatrix(relativeTo referenceEntity: Entity?) -> simd_float4x4 {
        let world = (parent?.transformMatrix(relativeTo: nil) ?? matrix_identity_float4x4) * transform.matrix
        guard let referenceEntity else { return world }
        return referenceEntity.transformMatrix(relativeTo: nil).inverse * world
    }
    public func setTransformMatrix(_ transform: simd_float4x4, relativeTo referenceEntity: Entity?) {
        let world = (referenceEntity?.transformMatrix(relativeTo: nil) ?? matrix_identity_float4x4) * transform
        self.transform.matrix = (parent?.transformMatrix(relativeTo: nil).inverse ?? matrix_identity_float4x4) * world
    }
    public func position(relativeTo referenceEntity: Entity?) -> SIMD3<Float> {
        Transform(matrix: transformMatrix(relativeTo: referenceEntity)).translation
    }
    public func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        var value = Transform(matrix: transformMatrix(relativeTo: referenceEntity))
        value.translation = position
        setTransformMatrix(value.matrix, relativeTo: referenceEntity)
    }
    public func orientation(relativeTo referenceEntity: Entity?) -> simd_quatf {
        Transform(matrix: transformMatrix(relativeTo: referenceEntity)).rotation
    }
    public func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?) {
        var value = Transform(matrix: transformMatrix(relativeTo: referenceEntity))
        value.rotation = orientation
        setTransformMatrix(value.matrix, relativeTo: referenceEntity)
    }
    public func scale(relativeTo referenceEntity: Entity?) -> SIMD3<Float> {
        Transform(matrix: transformMatrix(relativeTo: referenceEntity)).scale
    }
    public func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        var value = Transform(matrix: transformMatrix(relativeTo: referenceEntity))
        value.scale = scale
        setTransformMatrix(value.matrix, relativeTo: referenceEntity)
    }
    /// A point of another entity's coordinates in this one's.
    public func convert(position: SIMD3<Float>, from referenceEntity: Entity?) -> SIMD3<Float> {
        apply(transformMatrix(relativeTo: referenceEntity).inverse, SIMD4(position, 1))
    }
    public func convert(position: SIMD3<Float>, to referenceEntity: Entity?) -> SIMD3<Float> {
        apply(transformMatrix(relativeTo: referenceEntity), SIMD4(position, 1))
    }
    public func convert(direction: SIMD3<Float>, from referenceEntity: Entity?) -> SIMD3<Float> {
        apply(transformMatrix(relativeTo: referenceEntity).inverse, SIMD4(direction, 0))
    }
    public func convert(direction: SIMD3<Float>, to referenceEntity: Entity?) -> SIMD3<Float> {
        apply(transformMatrix(relativeTo: referenceEntity), SIMD4(direction, 0))
    }
    private func apply(_ matrix: simd_float4x4, _ vector: SIMD4<Float>) -> SIMD3<Float> {
        let result = matrix * vector
        return SIMD3(result.x, result.y, result.z)
    }

    /// Places the entity, its negative z axis towards a target.
    public func look(
        at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = SIMD3(0, 1, 0), relativeTo referenceEntity: Entity?
    ) {
        let back = simd_normalize(position - target)
        let right = simd_normalize(simd_cross(upVector, back))
        let rotation = simd_quatf(simd_float3x3(right, simd_cross(back, right), back))
        let value = Transform(scale: scale(relativeTo: referenceEntity), rotation: rotation, translation: position)
        setTransformMatrix(value.matrix, relativeTo: referenceEntity)
    }
}
