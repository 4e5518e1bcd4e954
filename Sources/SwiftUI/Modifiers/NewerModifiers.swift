// Modifiers of systems after iOS 17, which apps use behind `if #available`.

extension View {
    @available(*, unavailable, message: "sectionActions(content:) is for sections: apply it to a Section")
    nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    @available(*, unavailable, message: "iOS 18 and newer: use keyboardShortcut(_:) or onKeyPress(_:action:)")
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: content mirrored beyond its edges; use ignoresSafeArea()")
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: strips of index titles beside lists; use a ScrollViewReader")
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: strips of index titles beside lists; use a ScrollViewReader")
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: strips of index titles beside lists; use a ScrollViewReader")
    nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: symbols whose value is drawn along their lines")
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: symbols in gradients; use foregroundStyle(_:) with a gradient")
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: sliders without thumbs; use a ProgressView or a Gauge")
    nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
    /// Shows or hides the button of the system's writing tools. A simulated device has none, as an iPhone without Apple Intelligence.
    ///
    /// Source: Apple's documentation of `writingToolsAffordanceVisibility(_:)` (iOS 18.4).
    nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
    /// Sets which of the system's writing tools fields inside offer. A simulated device has none, as an iPhone without Apple Intelligence.
    ///
    /// Source: Apple's documentation of `writingToolsBehavior(_:)` (iOS 18).
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        environment(\.writingToolsBehavior, behavior)
    }
}

private struct WritingToolsBehaviorKey: EnvironmentKey { static let defaultValue: WritingToolsBehavior? = nil }

extension EnvironmentValues {
    /// The writing tools that fields offer; nil for what fits the field.
    ///
    /// Source: Apple's documentation of `EnvironmentValues.writingToolsBehavior` (iOS 18).
    public var writingToolsBehavior: WritingToolsBehavior? {
        get { self[WritingToolsBehaviorKey.self] }
        set { self[WritingToolsBehaviorKey.self] = newValue }
    }
}

/// Which of the system's writing tools a field offers.
///
/// Source: Apple's documentation of `WritingToolsBehavior` (iOS 18).
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// In place, too.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// In a panel of their own.
    public static let limited = WritingToolsBehavior(name: "limited")
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// How a symbol shows a value.
///
/// Source: Apple's documentation of `SymbolVariableValueMode` (iOS 26).
@available(*, unavailable, message: "not yet in Quince: symbols whose value is drawn along their lines")
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    public static let color = SymbolVariableValueMode(name: "color")
    public static let draw = SymbolVariableValueMode(name: "draw")
}

/// How the colours of a symbol are drawn.
///
/// Source: Apple's documentation of `SymbolColorRenderingMode` (iOS 26).
@available(*, unavailable, message: "not yet in Quince: symbols in gradients; use foregroundStyle(_:) with a gradient")
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    public static let flat = SymbolColorRenderingMode(name: "flat")
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}
