/// How disclosure groups look and are opened.
///
/// Source: Apple's documentation of `DisclosureGroupStyle`.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// A disclosure group to be styled.
public struct DisclosureGroupStyleConfiguration {
    @MainActor @preconcurrency public struct Label: View {
        let content: AnyView
        nonisolated init<Content: View>(_ content: Content) { self.content = AnyView(content) }
        public var body: some View { content }
    }
    @MainActor @preconcurrency public struct Content: View {
        let content: AnyView
        nonisolated init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
    }
    public let label: Label
    public let content: Content
    /// Whether the content is shown; styles change it.
    @Binding public var isExpanded: Bool
}

/// A line with a chevron that turns down while the content is shown below.
///
/// Source: Apple's documentation of `AutomaticDisclosureGroupStyle`.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { AutomaticDisclosureGroup(configuration: configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// Rows of a list each, elsewhere one below the other.
private struct AutomaticDisclosureGroup: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        if isInListRow {
            line
            if configuration.isExpanded { configuration.content.padding(.leading, 20) }
        } else {
            VStack(alignment: .leading, spacing: 0) {
                line
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    /// Degrees from the end of the line to the content below.
    private var turn: Double { configuration.isExpanded ? direction == .rightToLeft ? -90 : 90 : 0 }

    private var line: some View {
        Button {
            withAnimation { configuration.isExpanded.toggle() }
        } label: {
            HStack {
                configuration.label.foregroundStyle(isInListRow ? Color.primary : .accentColor)
                Spacer()
                Image(systemName: "chevron.forward").font(.body.weight(.semibold)).imageScale(.small)
                    .foregroundStyle(Color.accentColor).rotationEffect(.degrees(turn)).accessibilityHidden(true)
            }
        }
    }
}

typealias DisclosureGroupStyling = Styling<DisclosureGroupStyleConfiguration>

extension Styling where Configuration == DisclosureGroupStyleConfiguration {
    nonisolated init<S: DisclosureGroupStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

private struct DisclosureGroupStylingKey: EnvironmentKey {
    static let defaultValue = DisclosureGroupStyling(AutomaticDisclosureGroupStyle())
}

extension EnvironmentValues {
    var disclosureGroupStyling: DisclosureGroupStyling {
        get { self[DisclosureGroupStylingKey.self] }
        set { self[DisclosureGroupStylingKey.self] = newValue }
    }
}

extension View {
    /// Sets how disclosure groups inside look.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        environment(\.disclosureGroupStyling, DisclosureGroupStyling(style))
    }
}
