import QuinceFoundation

/// A part of what an entity is. Source: Apple's documentation of `Component`.
public protocol Component {}

extension Component {
    /// Needs nothing: every type of component is known.
    public static func registerComponent() {}
}

extension Entity {
    /// The components of an entity, one of each type. Source: Apple's documentation of `Entity.ComponentSet`.
    public struct ComponentSet {
        private var values: [(type: any Component.Type, value: any Component)] = []

        public init() {}

        public subscript<T: Component>(componentType: T.Type) -> T? {
            get { self[componentType as any Component.Type] as? T }
            set { self[componentType as any Component.Type] = newValue }
        }
        public subscript(componentType: any Component.Type) -> (any Component)? {
            get { values.first { $0.type == componentType }?.value }
            set {
                let index = values.firstIndex { $0.type == componentType }
                switch (index, newValue) {
                case (let index?, let value?): values[index].value = value
                case (let index?, nil): values.remove(at: index)
                case (nil, let value?): values.append((componentType, value))
                case (nil, nil): break
                }
            }
        }
        /// Adds a component, in the place of one of its type.
        public mutating func set<T: Component>(_ component: T) { self[T.self] = component }
        public mutating func set(_ components: [any Component]) { for component in components { self[type(of: component)] = component } }
        public func has(_ componentType: any Component.Type) -> Bool { self[componentType] != nil }
        public mutating func remove(_ componentType: any Component.Type) { self[componentType] = nil }
        public mutating func removeAll() { values = [] }
        public var count: Int { values.count }
    }
}
