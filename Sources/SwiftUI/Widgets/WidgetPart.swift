/// Makes a view a part of a widget whose rectangle stands for a value: where a tap leads, or what it does.
@MainActor struct WidgetPartModifier<Value>: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let value: Value
    nonisolated init(_ value: Value) { self.value = value }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = WidgetPartNode<Value>(node, inputs)
        result.observe(inputs) { [unowned result] in result.value = modifier.value.value }
        return result
    }
}

/// A node whose rectangle stands for a value.
@MainActor final class WidgetPartNode<Value>: WrapperNode {
    override class var keepsState: Bool { false }
    var value: Value?
}

extension LayoutNode {
    /// The parts of the subtree that stand for values of a type, from back to front.
    func widgetParts<Value>(of type: Value.Type) -> [(frame: CGRect, value: Value)] {
        let inside = children.flatMap { $0.widgetParts(of: type) }
        guard let node = self as? WidgetPartNode<Value>, let value = node.value else { return inside }
        return [(node.frameInHost, value)] + inside
    }
}
