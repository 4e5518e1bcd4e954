/// How buttons look and how they are tapped.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// A button to be styled.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label, without the look of any style.
    @MainActor @preconcurrency public struct Label: View {
        let content: AnyView
        nonisolated init<Content: View>(_ content: Content) { self.content = AnyView(content) }
        /// Several views stand beside each other.
        public var body: some View { HStack { content } }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button is for.
    @MainActor public func trigger() { action() }
}
