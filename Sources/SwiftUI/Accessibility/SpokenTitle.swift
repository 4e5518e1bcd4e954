/// Has assistive technologies call a view what another one says that is not shown.
@MainActor struct SpokenTitleModifier<Title: View>: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let title: Title
    nonisolated init(title: Title) { self.title = title }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let title = Title._makeView(view: _GraphValue(modifier.map(in: inputs.scope) { $0.title }), inputs: inputs).node
        return SpokenTitleNode(node, title, inputs)
    }
}

@MainActor private final class SpokenTitleNode: WrapperNode {
    private let title: LayoutNode

    init(_ content: LayoutNode, _ title: LayoutNode, _ inputs: _ViewInputs) {
        self.title = title
        super.init(content, inputs)
    }

    override func collectAccessibility(into elements: inout [AccessibilityItem]) {
        var (shown, spoken): ([AccessibilityItem], [AccessibilityItem]) = ([], [])
        content.collectAccessibility(into: &shown)
        title.collectAccessibility(into: &spoken)
        let words = spoken.compactMap(\.spokenLabel).joined(separator: ", ")
        if words.isEmpty {
            elements += shown
        } else {
            elements.append(AccessibilityItem(self, label: words, traits: .image))
        }
    }
}
