/// A key of values that views tell the container around them.
///
/// Source: Apple's documentation of `ContainerValueKey` (iOS 18).
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A key of values that views tell what arranges them. Source of the name: SwiftUI's interface.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Values that a view hands to the container around it.
///
/// Source: Apple's documentation of `ContainerValues` (iOS 18).
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private var tags: [ObjectIdentifier: AnyHashable] = [:]

    init() {}

    init(tag: AnyHashable?) { if let tag { tags[ObjectIdentifier(type(of: tag.base))] = tag } }

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The value of a trait; nil where the view tells none.
    subscript<Key: _ViewTraitKey>(trait key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The tag of a type that the view has; nil for none.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tags[ObjectIdentifier(type)]?.base as? V }
    /// Whether the view has a tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

    /// The values with those of a modifier further inside added.
    fileprivate mutating func merge(_ change: (inout ContainerValues) -> Void) { change(&self) }
}

/// Tells the container around a view a value.
@MainActor private struct ContainerValueModifier: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let change: (inout ContainerValues) -> Void
    nonisolated init(change: @escaping (inout ContainerValues) -> Void) { self.change = change }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = ToldValuesNode(node, inputs)
        result.observe(inputs) { [unowned result] in result.change = modifier.value.change }
        return result
    }
}

@MainActor private final class ToldValuesNode: WrapperNode {
    override class var keepsState: Bool { false }
    var change: (inout ContainerValues) -> Void = { _ in }
}

extension LayoutNode {
    /// The values that the view hands to its container; outer modifiers win.
    var containerValues: ContainerValues {
        var changes: [(inout ContainerValues) -> Void] = []
        var node: LayoutNode? = self
        while let current = node {
            if let found = current as? ToldValuesNode { changes.append(found.change) }
            node = (current as? WrapperNode)?.content ?? (current.children.count == 1 ? current.children[0] : nil)
        }
        var result = ContainerValues(tag: tagValue)
        for change in changes.reversed() { result.merge(change) }
        return result
    }
}

extension View {
    /// Tells what arranges the view a value. Source of the name: SwiftUI's interface.
    nonisolated public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
        nonisolated(unsafe) let value = value
        return modifier(ContainerValueModifier { $0[trait: key] = value })
    }

    /// Tells the container around the view a value.
    ///
    /// Source: Apple's documentation of `containerValue(_:_:)` (iOS 18).
    nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
        return modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
    }
}
