// Modifiers of systems after iOS 17, which apps use behind `if #available`.

extension View {
    @available(*, unavailable, message: "iOS 18 and newer: put the buttons into the section's header")
    nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    @available(*, unavailable, message: "iOS 18 and newer: draw the text in a Canvas")
    nonisolated public func textRenderer<T>(_ renderer: T) -> some View { self }
    @available(*, unavailable, message: "iOS 18 and newer: use keyboardShortcut(_:) or onKeyPress(_:action:)")
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { self }
}
