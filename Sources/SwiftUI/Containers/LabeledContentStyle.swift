/// How labels and what they name stand together.
///
/// Source: Apple's documentation of `LabeledContentStyle`.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = LabeledContentStyleConfiguration
}

/// Labeled content to be styled.
public struct LabeledContentStyleConfiguration {
    @MainActor @preconcurrency public struct Label: View {
        let content: AnyView
        let lines: AnyView
        init<Content: View>(_ content: Content) { (self.content, lines) = (AnyView(content), LabelLines.view(content)) }
        public var body: some View { content }
    }
    @MainActor @preconcurrency public struct Content: View {
        let content: AnyView
        nonisolated init<Content: View>(_ content: Content) { self.content = AnyView(content) }
        public var body: some View { content }
    }
    public let label: Label
    public let content: Content
}

/// The label at the leading edge, what it names, in grey, at the trailing one.
///
/// Source: Apple's documentation of `AutomaticLabeledContentStyle`.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { AutomaticLabeledContent(configuration: configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct AutomaticLabeledContent: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    var body: some View {
        if labelsAreHidden {
            configuration.content
        } else {
            LabeledLine(alignment: .firstTextBaseline) {
                configuration.content.foregroundStyle(.secondary)
            } label: {
                configuration.label.lines
            }
        }
    }
}

typealias LabeledContentStyling = Styling<LabeledContentStyleConfiguration>

extension Styling where Configuration == LabeledContentStyleConfiguration {
    nonisolated init<S: LabeledContentStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

private struct LabeledContentStylingKey: EnvironmentKey {
    static let defaultValue = LabeledContentStyling(AutomaticLabeledContentStyle())
}

extension EnvironmentValues {
    var labeledContentStyling: LabeledContentStyling {
        get { self[LabeledContentStylingKey.self] }
        set { self[LabeledContentStylingKey.self] = newValue }
    }
}

extension View {
    /// Sets how labeled content inside looks.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        environment(\.labeledContentStyling, LabeledContentStyling(style))
    }
}
