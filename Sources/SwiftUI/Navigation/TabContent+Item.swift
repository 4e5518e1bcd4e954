/// The changes that modifiers make to the item of a screen's tab.
@MainActor final class TabItemChanges {
    typealias Change = @MainActor (UITabBarItem, EnvironmentValues) -> Void
    /// From the inside out.
    private var changes: [(change: Change, environment: EnvironmentValues)] = []
    var onChange: () -> Void = {}

    /// Reserves the place of a modifier.
    func add() -> Int {
        changes.append(({ _, _ in }, EnvironmentValues()))
        return changes.count - 1
    }

    func set(_ change: @escaping Change, _ environment: EnvironmentValues, at index: Int) {
        changes[index] = (change, environment)
        onChange()
    }

    /// Sets what modifiers set to the item, and all else to what it is without them.
    func apply(to item: UITabBarItem) {
        (item.isEnabled, item.accessibilityLabel, item.accessibilityValue) = (true, nil, nil)
        (item.accessibilityHint, item.accessibilityIdentifier) = (nil, nil)
        for (change, environment) in changes { change(item, environment) }
    }

    static func of(_ node: LayoutNode) -> TabItemChanges {
        if let known = first(in: node) { return known }
        let made = TabItemChanges()
        node.traits[ObjectIdentifier(TabItemChanges.self)] = made
        return made
    }

    /// The changes of a view's tab, or of the only view inside; nil where there are none.
    static func first(in node: LayoutNode?) -> TabItemChanges? {
        var node = node
        while let current = node {
            if let found = current.traits[ObjectIdentifier(TabItemChanges.self)] as? TabItemChanges { return found }
            node = (current as? WrapperNode)?.content ?? (current.children.count == 1 ? current.children[0] : nil)
        }
        return nil
    }
}

/// Changes the item of the tab that shows a screen.
@MainActor private struct TabItemChangeModifier: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let change: TabItemChanges.Change
    nonisolated init(change: @escaping TabItemChanges.Change) { self.change = change }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let changes = TabItemChanges.of(node)
        let index = changes.add()
        node.observe(inputs) {
            let (change, environment) = (modifier.value.change, inputs.environment.value)
            AnyAttribute.untracked { changes.set(change, environment, at: index) }
        }
        return node
    }
}

extension TabContent {
    nonisolated private func changingItem(_ change: @escaping TabItemChanges.Change) -> _ModifiedTab<Self> {
        _ModifiedTab(tabs: self) { AnyView($0.modifier(TabItemChangeModifier(change: change))) }
    }

    /// Sets whether people can choose the tab.
    ///
    /// Source: Apple's documentation of `TabContent.disabled(_:)` (iOS 18.4).
    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        changingItem { item, _ in if disabled { item.isEnabled = false } }
    }

    /// Names the tab for tests, while `isEnabled` is true.
    ///
    /// Source: Apple's documentation of `TabContent.accessibilityIdentifier(_:isEnabled:)` (iOS 18).
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> {
        changingItem { item, _ in if isEnabled { item.accessibilityIdentifier = identifier } }
    }

    /// Sets what VoiceOver calls the tab, while `isEnabled` is true.
    ///
    /// Source: Apple's documentation of `TabContent.accessibilityLabel(_:isEnabled:)` (iOS 18).
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        changingItem { if isEnabled { $0.accessibilityLabel = label.plainText(in: $1) } }
    }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { accessibilityLabel(Text(label), isEnabled: isEnabled) }

    /// Sets the value that VoiceOver speaks after the tab's label, while `isEnabled` is true.
    ///
    /// Source: Apple's documentation of `TabContent.accessibilityValue(_:isEnabled:)` (iOS 18).
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        changingItem { if isEnabled { $0.accessibilityValue = value.plainText(in: $1) } }
    }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { accessibilityValue(Text(value), isEnabled: isEnabled) }

    /// Sets what VoiceOver says about choosing the tab, while `isEnabled` is true.
    ///
    /// Source: Apple's documentation of `TabContent.accessibilityHint(_:isEnabled:)` (iOS 18).
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        changingItem { if isEnabled { $0.accessibilityHint = hint.plainText(in: $1) } }
    }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { accessibilityHint(Text(hint), isEnabled: isEnabled) }
}
