extension View {
    /// Says what the view is for. On iOS that is its hint for VoiceOver.
    ///
    /// Source: Apple's documentation of `help(_:)`.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
    @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
    nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
}
