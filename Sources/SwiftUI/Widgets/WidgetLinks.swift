/// Where a tap on the widget leads.
enum WidgetURLKey: PreferenceKey {
    static var defaultValue: URL? { nil }
    static func reduce(value: inout URL?, nextValue: () -> URL?) { value = nextValue() ?? value }
}

extension View {
    /// Where a tap on the widget around the view leads.
    nonisolated package func widgetAddress(_ url: URL?) -> some View { preference(key: WidgetURLKey.self, value: url) }
}

/// Makes a view a part of a widget that leads somewhere.
@MainActor struct WidgetLinkModifier: NodeModifier {
    typealias Body = Never
    let url: URL
    nonisolated init(url: URL) { self.url = url }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = WidgetLinkNode(node, inputs)
        result.follow(inputs) { [unowned result] in result.url = modifier.value.url }
        return result
    }
}

/// A node whose rectangle leads somewhere.
@MainActor final class WidgetLinkNode: WrapperNode {
    var url: URL?
}

extension LayoutNode {
    /// The parts of the subtree that lead somewhere, from back to front.
    var widgetLinks: [(frame: CGRect, url: URL)] {
        let inside = children.flatMap(\.widgetLinks)
        guard let node = self as? WidgetLinkNode, let url = node.url else { return inside }
        return [(node.frameInHost, url)] + inside
    }
}
