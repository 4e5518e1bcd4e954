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
    /// A view that labels the group of controls.
    @MainActor @preconcurrency public struct Label: View {
        let content: AnyView
        nonisolated init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
    }
    public let label: Label
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

/// A style that says how groups stand in menus.
protocol MenuLineStyle: ControlGroupStyle { nonisolated static var line: ControlLine { get } }

/// A button with a menu of the controls; in menus pictures over titles.
///
/// Source: Apple's documentation of `MenuControlGroupStyle`.
public struct MenuControlGroupStyle: MenuLineStyle {
    nonisolated public init() {}
    nonisolated static var line: ControlLine { .medium }
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// A button with a menu of the controls; in menus pictures alone.
///
/// Source: Apple's documentation of `CompactMenuControlGroupStyle`.
public struct CompactMenuControlGroupStyle: MenuLineStyle {
    nonisolated public init() {}
    nonisolated static var line: ControlLine { .small }
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// A palette in menus; elsewhere controls on a common ground.
///
/// Source: Apple's documentation of `PaletteControlGroupStyle`.
public struct PaletteControlGroupStyle: MenuLineStyle {
    nonisolated public init() {}
    nonisolated static var line: ControlLine { .palette }
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticControlGroupStyle().makeBody(configuration: configuration)
    }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
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
    /// How groups stand in menus.
    let line: ControlLine
    nonisolated init<S: ControlGroupStyle>(_ style: S) {
        nonisolated(unsafe) let style = style
        line = (S.self as? any MenuLineStyle.Type)?.line ?? .medium
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
