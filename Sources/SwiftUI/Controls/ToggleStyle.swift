/// How toggles look and how they are switched.
///
/// Source: Apple's documentation of `ToggleStyle`.
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ToggleStyleConfiguration
}

/// A toggle to be styled.
public struct ToggleStyleConfiguration {
    /// The toggle's label, without the look of any style.
    @MainActor @preconcurrency public struct Label: View {
        let content: AnyView
        let lines: AnyView
        init<Content: View>(_ content: Content) { (self.content, lines) = (AnyView(content), LabelLines.view(content)) }
        public var body: some View { content }
    }

    public let label: Label
    /// Whether the toggle is on; styles change it.
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values of which some are on and some are off.
    public var isMixed = false
}

typealias ToggleStyling = Styling<ToggleStyleConfiguration>

extension Styling where Configuration == ToggleStyleConfiguration {
    nonisolated init<S: ToggleStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

private struct ToggleStylingKey: EnvironmentKey { static let defaultValue = ToggleStyling(DefaultToggleStyle()) }

extension EnvironmentValues {
    var toggleStyling: ToggleStyling {
        get { self[ToggleStylingKey.self] }
        set { self[ToggleStylingKey.self] = newValue }
    }
}

extension View {
    /// Sets how toggles inside look.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { environment(\.toggleStyling, ToggleStyling(style)) }
}
