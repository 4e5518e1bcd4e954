// Modifiers of iOS 18 that say something only while a condition holds.

extension View {
    /// Says what the view is, while `isEnabled` is true.
    ///
    /// Source: Apple's documentation of `accessibilityLabel(_:isEnabled:)` (iOS 18).
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessibilityContent { content, environment in
            guard isEnabled else { return }
            content.label = label.spokenText(in: environment)
            content.attributedLabel = label.spokenAttributes(in: environment)
        }
    }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }
    /// Says what value the view has, while `isEnabled` is true.
    ///
    /// Source: Apple's documentation of `accessibilityValue(_:isEnabled:)` (iOS 18).
    nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
        accessibilityContent { if isEnabled { $0.value = valueDescription.spokenText(in: $1) } }
    }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }
    /// Says what happens when people activate the view, while `isEnabled` is true.
    ///
    /// Source: Apple's documentation of `accessibilityHint(_:isEnabled:)` (iOS 18).
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        accessibilityContent { if isEnabled { $0.hint = hint.spokenText(in: $1) } }
    }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }
    /// Names the view for tests, while `isEnabled` is true.
    ///
    /// Source: Apple's documentation of `accessibilityIdentifier(_:isEnabled:)` (iOS 18).
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessibilityContent { content, _ in if isEnabled { content.identifier = identifier } }
    }
    /// Says where in the view people touch it by activating it, in points, while `isEnabled` is true.
    ///
    /// Source: Apple's documentation of `accessibilityActivationPoint(_:isEnabled:)` (iOS 18).
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View {
        accessibilityItem { item, _ in
            guard isEnabled else { return }
            let origin = item.view?.bounds.origin ?? item.node.frameInContainer.origin
            item.content.activationPoint = CGPoint(x: origin.x + activationPoint.x, y: origin.y + activationPoint.y)
        }
    }
    /// Says where in the view people touch it by activating it, as parts of its size, while `isEnabled` is true.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
        accessibilityItem { item, _ in
            guard isEnabled else { return }
            let frame = item.view?.bounds ?? item.node.frameInContainer
            item.content.activationPoint = CGPoint(
                x: frame.minX + activationPoint.x * frame.width, y: frame.minY + activationPoint.y * frame.height)
        }
    }
    /// Says whether people can do something with the view, while `isEnabled` is true.
    ///
    /// Source: Apple's documentation of `accessibilityRespondsToUserInteraction(_:isEnabled:)` (iOS 18).
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool
    ) -> some View {
        accessibilityContent { content, _ in if isEnabled { content.respondsToUserInteraction = respondsToUserInteraction } }
    }
    /// Hides the view from assistive technologies, or shows it, while `isEnabled` is true.
    ///
    /// Source: Apple's documentation of `accessibilityHidden(_:isEnabled:)` (iOS 18).
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { accessibilityHidden(hidden && isEnabled) }
    /// Says which names people call the view by, while `isEnabled` is true.
    ///
    /// Source: Apple's documentation of `accessibilityInputLabels(_:isEnabled:)` (iOS 18).
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
        accessibilityContent { content, environment in
            if isEnabled { content.userInputLabels = inputLabels.map { $0.spokenText(in: environment) } }
        }
    }
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }
    @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> some View { accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled) }
}
