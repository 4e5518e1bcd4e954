/// The order and visibility of tabs as their user has arranged them in a sidebar.
///
/// Bars show every tab in the app's order, on iPhones as on Apple's; only sidebars let users arrange tabs, which tab views here do not have.
/// The value is kept, read and written for the apps that store it.
///
/// Source: Apple's documentation of `TabViewCustomization` (iOS 18).
public struct TabViewCustomization: Equatable, Codable, Sendable {
    private var visibilities: [String: Bool] = [:]
    private var orders: [String: [String]] = [:]

    public init() {}
    /// Shows every tab again.
    public mutating func resetVisibility() { visibilities = [:] }
    public mutating func resetTabVisibility() { visibilities = [:] }
    /// Has every section be in the app's order again.
    public mutating func resetSectionOrder() { orders = [:] }

    /// How a tab is to be seen in sidebars.
    public subscript(tab id: String) -> TabCustomization {
        get { TabCustomization(isVisible: visibilities[id]) }
        set { visibilities[id] = newValue.isVisible }
    }
    /// How a section's tabs are arranged in sidebars.
    public subscript(section id: String) -> SectionCustomization {
        get { SectionCustomization(tabOrder: orders[id]) }
        set { orders[id] = newValue.tabOrder }
    }

    /// The user's customization of a tab.
    public struct TabCustomization: Equatable, Sendable {
        fileprivate var isVisible: Bool?
        /// Whether the tab shows in sidebars; nil for the app's choice.
        public var sidebarVisibility: Visibility {
            get { isVisible.map { $0 ? .visible : .hidden } ?? .automatic }
            set { isVisible = newValue == .automatic ? nil : newValue == .visible }
        }
    }

    /// The user's customization of a section.
    public struct SectionCustomization: Equatable, Sendable {
        /// The identifiers of the section's tabs in the user's order; nil for the app's.
        public var tabOrder: [String]?
    }
}

extension View {
    /// Keeps how users arrange the tabs inside in sidebars. Tab views here have bars, which show all tabs in the app's order.
    ///
    /// Source: Apple's documentation of `tabViewCustomization(_:)` (iOS 18).
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}
