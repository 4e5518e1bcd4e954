/// A property of a view that changes by itself, and updates the view when it does.
///
/// Structures of such properties are dynamic properties, too.
public protocol DynamicProperty {
    /// Called before the view's body is asked for, when the properties inside have their values.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property that the graph has to do with.
protocol WiredProperty: DynamicProperty {
    /// Connects the property to its storage in the graph.
    ///
    /// - Parameter slot: The storage of this property for the lifetime of the view; nil at first.
    /// - Returns: A number that changes with the property's value.
    mutating func wire(_ slot: inout AnyObject?, _ context: PropertyContext) -> UInt32
    /// Whether what is kept for the property could be made again as it is.
    static var isOnlyRead: Bool { get }
}

extension WiredProperty {
    static var isOnlyRead: Bool { false }
}

/// The place of a dynamic property's view in the graph: its scope and environment.
struct PropertyContext {
    let scope: GraphScope
    let environment: Attribute<EnvironmentValues>
    /// The view's type, for messages.
    let owner: Any.Type
}
