/// The order and visibility of tabs as people have arranged them in a sidebar.
///
/// Source: Apple's documentation of `TabViewCustomization` (iOS 18).
@available(*, unavailable, message: "not yet in Quince: tabs that people hide and move")
public struct TabViewCustomization: Equatable, Sendable {
    public init() {}
    public mutating func resetVisibility() {}
    public mutating func resetSectionOrder() {}
}

extension View {
    @available(*, unavailable, message: "not yet in Quince: tabs that people hide and move")
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}
