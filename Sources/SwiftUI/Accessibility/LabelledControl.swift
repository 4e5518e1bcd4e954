/// Makes a control and the label beside it one element for assistive technologies: the control, called what the label says.
///
/// Source: Apple's documentation of "Accessibility fundamentals": standard controls take the label they are given as their accessibility label.
@MainActor struct LabelledControlModifier: NodeModifier {
    typealias Body = Never
    nonisolated static var keepsState: Bool { false }
    /// Whether only the first text beside the control is its label; what follows it stays an element of its own.
    let isLabelFirst: Bool
    nonisolated init(isLabelFirst: Bool = false) { self.isLabelFirst = isLabelFirst }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        LabelledControlNode(node, isLabelFirst: modifier.untrackedValue.isLabelFirst, inputs)
    }
}

@MainActor private final class LabelledControlNode: WrapperNode {
    override class var keepsState: Bool { false }
    private let isLabelFirst: Bool

    init(_ content: LayoutNode, isLabelFirst: Bool, _ inputs: _ViewInputs) {
        self.isLabelFirst = isLabelFirst
        super.init(content, inputs)
    }

    override func collectAccessibility(into elements: inout [AccessibilityItem]) {
        var found: [AccessibilityItem] = []
        content.collectAccessibility(into: &found)
        let controls = found.filter { $0.view != nil }
        guard controls.count == 1, let control = controls.first else { return elements += found }
        let others = found.filter { $0 !== control }
        let words = isLabelFirst ? Array(others.prefix(1)) : others
        let label = words.compactMap(\.spokenLabel).joined(separator: ", ")
        if control.content.label == nil, !label.isEmpty { control.content.label = label }
        if control.content.identifier == nil { control.content.identifier = words.lazy.compactMap(\.content.identifier).first }
        elements.append(control)
        elements += others.dropFirst(words.count)
    }
}
