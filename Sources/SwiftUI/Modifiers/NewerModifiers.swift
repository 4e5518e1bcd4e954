// Modifiers of systems after iOS 17, which apps use behind `if #available`.

extension View {
    @available(*, unavailable, message: "iOS 18 and newer: put the buttons into the section's header")
    nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    @available(*, unavailable, message: "iOS 18 and newer: use keyboardShortcut(_:) or onKeyPress(_:action:)")
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: content mirrored beyond its edges; use ignoresSafeArea()")
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }
    /// Sets which of the system's writing tools fields inside offer. A simulated device has none, as an iPhone without Apple Intelligence.
    ///
    /// Source: Apple's documentation of `writingToolsBehavior(_:)` (iOS 18).
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
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
