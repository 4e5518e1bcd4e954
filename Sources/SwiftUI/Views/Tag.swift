/// Keeps something that is said about a view with its node.
final class TraitBox<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

@MainActor struct TagModifier<Tag: Hashable>: NodeModifier {
    typealias Body = Never
    let tag: Tag
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        node.observe(inputs) { [unowned node] in
            node.traits[ObjectIdentifier(TagKey.self)] = TraitBox(AnyHashable(modifier.value.tag))
        }
        return node
    }
}

/// Under which a node keeps its tag.
enum TagKey {}
