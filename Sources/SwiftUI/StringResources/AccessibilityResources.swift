// Overloads for what assistive technologies speak whose texts are resources, as string catalogs have symbols for.
//
// Source: Apple's documentation of the overloads with `LocalizedStringResource` (iOS 16).

extension View {
    @_disfavoredOverload
    nonisolated public func accessibilityAction(named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameResource), handler)
    }
}

extension AccessibilityActionCategory {
    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource) { self.init(Text(nameResource)) }
}

extension AccessibilityCustomContentKey {
    @_disfavoredOverload
    public init(_ labelResource: LocalizedStringResource, id: String) { (label, self.id) = (Text(labelResource), id) }
    @_disfavoredOverload
    public init(_ labelResource: LocalizedStringResource) { (label, id) = (Text(labelResource), nil) }
}

extension View {
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(key, Text(valueResource), importance: importance) }
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(Text(labelResource), value, importance: importance) }
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource, _ valueResource: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(Text(labelResource), Text(valueResource), importance: importance) }
}

extension View {
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringResource]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }
}

extension View {
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelResource), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueResource), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintResource), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringResource], isEnabled: Bool) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }
}

extension View {
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(labelResource))
    }
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
        accessibilityValue(Text(valueResource))
    }
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
        accessibilityHint(Text(hintResource))
    }
}

extension AccessibilityRotorEntry {
    @_disfavoredOverload
    nonisolated public init(
        _ labelResource: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) { self.init(Text(labelResource), id, nil, prepare) }
    @_disfavoredOverload
    nonisolated public init(
        _ labelResource: LocalizedStringResource, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) { self.init(Text(labelResource), id, namespace, prepare) }
}

extension View {
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelResource: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(Text(labelResource), entries: entries) }
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { accessibilityRotor(Text(rotorLabelResource), entries: entries, entryID: \.id, entryLabel: entryLabel) }
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { accessibilityRotor(Text(rotorLabelResource), entries: entries, entryID: entryID, entryLabel: entryLabel) }
}

extension View {
    @_disfavoredOverload
    nonisolated public func help(_ textResource: LocalizedStringResource) -> some View { help(Text(textResource)) }
}

extension Text {
    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Text { accessibilityLabel(Text(labelResource)) }
}
