/// The placement of a tab view's tabs, such as a bar at the bottom or a sidebar.
///
/// Source: Apple's documentation of `TabBarPlacement` (iOS 18).
public struct TabBarPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = TabBarPlacement(name: "automatic")
    public static let topBar = TabBarPlacement(name: "topBar")
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    public static let sidebar = TabBarPlacement(name: "sidebar")
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
    public static let ornament = TabBarPlacement(name: "ornament")
    public static let list = TabBarPlacement(name: "list")
}

private struct TabBarPlacementKey: EnvironmentKey { static let defaultValue: TabBarPlacement? = nil }

extension EnvironmentValues {
    /// The placement of the enclosing tab view's tabs; nil outside of tab views.
    public internal(set) var tabBarPlacement: TabBarPlacement? {
        get { self[TabBarPlacementKey.self] }
        set { self[TabBarPlacementKey.self] = newValue }
    }
    /// Whether the tab view around shows the sections of its tabs, as sidebars do; bars never do.
    public var isTabBarShowingSections: Bool { false }
}

extension View {
    /// Puts a view above the tabs of a sidebar. Tab views here have bars: nothing shows it.
    ///
    /// Source: Apple's documentation of `tabViewSidebarHeader(content:)` (iOS 18): only sidebars show it.
    nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    /// Puts a view below the tabs of a sidebar. Tab views here have bars: nothing shows it.
    nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    /// Puts a bar at the bottom of a sidebar. Tab views here have bars: nothing shows it.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    @available(
        *, unavailable, message: "not yet in Quince: searches that begin when their tab is chosen; use searchable(text:isPresented:)"
    )
    nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}

/// The event that begins the search of a tab view's search tab.
///
/// Source: Apple's documentation of `TabSearchActivation` (iOS 26).
@available(*, unavailable, message: "not yet in Quince: searches that begin when their tab is chosen; use searchable(text:isPresented:)")
public struct TabSearchActivation: Sendable {
    public static var automatic: TabSearchActivation { TabSearchActivation() }
    public static var searchTabSelection: TabSearchActivation { TabSearchActivation() }
}
