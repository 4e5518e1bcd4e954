/// Controls to fill in, grouped.
@MainActor @preconcurrency public struct Form<Content: View>: View {
    nonisolated(unsafe) let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @Environment(\.formStyling) private var styling

    public var body: some View {
        if let styling {
            styling.make(FormStyleConfiguration(content: FormStyleConfiguration.Content(content)))
        } else {
            FormRows(content: content)
        }
    }
}
