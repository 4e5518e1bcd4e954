/// Shows choices when a finger stays on a view.
@MainActor struct ContextMenuModifier<Items: View>: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let items: Items
    nonisolated init(items: Items) { self.items = items }
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        ContextMenuNode(node, inputs) { MenuElements.collect(modifier.untrackedValue.items, inputs) }
    }
}

@MainActor final class ContextMenuNode: WrapperNode {
    private let container = GestureContainer(frame: .zero)
    private let source: ContextMenuSource

    init(_ content: LayoutNode, _ inputs: _ViewInputs, _ elements: @escaping @MainActor () -> [UIMenuElement]) {
        source = ContextMenuSource(elements)
        super.init(content, inputs)
        container.node = self
        displayView = container
        container.addInteraction(UIContextMenuInteraction(delegate: source))
    }

    override var isContainer: Bool { true }
    override func didDisplayChildren() { container.collectItems() }
}

/// Tells UIKit what a context menu has.
@MainActor private final class ContextMenuSource: NSObject, UIContextMenuInteractionDelegate {
    private let elements: @MainActor () -> [UIMenuElement]

    init(_ elements: @escaping @MainActor () -> [UIMenuElement]) {
        self.elements = elements
        super.init()
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    {
        let elements = elements()
        guard !elements.isEmpty else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: elements) }
    }
}

extension View {
    /// Shows choices when a finger stays on the view.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }
}
