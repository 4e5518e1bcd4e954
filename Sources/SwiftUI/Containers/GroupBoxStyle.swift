/// How group boxes look.
///
/// Source: Apple's documentation of `GroupBoxStyle`.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = GroupBoxStyleConfiguration
}

/// A group box to be styled.
public struct GroupBoxStyleConfiguration {
    @MainActor @preconcurrency public struct Label: View {
        let content: AnyView
        nonisolated init<Content: View>(_ content: Content) { self.content = AnyView(content) }
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

/// A grey ground with rounded corners, the title above the content.
///
/// Source: Apple's documentation of `DefaultGroupBoxStyle`.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { DefaultGroupBox(configuration: configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() } }

private struct DefaultGroupBox: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.groupBoxDepth) private var depth

    var body: some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content.frame(maxWidth: .infinity).environment(\.groupBoxDepth, depth + 1)
        }
        .padding().background(Color(ground), in: RoundedRectangle(cornerRadius: 8))
    }

    /// Boxes in boxes are told apart by their grounds.
    private var ground: UIColor { depth % 2 == 0 ? .secondarySystemBackground : .tertiarySystemBackground }
}

private struct GroupBoxDepthKey: EnvironmentKey { static let defaultValue = 0 }

typealias GroupBoxStyling = Styling<GroupBoxStyleConfiguration>

extension Styling where Configuration == GroupBoxStyleConfiguration {
    nonisolated init<S: GroupBoxStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

private struct GroupBoxStylingKey: EnvironmentKey { static let defaultValue = GroupBoxStyling(DefaultGroupBoxStyle()) }

extension EnvironmentValues {
    var groupBoxStyling: GroupBoxStyling {
        get { self[GroupBoxStylingKey.self] }
        set { self[GroupBoxStylingKey.self] = newValue }
    }
    /// In how many boxes a view is.
    fileprivate var groupBoxDepth: Int {
        get { self[GroupBoxDepthKey.self] }
        set { self[GroupBoxDepthKey.self] = newValue }
    }
}

extension View {
    /// Sets how group boxes inside look.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        environment(\.groupBoxStyling, GroupBoxStyling(style))
    }
}
