/// A node that tells a preference.
@MainActor final class PreferenceNode: WrapperNode {
    override class var keepsState: Bool { false }
}

/// Tells a value. Source of the name: SwiftUI's interface.
public struct _PreferenceWritingModifier<Key: PreferenceKey>: NodeModifier {
    public typealias Body = Never
    nonisolated(unsafe) public var value: Key.Value
    nonisolated public init(key: Key.Type = Key.self, value: Key.Value) { self.value = value }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = PreferenceNode(node, inputs)
        let box = PreferenceBox<Key.Value>()
        result.traits[ObjectIdentifier(Key.self)] = box
        result.observe(inputs) {
            box.value = modifier.value.value
            inputs.host.preferencesChanged()
        }
        return result
    }
}

/// Changes what the views inside tell. Source of the name: SwiftUI's interface.
public struct _PreferenceTransformModifier<Key: PreferenceKey>: NodeModifier {
    public typealias Body = Never
    nonisolated(unsafe) public var transform: (inout Key.Value) -> Void
    nonisolated public init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = PreferenceNode(node, inputs)
        let box = PreferenceBox<Key.Value>()
        result.traits[ObjectIdentifier(Key.self)] = box
        result.observe(inputs) {
            let transform = modifier.value.transform
            box.change = { value in
                var value = value
                transform(&value)
                return value
            }
            inputs.host.preferencesChanged()
        }
        return result
    }
}

/// Tells an app what the views inside tell. Source of the name: SwiftUI's interface.
public struct _PreferenceActionModifier<Key: PreferenceKey>: NodeModifier where Key.Value: Equatable {
    public typealias Body = Never
    nonisolated(unsafe) public var action: (Key.Value) -> Void
    nonisolated public init(action: @escaping (Key.Value) -> Void) { self.action = action }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = PreferenceNode(node, inputs)
        var last: Key.Value?
        inputs.host.observePreferences(result) { [unowned result] in
            let value = result.preference(Key.self) ?? Key.defaultValue
            guard value != last else { return }
            last = value
            inputs.graph.afterUpdate { MainActor.assumeIsolated { modifier.untrackedValue.action(value) } }
        }
        return result
    }
}

/// Shows a view made of what the views inside tell, behind or in front of them.
@MainActor struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier {
    let isInFront: Bool
    let alignment: Alignment
    nonisolated(unsafe) let layer: (Key.Value) -> Layer
    @ToldPreference private var known: PreferenceValue<Key.Value>

    nonisolated init(isInFront: Bool, alignment: Alignment, layer: @escaping (Key.Value) -> Layer) {
        self.isInFront = isInFront
        self.alignment = alignment
        self.layer = layer
    }

    func body(content: Content) -> some View {
        let value = known.attribute.value ?? Key.defaultValue
        content.modifier(PreferenceReader<Key>(known: known))
            .modifier(LayeredModifier(layer: layer(value), alignment: alignment, isInFront: isInFront))
    }
}

/// Keeps what the views inside tell.
@MainActor struct PreferenceReader<Key: PreferenceKey>: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let known: PreferenceValue<Key.Value>
    nonisolated init(known: PreferenceValue<Key.Value>) { self.known = known }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = PreferenceNode(node, inputs)
        inputs.host.observePreferences(result) { [unowned result] in
            modifier.untrackedValue.known.attribute.set(result.preference(Key.self))
        }
        return result
    }
}

extension View {
    /// Tells a value to the views around.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }
    /// Changes what the views inside tell.
    nonisolated public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void)
        -> some View
    { modifier(_PreferenceTransformModifier<K>(transform: callback)) }
    /// Calls `action` with what the views inside tell, whenever it is another value.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void)
        -> some View where K.Value: Equatable
    { modifier(_PreferenceActionModifier<K>(action: action)) }
    /// Shows a view made of what the view tells behind it.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { modifier(PreferenceLayerModifier<K, V>(isInFront: false, alignment: alignment, layer: transform)) }
    /// Shows a view made of what the view tells in front of it.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { modifier(PreferenceLayerModifier<K, V>(isInFront: true, alignment: alignment, layer: transform)) }
}
