/// The action of a tap on a row.
struct RowAction {
    let isLink: Bool
    /// The value that a link presents; nil for other actions.
    var value: AnyHashable?
    /// Whether a link's row has no arrow.
    var hidesIndicator = false
    /// nil where a tap does nothing, as what it belongs to is disabled.
    let perform: (@MainActor () -> Void)?
}

/// Lets a view be tapped with the whole row it is in.
@MainActor struct RowActionModifier: NodeModifier {
    typealias Body = Never
    let action: RowAction
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        RowActionNode(node, modifier, inputs)
    }
}

@MainActor final class RowActionNode: WrapperNode {
    let action: Attribute<RowActionModifier>
    init(_ content: LayoutNode, _ action: Attribute<RowActionModifier>, _ inputs: _ViewInputs) {
        self.action = action
        super.init(content, inputs)
    }

    /// A row of one text is a button; of several parts each says what it is.
    override func collectAccessibility(into elements: inout [AccessibilityItem]) {
        let first = elements.count
        super.collectAccessibility(into: &elements)
        guard elements.count == first + 1, let item = elements.last, item.view == nil, item.children == nil, !action.isDestroyed else {
            return
        }
        item.content.addedTraits.remove(.staticText)
        item.content.addedTraits.insert(.button)
        guard let perform = action.untrackedValue.action.perform else { return item.content.addedTraits.formUnion(.notEnabled) }
        if item.content.activate == nil { item.content.activate = perform }
    }
}

extension LayoutNode {
    /// The first action in the subtree that the row stands for.
    var rowAction: RowAction? {
        if let node = self as? RowActionNode { return node.action.untrackedValue.action }
        return children.lazy.compactMap(\.rowAction).first
    }
}
