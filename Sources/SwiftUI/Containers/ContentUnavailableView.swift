/// A placeholder for a screen without content: a label, a description and actions.
///
/// Source: Apple's documentation of `ContentUnavailableView`.
@MainActor @preconcurrency public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let description: Description
    nonisolated(unsafe) private let actions: Actions

    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 6) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            actions
        }
        .multilineTextAlignment(.center).padding(.horizontal, 16).padding(.vertical, 8)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }
}

/// The parts of what a search without results says.
public struct SearchUnavailableContent {
    @MainActor @preconcurrency public struct Label: View {
        let text: String
        nonisolated init(text: String) { self.text = text }
        public var body: some View { SwiftUI.Label(text, systemImage: "magnifyingglass") }
    }
    @MainActor @preconcurrency public struct Description: View {
        nonisolated init() {}
        public var body: some View { Text(verbatim: SystemText.text(.tryNewSearch)) }
    }
    @MainActor @preconcurrency public struct Actions: View {
        nonisolated init() {}
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// The system's placeholder for a search without results.
    nonisolated public static var search: ContentUnavailableView { made(SystemText.text(.noResults)) }
    /// Returns the system's placeholder for a search for `text` without results; the text is left out when empty.
    nonisolated public static func search(text: String) -> ContentUnavailableView {
        made(text.isEmpty ? SystemText.text(.noResults) : SystemText.text(.noResultsFor).replacingOccurrences(of: "%@", with: text))
    }

    nonisolated private static func made(_ title: String) -> ContentUnavailableView {
        ContentUnavailableView(
            label: { SearchUnavailableContent.Label(text: title) }, description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() })
    }
}

/// A large grey symbol over a bold title.
private struct UnavailableLabelStyle: LabelStyle {
    nonisolated init() {}
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 14) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}
