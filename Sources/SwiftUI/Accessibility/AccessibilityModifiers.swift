/// Changes what assistive technologies find in a view.
@MainActor struct AccessibilityModifier: NodeModifier {
    typealias Body = Never
    let change: @MainActor ([AccessibilityItem], LayoutNode, EnvironmentValues) -> [AccessibilityItem]
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        AccessibilityNode(node, modifier, inputs)
    }
}

@MainActor final class AccessibilityNode: WrapperNode {
    override class var keepsState: Bool { false }
    private let modifier: Attribute<AccessibilityModifier>
    private let environment: Attribute<EnvironmentValues>

    init(_ content: LayoutNode, _ modifier: Attribute<AccessibilityModifier>, _ inputs: _ViewInputs) {
        (self.modifier, environment) = (modifier, inputs.environment)
        super.init(content, inputs)
    }

    override func collectAccessibility(into elements: inout [AccessibilityItem]) {
        var inner: [AccessibilityItem] = []
        content.collectAccessibility(into: &inner)
        // A view that came and went within one update may be asked before the tree has let go of it: it says nothing any more.
        guard !modifier.isDestroyed, !environment.isDestroyed else { return }
        elements += modifier.untrackedValue.change(inner, self, environment.untrackedValue)
    }
}

extension View {
    /// Changes each item found in the view.
    nonisolated func accessibilityItem(_ change: @escaping @MainActor (AccessibilityItem, EnvironmentValues) -> Void) -> some View {
        modifier(
            AccessibilityModifier { items, node, environment in
                // What applies to a view without parts makes it a part itself.
                let changed = items.isEmpty ? [AccessibilityItem(node, label: nil, traits: .none)] : items
                for item in changed { change(item, environment) }
                return changed
            })
    }

    /// Changes what is said of each item found in the view.
    nonisolated func accessibilityContent(_ change: @escaping @MainActor (AccessibilityOverlay, EnvironmentValues) -> Void) -> some View {
        accessibilityItem { change($0.content, $1) }
    }

    /// Says what the view is.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        accessibilityContent { content, environment in
            content.label = label.spokenText(in: environment)
            content.attributedLabel = label.spokenAttributes(in: environment)
        }
    }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
    /// Says what value the view has.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        accessibilityContent { $0.value = value.spokenText(in: $1) }
    }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
    @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }
    /// Says what happens when people activate the view.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { accessibilityContent { $0.hint = hint.spokenText(in: $1) } }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
    @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }
    /// Names the view for tests.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibilityContent { content, _ in content.identifier = identifier }
    }
    /// Adds to what the view is.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibilityItem { item, _ in
            item.content.addedTraits.formUnion(traits.uiTraits)
            item.content.removedTraits.subtract(traits.uiTraits)
            if traits.contains(.isModal) { item.isModal = true }
        }
    }
    /// Takes away from what the view is.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibilityItem { item, _ in
            item.content.addedTraits.subtract(traits.uiTraits)
            item.content.removedTraits.formUnion(traits.uiTraits)
            if traits.contains(.isModal) { item.isModal = false }
        }
    }
    /// Hides the view from assistive technologies.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AccessibilityModifier { items, _, _ in hidden ? [] : items })
    }
    /// Sets the order in which the view is read among those around it: higher priorities first; 0 unless set.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibilityItem { item, _ in item.sortPriority = sortPriority }
    }
}
