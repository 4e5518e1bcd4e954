/// How much a badge stands out.
///
/// Source: Apple's documentation of `BadgeProminence`.
public struct BadgeProminence: Hashable, Sendable {
    private let name: String
    /// For numbers that say little, as of a list's elements.
    public static let decreased = BadgeProminence(name: "decreased")
    public static let standard = BadgeProminence(name: "standard")
    /// For what needs people's attention.
    public static let increased = BadgeProminence(name: "increased")
}

private struct BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }

extension EnvironmentValues {
    /// How much badges of rows stand out.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

/// Shows a badge at the end of a row, or on the tab that shows the view.
@MainActor struct BadgeModifier: NodeModifier {
    typealias Body = Never
    let badge: Text?
    nonisolated init(badge: Text?) { self.badge = badge }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        guard inputs.environment.untrackedValue.isInListRow else {
            node.observe(inputs) { [unowned node] in
                let (badge, environment) = (modifier.value.badge, inputs.environment.value)
                AnyAttribute.untracked { TabBadge.of(node).text = badge?.plainText(in: environment) }
            }
            return node
        }
        let badge = modifier.map(in: inputs.scope) { BadgeView(badge: $0.badge) }
        return BadgeNode(node, BadgeView._makeView(view: _GraphValue(badge), inputs: inputs).node, inputs)
    }
}

/// The badge at the trailing edge of a row.
private struct BadgeView: View {
    let badge: Text?
    @Environment(\.badgeProminence) private var prominence

    var body: some View {
        if let badge {
            switch prominence {
            case .increased:
                badge.font(.subheadline).foregroundStyle(.white).padding(.horizontal, 8).padding(.vertical, 1)
                    .background(Color.red, in: Capsule())
            case .decreased: badge.foregroundStyle(.tertiary)
            default: badge.foregroundStyle(.secondary)
            }
        }
    }
}

/// A view with a badge at its end.
@MainActor private final class BadgeNode: WrapperNode {
    private let badge: LayoutNode
    /// Between content and badge, in points.
    private static let gap: CGFloat = 8

    init(_ content: LayoutNode, _ badge: LayoutNode, _ inputs: _ViewInputs) {
        self.badge = badge
        super.init(content, inputs)
        setChildren([content, badge])
    }

    private func room() -> CGFloat {
        let width = badge.sizeThatFits(.unspecified).width
        return width > 0 ? width + Self.gap : 0
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - room()) }, height: proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let taken = content.sizeThatFits(inner(proposal))
        let width = proposal.width.map { $0.isFinite ? max($0, taken.width + room()) : taken.width + room() } ?? taken.width + room()
        return CGSize(width: room() > 0 ? width : taken.width, height: max(taken.height, badge.sizeThatFits(.unspecified).height))
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let inner = inner(proposal), taken = content.sizeThatFits(inner), mark = badge.sizeThatFits(.unspecified)
        content.place(at: CGPoint(x: 0, y: (size.height - taken.height) / 2), inner)
        badge.place(at: CGPoint(x: size.width - mark.width, y: (size.height - mark.height) / 2), .unspecified)
    }
}

/// The badge of the tab that a view is shown by.
@MainActor final class TabBadge {
    var text: String? { didSet { if oldValue != text { onChange() } } }
    var onChange: () -> Void = {}

    static func of(_ node: LayoutNode) -> TabBadge {
        if let known = node.traits[ObjectIdentifier(TabBadge.self)] as? TabBadge { return known }
        let made = TabBadge()
        node.traits[ObjectIdentifier(TabBadge.self)] = made
        return made
    }

    /// The badge of a view or of the only one inside; nil where none has one.
    static func first(in node: LayoutNode?) -> TabBadge? {
        var node = node
        while let current = node {
            if let badge = current.traits[ObjectIdentifier(TabBadge.self)] as? TabBadge { return badge }
            node = (current as? WrapperNode)?.content ?? (current.children.count == 1 ? current.children[0] : nil)
        }
        return nil
    }
}

extension View {
    /// Shows a number at the end of the row, or on the tab; none for zero.
    nonisolated public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(badge: count == 0 ? nil : Text(verbatim: "\(count)")))
    }
    /// Shows a text at the end of the row, or on the tab.
    nonisolated public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(badge: label)) }
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { modifier(BadgeModifier(badge: key.map { Text($0) })) }
    @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(badge: label.map { Text($0) }))
    }
    /// Sets how much the badges of rows inside stand out.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { environment(\.badgeProminence, prominence) }
}
