/// Has assistive technologies call a view what another one says that is not shown.
@MainActor struct SpokenTitleModifier<Title: View>: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let title: Title
    /// Whether the view's own elements stay and bear the title, as a control's do; otherwise the view is one element, a picture.
    let keepsElements: Bool
    nonisolated init(title: Title, keepsElements: Bool = false) { (self.title, self.keepsElements) = (title, keepsElements) }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let title = Title._makeView(view: _GraphValue(modifier.map(in: inputs.scope) { $0.title }), inputs: inputs).node
        return SpokenTitleNode(node, title, keepsElements: modifier.untrackedValue.keepsElements, inputs)
    }
}

@MainActor private final class SpokenTitleNode: WrapperNode {
    private let title: LayoutNode
    private let keepsElements: Bool

    init(_ content: LayoutNode, _ title: LayoutNode, keepsElements: Bool, _ inputs: _ViewInputs) {
        (self.title, self.keepsElements) = (title, keepsElements)
        super.init(content, inputs)
    }

    override func collectAccessibility(into elements: inout [AccessibilityItem]) {
        var (shown, spoken): ([AccessibilityItem], [AccessibilityItem]) = ([], [])
        content.collectAccessibility(into: &shown)
        title.collectAccessibility(into: &spoken)
        let words = spoken.compactMap(\.spokenLabel).joined(separator: ", ")
        if words.isEmpty || keepsElements {
            for item in shown where !words.isEmpty { item.content.label = words }
            elements += shown
        } else {
            elements.append(AccessibilityItem(self, label: words, traits: .image))
        }
    }
}
