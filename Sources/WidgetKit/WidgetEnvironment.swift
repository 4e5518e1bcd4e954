import SwiftUI

private enum FamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemMedium } }
private enum RenderingKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
private enum MarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private enum ActivityFamilyKey: EnvironmentKey { static var defaultValue: ActivityFamily { .medium } }
private enum ActivityFullscreenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ActivityUpdateKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum BackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// The size of the widget around the view.
    public var widgetFamily: WidgetFamily {
        get { self[FamilyKey.self] }
        set { self[FamilyKey.self] = newValue }
    }
    /// The rendering of the widget's colours.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[RenderingKey.self] }
        set { self[RenderingKey.self] = newValue }
    }
    /// The margins that the system puts around the widget's content.
    public internal(set) var widgetContentMargins: EdgeInsets {
        get { self[MarginsKey.self] }
        set { self[MarginsKey.self] = newValue }
    }
    /// Whether the widget's background is shown.
    public internal(set) var showsWidgetContainerBackground: Bool {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }
    /// The size of the Live Activity around the view: that of an iPhone's Lock Screen.
    ///
    /// Source: Apple's documentation of `EnvironmentValues.activityFamily` (iOS 18).
    public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }
    /// Whether the Live Activity fills the screen, as in StandBy; never on a simulated device.
    ///
    /// Source: Apple's documentation of `EnvironmentValues.isActivityFullscreen`.
    public var isActivityFullscreen: Bool {
        get { self[ActivityFullscreenKey.self] }
        set { self[ActivityFullscreenKey.self] = newValue }
    }
    /// Whether the Live Activity is updated less often, as on a display that is always on; never on a simulated device.
    ///
    /// Source: Apple's documentation of `EnvironmentValues.isActivityUpdateReduced`.
    public var isActivityUpdateReduced: Bool {
        get { self[ActivityUpdateKey.self] }
        set { self[ActivityUpdateKey.self] = newValue }
    }
    /// Whether labels of the widget stand outside of it; never where widgets stand here.
    public var showsWidgetLabel: Bool { false }
}

extension ContainerBackgroundPlacement {
    /// The background of a widget.
    public static let widget = ContainerBackgroundPlacement("widget")
}

extension View {
    /// Sets the address that the containing app opens when people tap the widget.
    ///
    /// Source: Apple's documentation of `widgetURL(_:)`.
    nonisolated public func widgetURL(_ url: URL?) -> some View { widgetAddress(url) }

    /// Adds the view to the group of those in the accent colour where a widget is shown in two colours. Widgets stand in full colour here, where that
    /// changes nothing on iOS either.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

    /// Gives an accessory widget a label outside of it, where the system has room for one: on watches. On iPhones and iPads nobody sees it, on iOS as here;
    /// `showsWidgetLabel` says so.
    ///
    /// Source: Apple's documentation of `widgetLabel(_:)`.
    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
    nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
}

/// A background as accessory widgets have it.
///
/// Source: Apple's documentation of `AccessoryWidgetBackground`.
@MainActor @preconcurrency public struct AccessoryWidgetBackground: View {
    nonisolated public init() {}
    public var body: some View { Color.primary.opacity(0.12) }
}
