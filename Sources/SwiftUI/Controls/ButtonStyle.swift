/// How buttons look; how they are tapped stays the same.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ButtonStyleConfiguration
}

/// A button to be styled.
public struct ButtonStyleConfiguration {
    /// The button's label, without the look of any style.
    @MainActor @preconcurrency public struct Label: View {
        let content: AnyView
        nonisolated init<Content: View>(_ content: Content) { self.content = AnyView(content) }
        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}
