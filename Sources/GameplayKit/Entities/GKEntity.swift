import QuinceFoundation

/// A thing of a game, which is made of components.
///
/// Source: Apple's documentation of `GKEntity`.
open class GKEntity: NSObject, NSSecureCoding {
    /// The components, at most one of a class, in the order in which they were added.
    open private(set) var components: [GKComponent] = []

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        let components = coder.decodeObject(of: [NSArray.self, GKComponent.self], forKey: "components") as? [GKComponent]
        for component in components ?? [] { addComponent(component) }
    }
    open func encode(with coder: NSCoder) { coder.encode(components as NSArray, forKey: "components") }
    open class var supportsSecureCoding: Bool { true }

    /// Updates all components.
    open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }

    /// The component of a class; nil where the entity has none.
    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.first { type(of: $0) == componentClass } as? ComponentType
    }

    /// Adds a component, in the place of the one of its class; it leaves the entity that it was of.
    open func addComponent(_ component: GKComponent) {
        component.entity?.remove(component)
        if let old = components.first(where: { type(of: $0) == type(of: component) }) { remove(old) }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }

    /// Removes the component of a class.
    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        if let component = component(ofType: componentClass) { remove(component) }
    }

    private func remove(_ component: GKComponent) {
        guard let index = components.firstIndex(where: { $0 === component }) else { return }
        component.willRemoveFromEntity()
        components.remove(at: index)
        component.entity = nil
    }
}

/// A part of an entity; subclasses say what it does.
///
/// Source: Apple's documentation of `GKComponent`.
open class GKComponent: NSObject, NSSecureCoding {
    open internal(set) weak var entity: GKEntity?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }

    open func update(deltaTime seconds: TimeInterval) {}
    open func didAddToEntity() {}
    open func willRemoveFromEntity() {}
}

/// The components of a class in several entities, which are updated together.
///
/// Source: Apple's documentation of `GKComponentSystem`.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    public let componentClass: AnyClass
    open private(set) var components: [ComponentType] = []

    public override convenience init() { self.init(componentClass: ComponentType.self) }

    public init(componentClass cls: AnyClass) {
        componentClass = cls
        super.init()
    }

    open subscript(idx: Int) -> ComponentType { components[idx] }

    /// Adds a component of the system's class; ends the process for those of others.
    open func addComponent(_ component: ComponentType) {
        precondition(type(of: component) == componentClass, "a system has components of its class only")
        if !components.contains(where: { $0 === component }) { components.append(component) }
    }

    /// Adds an entity's component of the system's class, where it has one.
    open func addComponent(foundIn entity: GKEntity) { if let component = component(of: entity) { addComponent(component) } }
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
    open func removeComponent(foundIn entity: GKEntity) { if let component = component(of: entity) { removeComponent(component) } }

    private func component(of entity: GKEntity) -> ComponentType? {
        entity.components.first { type(of: $0) == componentClass } as? ComponentType
    }

    open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
}
