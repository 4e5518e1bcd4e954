// Modifiers of systems after iOS 17, which apps use behind `if #available`.

extension View {
    @available(*, unavailable, message: "iOS 18 and newer: use toolbar(_:for:)")
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    @available(*, unavailable, message: "iOS 18 and newer: use toolbarBackground(_:for:)")
    nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    @available(*, unavailable, message: "iOS 18 and newer: use labelsHidden()")
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View { self }
    @available(*, unavailable, message: "iOS 18 and newer: use searchable(text:isPresented:)")
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
    @available(*, unavailable, message: "iOS 18 and newer: use searchable(text:isPresented:)")
    nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { self }
    @available(*, unavailable, message: "iOS 18 and newer: use matchedGeometryEffect(id:in:)")
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    @available(*, unavailable, message: "iOS 18 and newer: use onAppear(perform:) and onDisappear(perform:) in lazy stacks")
    nonisolated public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View { self }
    @available(*, unavailable, message: "iOS 18 and newer: use onGeometryChange(for:of:action:) inside the scroll view")
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (Any) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { self }
    @available(*, unavailable, message: "iOS 18 and newer: use scrollTransition(_:) or scrollPosition(id:)")
    nonisolated public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: Any, _ newPhase: Any) -> Void) -> some View { self }
    @available(*, unavailable, message: "iOS 18 and newer: use presentationDetents(_:)")
    nonisolated public func presentationSizing(_ sizing: Any) -> some View { self }
    @available(*, unavailable, message: "iOS 18 and newer: put the buttons into the section's header")
    nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    @available(*, unavailable, message: "iOS 18 and newer: draw the text in a Canvas")
    nonisolated public func textRenderer<T>(_ renderer: T) -> some View { self }
    @available(*, unavailable, message: "iOS 18 and newer: use keyboardShortcut(_:) or onKeyPress(_:action:)")
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { self }
}
