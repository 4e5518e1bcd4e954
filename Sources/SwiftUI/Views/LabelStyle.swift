/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = LabelStyleConfiguration
}

/// A label to be styled.
public struct LabelStyleConfiguration {
    @MainActor @preconcurrency public struct Title: View {
        let content: AnyView
        nonisolated init<Content: View>(_ content: Content) { self.content = AnyView(content) }
        public var body: some View { content }
    }
    @MainActor @preconcurrency public struct Icon: View {
        let content: AnyView
        nonisolated init<Content: View>(_ content: Content) { self.content = AnyView(content) }
        public var body: some View { content }
    }
    public let title: Title
    public let icon: Icon
}

typealias LabelStyling = Styling<LabelStyleConfiguration>

extension Styling where Configuration == LabelStyleConfiguration {
    nonisolated init<S: LabelStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

private struct LabelStylingKey: EnvironmentKey { static let defaultValue = LabelStyling(DefaultLabelStyle()) }

extension EnvironmentValues {
    var labelStyling: LabelStyling {
        get { self[LabelStylingKey.self] }
        set { self[LabelStylingKey.self] = newValue }
    }
}

extension View {
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { environment(\.labelStyling, LabelStyling(style)) }
}
