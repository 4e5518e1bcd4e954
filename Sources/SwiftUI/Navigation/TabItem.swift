/// Reads title and symbol of a tab.
@MainActor enum TabItemReading {
    static func item(_ list: ViewList, _ inputs: _ViewInputs) -> UITabBarItem {
        var items: [AccessibilityItem] = []
        var image: UIImage?
        for element in list.elements {
            element.node.collectAccessibility(into: &items)
            image = image ?? find(element.node)
        }
        let title = items.filter { $0.content.addedTraits.contains(.staticText) }.compactMap(\.spokenLabel).first
        // The bar gives symbols their size, those of texts have another.
        if let symbol = image?.systemSymbolName.flatMap({ UIImage(systemName: $0) }) { image = symbol }
        return UITabBarItem(title: title, image: image, selectedImage: nil)
    }

    private static func find(_ node: LayoutNode) -> UIImage? {
        (node as? ImageNode)?.shownImage ?? node.children.lazy.compactMap(find).first
    }
}

@MainActor struct TabItemModifier<Item: View>: NodeModifier {
    typealias Body = Never
    let item: Item
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        var inner = inputs
        inner.environment = inputs.changingEnvironment { $0.symbolVariants = .fill }.environment
        let list = Item._makeViewList(view: _GraphValue(modifier.map(in: inputs.scope) { $0.item }), inputs: _ViewListInputs(inner)).list
        node.traits[ObjectIdentifier(TabItemKey.self)] = TraitBox(list)
        return node
    }
}

/// Under which a node keeps what its tab shows.
enum TabItemKey {}
