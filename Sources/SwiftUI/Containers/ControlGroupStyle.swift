/// How groups of controls look.
///
/// Source: Apple's documentation of `ControlGroupStyle`.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ControlGroupStyleConfiguration
}

/// A control group to be styled.
public struct ControlGroupStyleConfiguration {
    @MainActor @preconcurrency public struct Content: View {
        let content: AnyView
        nonisolated init<Content: View>(_ content: Content) { self.content = AnyView(content) }
        public var body: some View { content }
    }
    public let content: Content
}

/// The style that fits where the group is: controls on a common grey ground.
///
/// Source: Apple's documentation of `AutomaticControlGroupStyle`.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) { configuration.content.buttonStyle(GroupedControlStyle()) }
            .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
    }
}

/// Controls beside each other as in a navigation bar.
///
/// Source: Apple's documentation of `NavigationControlGroupStyle`.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 16) { configuration.content } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A button of a group, without a ground of its own.
private struct GroupedControlStyle: ButtonStyle {
    nonisolated init() {}
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(configuration.role == .destructive ? Color.red : .accentColor)
            .padding(.horizontal, 14).padding(.vertical, 8).opacity(configuration.isPressed ? 0.4 : 1)
    }
}

/// A style whose type is not told.
struct ControlGroupStyling: @unchecked Sendable {
    let make: @MainActor (ControlGroupStyleConfiguration) -> AnyView
    nonisolated init<S: ControlGroupStyle>(_ style: S) {
        nonisolated(unsafe) let style = style
        make = { AnyView(style.makeBody(configuration: $0)) }
    }
}

private struct ControlGroupStylingKey: EnvironmentKey { static let defaultValue = ControlGroupStyling(AutomaticControlGroupStyle()) }

extension EnvironmentValues {
    var controlGroupStyling: ControlGroupStyling {
        get { self[ControlGroupStylingKey.self] }
        set { self[ControlGroupStylingKey.self] = newValue }
    }
}

extension View {
    /// Sets how control groups inside look.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        environment(\.controlGroupStyling, ControlGroupStyling(style))
    }
}
