/// Has assistive technologies find in a view what other views, which are not shown, say.
@MainActor struct AccessibilityPartsModifier<Parts: View>: NodeModifier {
    typealias Body = Never
    typealias Change = @MainActor (_ found: [AccessibilityItem], _ parts: [AccessibilityItem], LayoutNode) -> [AccessibilityItem]
    nonisolated(unsafe) let parts: Parts
    /// Whether the other views are laid out in the room of the view.
    nonisolated let isLaidOut: Bool
    nonisolated(unsafe) let change: Change

    nonisolated init(_ parts: Parts, isLaidOut: Bool, _ change: @escaping Change) {
        (self.parts, self.isLaidOut, self.change) = (parts, isLaidOut, change)
    }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let list = Parts._makeViewList(view: _GraphValue(modifier).map(inputs.scope) { $0.parts }, inputs: _ViewListInputs(inputs)).list
        let parts = LayersNode(alignment: .center, list, inputs)
        let isLaidOut = modifier.untrackedValue.isLaidOut
        return AccessibilityPartsNode(node, parts, isLaidOut: isLaidOut, inputs) { modifier.untrackedValue.change($0, $1, $2) }
    }
}

@MainActor private final class AccessibilityPartsNode: WrapperNode {
    private let parts: LayoutNode
    private let isLaidOut: Bool
    private let change: ([AccessibilityItem], [AccessibilityItem], LayoutNode) -> [AccessibilityItem]

    init(
        _ content: LayoutNode, _ parts: LayoutNode, isLaidOut: Bool, _ inputs: _ViewInputs,
        _ change: @escaping ([AccessibilityItem], [AccessibilityItem], LayoutNode) -> [AccessibilityItem]
    ) {
        (self.parts, self.isLaidOut, self.change) = (parts, isLaidOut, change)
        super.init(content, inputs)
        if isLaidOut { setChildren([content, parts]) }
    }

    override var displayedChildren: [LayoutNode] { [content] }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        super.placeChildren(in: size, proposal)
        guard isLaidOut else { return }
        let room = ProposedViewSize(size)
        let taken = parts.sizeThatFits(room)
        parts.place(at: CGPoint(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2), room)
    }

    override func collectAccessibility(into elements: inout [AccessibilityItem]) {
        var (found, others): ([AccessibilityItem], [AccessibilityItem]) = ([], [])
        content.collectAccessibility(into: &found)
        parts.collectAccessibility(into: &others)
        elements += change(found, others, self)
    }
}

extension AccessibilityItem {
    /// An item that says and does the same without being shown.
    ///
    /// - Parameter place: The node whose frame the item takes; nil for its own node.
    fileprivate func standIn(at place: LayoutNode?) -> AccessibilityItem {
        let result = AccessibilityItem(place ?? node, label: spokenLabel, traits: traits)
        let content = result.content
        (content.value, content.hint) = (spokenValue, self.content.hint ?? view?.accessibilityHint)
        content.identifier = self.content.identifier ?? view?.accessibilityIdentifier
        content.activate = activation
        content.customActions = self.content.customActions + (view?.accessibilityCustomActions ?? [])
        content.customContent = self.content.customContent
        content.userInputLabels = self.content.userInputLabels
        content.headingLevel = self.content.headingLevel
        content.adjust = self.content.adjust
        if content.adjust == nil, traits.contains(.adjustable), let view {
            content.adjust = { [weak view] isUp in isUp ? view?.accessibilityIncrement() : view?.accessibilityDecrement() }
        }
        result.sortPriority = sortPriority
        result.children = children.map { $0.map { $0.standIn(at: nil) } }
        return result
    }
}

extension View {
    /// Puts elements of `children`, which is laid out in the view's place and not shown, into the view's element.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(
            AccessibilityPartsModifier(children(), isLaidOut: true) { found, parts, node in
                let container = AccessibilityItem(node, children: parts.map { $0.standIn(at: nil) })
                // What is said of the view is said of the container.
                if let first = found.first {
                    container.content.label = first.content.label
                    container.content.identifier = first.content.identifier
                }
                return [container]
            })
    }

    /// Says what the view is: the labels of views that are not shown.
    ///
    /// - Parameter content: Makes these views, given one that has the view's own label.
    ///
    /// Source: Apple's documentation of `accessibilityLabel(content:)` (iOS 18).
    nonisolated public func accessibilityLabel<V: View>(@ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V) -> some View {
        let own = PlaceholderContentView<Self>(content: AnyView(self))
        return modifier(
            AccessibilityPartsModifier(content(own), isLaidOut: false) { found, parts, node in
                let words = parts.compactMap(\.spokenLabel)
                let items = found.isEmpty ? [AccessibilityItem(node, label: nil, traits: .none)] : found
                if !words.isEmpty { for item in items { item.content.label = words.joined(separator: ", ") } }
                return items
            })
    }

    /// Has assistive technologies find `representation`, which is not shown, instead of the view.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(
            AccessibilityPartsModifier(representation(), isLaidOut: true) { _, parts, node in
                parts.map { $0.standIn(at: parts.count == 1 ? node : nil) }
            })
    }
}
