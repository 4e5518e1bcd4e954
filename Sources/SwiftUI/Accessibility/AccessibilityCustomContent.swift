/// Names what is said of views beyond their values, so that a later modifier replaces or takes away what an earlier one has said.
///
/// Source: Apple's documentation of `AccessibilityCustomContentKey`.
public struct AccessibilityCustomContentKey: Equatable {
    let label: Text
    let id: String?
    public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }
    public init(_ labelKey: LocalizedStringKey, id: String) { (label, self.id) = (Text(labelKey), id) }
    public init(_ labelKey: LocalizedStringKey) { (label, id) = (Text(labelKey), nil) }
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id && (lhs.id != nil || lhs.label == rhs.label) }
}

/// Custom content with the key that a later modifier replaces or removes it by.
private final class KeyedContent: AXCustomContent {
    var key: AccessibilityCustomContentKey?
}

extension View {
    /// Says more of the view, on request or, where it is important, with the rest; nil says no longer what was said under the key.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityContent { content, environment in
            let place = content.customContent.firstIndex { ($0 as? KeyedContent)?.key == key }
            if let place { content.customContent.remove(at: place) }
            guard let value else { return }
            let new = KeyedContent(label: key.label.spokenText(in: environment), value: value.spokenText(in: environment))
            (new.key, new.importance) = (key, importance)
            content.customContent.insert(new, at: place ?? content.customContent.count)
        }
    }
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(key, Text(valueKey), importance: importance) }
    @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(key, Text(value), importance: importance) }
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityContent { content, environment in
            let new = AXCustomContent(label: label.spokenText(in: environment), value: value.spokenText(in: environment))
            new.importance = importance
            content.customContent.append(new)
        }
    }
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), value, importance: importance) }
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance) }
    @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(Text(labelKey), Text(value), importance: importance) }
}
