/// Changes what assistive technologies find in a view.
@MainActor struct AccessibilityModifier: NodeModifier {
    typealias Body = Never
    let change: @MainActor ([AccessibilityItem], LayoutNode, EnvironmentValues) -> [AccessibilityItem]
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        AccessibilityNode(node, modifier, inputs)
    }
}

@MainActor final class AccessibilityNode: WrapperNode {
    private let modifier: Attribute<AccessibilityModifier>
    private let environment: Attribute<EnvironmentValues>

    init(_ content: LayoutNode, _ modifier: Attribute<AccessibilityModifier>, _ inputs: _ViewInputs) {
        (self.modifier, environment) = (modifier, inputs.environment)
        super.init(content, inputs)
    }

    override func collectAccessibility(into elements: inout [AccessibilityItem]) {
        var inner: [AccessibilityItem] = []
        content.collectAccessibility(into: &inner)
        elements += modifier.untrackedValue.change(inner, self, environment.untrackedValue)
    }
}

/// The traits of a view.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    var traits: UInt64 = 0
    public typealias Element = AccessibilityTraits
    public init() {}
    init(_ traits: UIAccessibilityTraits) { self.traits = traits.rawValue }
    public static let isButton = AccessibilityTraits(.button)
    public static let isHeader = AccessibilityTraits(.header)
    public static let isSelected = AccessibilityTraits(.selected)
    public static let isLink = AccessibilityTraits(.link)
    public static let isImage = AccessibilityTraits(.image)
    public static let isStaticText = AccessibilityTraits(.staticText)
    public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
    public static let isToggle = AccessibilityTraits(.toggleButton)
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.traits == rhs.traits }
    public func union(_ other: Self) -> Self { with { $0.traits |= other.traits } }
    public func intersection(_ other: Self) -> Self { with { $0.traits &= other.traits } }
    public func symmetricDifference(_ other: Self) -> Self { with { $0.traits ^= other.traits } }
    public mutating func formUnion(_ other: Self) { traits |= other.traits }
    public mutating func formIntersection(_ other: Self) { traits &= other.traits }
    public mutating func formSymmetricDifference(_ other: Self) { traits ^= other.traits }
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        traits |= newMember.traits
        return (isNew, newMember)
    }
    public mutating func remove(_ member: Self) -> Self? {
        let had = contains(member)
        traits &= ~member.traits
        return had ? member : nil
    }
    public mutating func update(with newMember: Self) -> Self? {
        let had = contains(newMember)
        traits |= newMember.traits
        return had ? newMember : nil
    }
    public func contains(_ member: Self) -> Bool { traits & member.traits == member.traits }
    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
    var uiTraits: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: traits) }
}

/// What becomes of a view's parts for assistive technologies.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
    nonisolated private func accessibility(_ change: @escaping @MainActor (AccessibilityItem.Content, EnvironmentValues) -> Void)
        -> some View
    {
        modifier(
            AccessibilityModifier { items, node, environment in
                // What applies to a view without parts makes it a part itself.
                let changed = items.isEmpty ? [AccessibilityItem(node, label: nil, traits: .none)] : items
                for item in changed { change(item.content, environment) }
                return changed
            })
    }

    nonisolated public func accessibilityLabel(_ label: Text) -> some View { accessibility { $0.label = label.plainText(in: $1) } }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
    nonisolated public func accessibilityValue(_ value: Text) -> some View { accessibility { $0.value = value.plainText(in: $1) } }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
    @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { accessibility { $0.hint = hint.plainText(in: $1) } }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
    @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility { content, _ in content.identifier = identifier }
    }
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { content, _ in content.traits.formUnion(traits.uiTraits) }
    }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AccessibilityModifier { items, _, _ in hidden ? [] : items })
    }
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(
            AccessibilityModifier { items, node, _ in
                guard children != .contain else { return items }
                let item = AccessibilityItem(node, label: nil, traits: .none)
                if children == .combine {
                    item.content.label = items.compactMap(\.spokenLabel).joined(separator: ", ")
                    for inner in items { item.content.traits.formUnion(inner.content.traits) }
                }
                return [item]
            })
    }
}
