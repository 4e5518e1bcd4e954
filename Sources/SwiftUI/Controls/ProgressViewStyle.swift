/// How progress is shown.
///
/// Source: Apple's documentation of `ProgressViewStyle`.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ProgressViewStyleConfiguration
}

/// A progress view to be styled.
public struct ProgressViewStyleConfiguration {
    /// The label that names the task in progress.
    @MainActor @preconcurrency public struct Label: View {
        let content: AnyView
        nonisolated init<Content: View>(_ content: Content) { self.content = AnyView(content) }
        public var body: some View { content }
    }
    /// How far it has come, in words.
    @MainActor @preconcurrency public struct CurrentValueLabel: View {
        let content: AnyView
        nonisolated init<Content: View>(_ content: Content) { self.content = AnyView(content) }
        public var body: some View { content }
    }

    /// The part that is done, 0…1; nil where nobody knows.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

typealias ProgressViewStyling = Styling<ProgressViewStyleConfiguration>

extension Styling where Configuration == ProgressViewStyleConfiguration {
    nonisolated init<S: ProgressViewStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

private struct ProgressViewStylingKey: EnvironmentKey { static let defaultValue = ProgressViewStyling(DefaultProgressViewStyle()) }

extension EnvironmentValues {
    var progressViewStyling: ProgressViewStyling {
        get { self[ProgressViewStylingKey.self] }
        set { self[ProgressViewStylingKey.self] = newValue }
    }
}

extension View {
    /// Sets how progress inside is shown.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(\.progressViewStyling, ProgressViewStyling(style))
    }
}
