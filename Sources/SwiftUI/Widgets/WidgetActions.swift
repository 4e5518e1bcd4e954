import DeviceProtocol

/// Makes a view a part of a widget that does something.
@MainActor struct WidgetActionModifier: NodeModifier {
    typealias Body = Never
    let action: WidgetAction
    nonisolated init(action: WidgetAction) { self.action = action }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = WidgetActionNode(node, inputs)
        result.follow(inputs) { [unowned result] in result.action = modifier.value.action }
        return result
    }
}

/// A node whose rectangle does something.
@MainActor final class WidgetActionNode: WrapperNode {
    var action: WidgetAction?
}

extension LayoutNode {
    /// The parts of the subtree that do something, from back to front.
    var widgetActions: [(frame: CGRect, action: WidgetAction)] {
        let inside = children.flatMap(\.widgetActions)
        guard let node = self as? WidgetActionNode, let action = node.action else { return inside }
        return [(node.frameInHost, action)] + inside
    }
}

/// A switch as widgets show it, which no view of UIKit's stands in.
struct DrawnSwitch: View {
    let isOn: Bool
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Capsule()
            .fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(uiColor: .systemGray4)))
            .frame(width: 51, height: 31)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle().fill(.white).frame(width: 27, height: 27).padding(2).shadow(color: .black.opacity(0.15), radius: 2, y: 2)
            }
            .opacity(isEnabled ? 1 : 0.5)
    }
}
