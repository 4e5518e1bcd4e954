import UniformTypeIdentifiers

// Modifiers that other systems have, and iOS has not: apps for several systems use them behind `#if os`.

extension View {
    @available(*, unavailable, message: "macOS and tvOS only: use onKeyPress(_:action:)")
    nonisolated public func onMoveCommand(perform action: ((_ direction: Any) -> Void)?) -> some View { self }
    @available(*, unavailable, message: "macOS and tvOS only: use onKeyPress(.escape) or keyboardShortcut(.cancelAction)")
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
    @available(*, unavailable, message: "tvOS only: use onKeyPress(.space)")
    nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
    @available(*, unavailable, message: "macOS only: use onDelete(perform:) or onKeyPress(.delete)")
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
    @available(*, unavailable, message: "macOS only: use a context menu")
    nonisolated public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View { self }
    @available(*, unavailable, message: "macOS only: use a context menu with UIPasteboard")
    nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
    @available(*, unavailable, message: "macOS only: use a context menu with UIPasteboard")
    nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
    @available(*, unavailable, message: "macOS only: use PasteButton")
    nonisolated public func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void)
        -> some View
    { self }
    @available(*, unavailable, message: "macOS only: use PasteButton")
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View { self }
    @available(*, unavailable, message: "macOS and tvOS only: use focused(_:)")
    nonisolated public func focusSection() -> some View { self }
    @available(*, unavailable, message: "macOS, tvOS and watchOS only: use defaultFocus(_:_:)")
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
    @available(*, unavailable, message: "macOS, tvOS and watchOS only: use defaultFocus(_:_:)")
    nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View { self }
    @available(*, unavailable, message: "macOS only: use pickerStyle(.segmented)")
    nonisolated public func horizontalRadioGroupLayout() -> some View { self }
    @available(*, unavailable, message: "macOS only: lists on iOS have rows of one colour; use listRowBackground(_:)")
    nonisolated public func alternatingRowBackgrounds(_ behavior: Any) -> some View { self }
    @available(*, unavailable, message: "watchOS only: use a Slider or a Stepper")
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }
    @available(*, unavailable, message: "watchOS only: use accessibilityAction(_:_:)")
    nonisolated public func accessibilityQuickAction<Content: View>(style: Any, @ViewBuilder content: () -> Content) -> some View { self }
    @available(*, unavailable, message: "visionOS only: use background(_:in:) with a material")
    nonisolated public func glassBackgroundEffect() -> some View { self }
}
