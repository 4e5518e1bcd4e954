/// Tells where a view is, or changes by it what the views inside tell.
@MainActor private struct AnchorModifier<Key: PreferenceKey, Place>: NodeModifier {
    enum Telling {
        case value((Anchor<Place>) -> Key.Value)
        case change((inout Key.Value, Anchor<Place>) -> Void)
    }

    typealias Body = Never
    nonisolated(unsafe) let source: Anchor<Place>.Source
    let telling: Telling
    nonisolated init(_ source: Anchor<Place>.Source, _ telling: Telling) { (self.source, self.telling) = (source, telling) }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let box = PreferenceBox<Key.Value>()
        let result = AnchorNode(node, inputs) { frame in
            let value = modifier.untrackedValue
            let anchor = Anchor(value.source, of: frame)
            switch value.telling {
            case .value(let make): box.value = make(anchor)
            case .change(let change):
                box.change = { value in
                    var value = value
                    change(&value, anchor)
                    return value
                }
            }
        }
        result.traits[ObjectIdentifier(Key.self)] = box
        result.observe(inputs) { [unowned result] in
            _ = modifier.value
            result.report()
        }
        return result
    }
}

/// A node that tells anew where it is whenever it is somewhere else.
@MainActor private final class AnchorNode: WrapperNode, PositionDependent {
    private let place: (CGRect) -> Void
    private var reported = CGRect.null

    init(_ content: LayoutNode, _ inputs: _ViewInputs, place: @escaping (CGRect) -> Void) {
        self.place = place
        super.init(content, inputs)
        host.positionDependents.append(WeakPositionDependent(node: self))
    }

    private var frame: CGRect { CGRect(origin: convert(.zero, to: .global), size: size) }

    func report() {
        reported = frame
        place(reported)
        host.preferencesChanged()
    }

    func positionChanged() -> Bool {
        if frame != reported { report() }
        return false
    }
}

extension View {
    /// Tells a value made of one of the view's places to the views around.
    ///
    /// Source: Apple's documentation of `anchorPreference(key:value:transform:)`.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View { modifier(AnchorModifier<K, A>(value, .value(transform))) }

    /// Changes what the views inside tell by one of the view's places.
    ///
    /// Source: Apple's documentation of `transformAnchorPreference(key:value:transform:)`.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View { modifier(AnchorModifier<K, A>(value, .change(transform))) }
}
