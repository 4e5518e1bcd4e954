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
}
