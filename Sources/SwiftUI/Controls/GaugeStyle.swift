/// How gauges look.
///
/// Source: Apple's documentation of `GaugeStyle`.
@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = GaugeStyleConfiguration
}

/// A gauge to be styled.
public struct GaugeStyleConfiguration {
    @MainActor @preconcurrency public struct Label: View {
        let content: AnyView
        nonisolated init<Content: View>(_ content: Content) { self.content = AnyView(content) }
        public var body: some View { content }
    }
    @MainActor @preconcurrency public struct CurrentValueLabel: View {
        let content: AnyView
        nonisolated init<Content: View>(_ content: Content) { self.content = AnyView(content) }
        public var body: some View { content }
    }
    @MainActor @preconcurrency public struct MinimumValueLabel: View {
        let content: AnyView
        nonisolated init<Content: View>(_ content: Content) { self.content = AnyView(content) }
        public var body: some View { content }
    }
    @MainActor @preconcurrency public struct MaximumValueLabel: View {
        let content: AnyView
        nonisolated init<Content: View>(_ content: Content) { self.content = AnyView(content) }
        public var body: some View { content }
    }

    /// The position of the value within its range, 0…1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

typealias GaugeStyling = Styling<GaugeStyleConfiguration>

extension Styling where Configuration == GaugeStyleConfiguration {
    nonisolated init<S: GaugeStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

private struct GaugeStylingKey: EnvironmentKey { static let defaultValue = GaugeStyling(DefaultGaugeStyle()) }

extension EnvironmentValues {
    var gaugeStyling: GaugeStyling {
        get { self[GaugeStylingKey.self] }
        set { self[GaugeStylingKey.self] = newValue }
    }
}

extension View {
    /// Sets how gauges inside look.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { environment(\.gaugeStyling, GaugeStyling(style)) }
}
