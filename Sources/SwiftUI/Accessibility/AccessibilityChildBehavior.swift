import DeviceProtocol

/// The treatment of a view's child elements by assistive technologies: ignored, combined into one element, or contained in it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    /// The parts are not found; the view is an element of its own.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// The view is a container, the parts are elements in it.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// One element says and does what the parts do.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension AccessibilityItem {
    /// One item that says and does what several do. Of several things to activate each becomes a command with its label as the name.
    static func combined(_ items: [AccessibilityItem], at node: LayoutNode) -> AccessibilityItem {
        let leaves = AccessibilityOrder.arranged(items).flatMap(\.leaves)
        let active = leaves.filter { $0.activation != nil }
        let spoken = active.count > 1 ? leaves.filter { $0.activation == nil } : leaves
        let result = AccessibilityItem(node, label: joined(spoken.map(\.spokenLabel)), traits: .none)
        let content = result.content
        content.value = joined(spoken.map(\.spokenValue))
        content.hint = joined(spoken.map { $0.content.hint ?? $0.view?.accessibilityHint })
        for item in spoken { content.addedTraits.formUnion(item.traits) }
        content.audit = combinedAudit(leaves)
        content.activate = active.count == 1 ? active[0].activation : nil
        content.customActions = active.count > 1 ? active.compactMap(\.command) : []
        for item in leaves {
            content.customActions += item.content.customActions
            content.customContent += item.content.customContent
            content.adjust = content.adjust ?? item.content.adjust
            content.headingLevel = content.headingLevel ?? item.content.headingLevel
            content.escape = content.escape ?? item.content.escape
            content.magicTap = content.magicTap ?? item.content.magicTap
        }
        return result
    }

    private var leaves: [AccessibilityItem] { children.map { $0.flatMap(\.leaves) } ?? [self] }

    /// The item as a command of another one.
    var command: UIAccessibilityCustomAction? {
        guard let name = spokenLabel, let activation else { return nil }
        return UIAccessibilityCustomAction(name: name) { _ in
            activation()
            return true
        }
    }

    /// The audit of an element that stands for several items.
    static func combinedAudit(_ items: [AccessibilityItem]) -> () -> ElementAudit? {
        let audits = items.flatMap(\.leaves).compactMap(\.content.audit)
        return { ElementAudit.combined(audits.compactMap { $0() }) }
    }

    private static func joined(_ words: [String?]) -> String? {
        let said = words.compactMap { $0 }.filter { !$0.isEmpty }
        return said.isEmpty ? nil : said.joined(separator: ", ")
    }
}

extension View {
    /// Makes an element, or a container of elements, of the view.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(
            AccessibilityModifier { items, node, _ in
                switch children {
                case .contain: [AccessibilityItem(node, children: items)]
                case .combine: [AccessibilityItem.combined(items, at: node)]
                default: [AccessibilityItem(node, label: nil, traits: .none)]
                }
            })
    }
}
