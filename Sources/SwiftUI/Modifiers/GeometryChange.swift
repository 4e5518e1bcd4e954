/// Tells an app when something about a view's size or place changes.
@MainActor struct GeometryChangeModifier<Value: Equatable>: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let transform: (GeometryProxy) -> Value
    nonisolated(unsafe) let action: (Value, Value) -> Void
    nonisolated init(transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void) {
        (self.transform, self.action) = (transform, action)
    }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        GeometryChangeNode(node, modifier, inputs)
    }
}

@MainActor private final class GeometryChangeNode<Value: Equatable>: WrapperNode, PositionDependent {
    private let modifier: Attribute<GeometryChangeModifier<Value>>
    private var last: Value?

    init(_ content: LayoutNode, _ modifier: Attribute<GeometryChangeModifier<Value>>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(content, inputs)
        host.positionDependents.append(WeakPositionDependent(node: self))
    }

    func positionChanged() -> Bool {
        let proxy = GeometryProxy(
            size: size, safeAreaInsets: SafeAreaRoom.insets(of: self), node: self, place: convert(.zero, to: .global))
        let modifier = modifier.untrackedValue
        let value = modifier.transform(proxy)
        guard value != last else { return false }
        let old = last ?? value
        last = value
        host.graph.afterUpdate { modifier.action(old, value) }
        return false
    }
}

extension View {
    /// Calls `action` with what `transform` makes of the view's geometry, at first and whenever that changes.
    ///
    /// Source: Apple's documentation of `onGeometryChange(for:of:action:)`.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View { modifier(GeometryChangeModifier(transform: transform) { action($1) }) }
    /// Calls `action` with the value before and the value now.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { modifier(GeometryChangeModifier(transform: transform, action: action)) }
}
