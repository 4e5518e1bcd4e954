import ActivityKit
import QuinceFoundation
import SwiftUI

/// The views of a Live Activity. None begins on a simulated device, so that nothing asks for them.
///
/// Source: Apple's documentation of `ActivityConfiguration`.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    /// - Parameters:
    ///   - content: The view on the lock screen.
    ///   - dynamicIsland: The views in the Dynamic Island.
    public init<Content: View>(
        for attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {}

    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

extension ActivityConfiguration {
    /// Sets the sizes in which the activity shows on other devices.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}

/// The size of a Live Activity. Source: Apple's documentation of `ActivityFamily`.
public enum ActivityFamily: Hashable, Sendable { case small, medium }

/// What the views of a Live Activity show.
///
/// Source: Apple's documentation of `ActivityViewContext`.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let activityID: String
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let isStale: Bool
}

/// The views of a Live Activity in the Dynamic Island.
///
/// Source: Apple's documentation of `DynamicIsland`.
public struct DynamicIsland {
    public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading, @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) where Expanded: View {}

    /// Sets the address that a tap opens in the app.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland { self }
}

/// A form of the Dynamic Island. Source: Apple's documentation of `DynamicIslandMode`.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let expanded = DynamicIslandMode(name: "expanded")
    public static let minimal = DynamicIslandMode(name: "minimal")
}

/// A part of the expanded Dynamic Island. Source: Apple's documentation of `DynamicIslandExpandedRegionPosition`.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// Where a view stands in its part. Source: Apple's documentation of `DynamicIslandExpandedRegionVerticalPlacement`.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let isBelow: Bool
    public static let standard = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}

/// The view in a part of the expanded Dynamic Island.
///
/// Source: Apple's documentation of `DynamicIslandExpandedRegion`.
public struct DynamicIslandExpandedRegion<Content: View> {
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content
    ) {}
}

extension View {
    /// Sets where the view stands in its part of the Dynamic Island.
    nonisolated public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { self }
    /// Sets the color behind a Live Activity on the lock screen.
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }
    /// Sets the color of the buttons that the system shows beside a Live Activity.
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

/// The views of the expanded Dynamic Island. Source: Apple's documentation of `DynamicIslandExpandedContent`.
public struct DynamicIslandExpandedContent<Content: View> {}

/// Lists the views of the expanded Dynamic Island. Source: Apple's documentation of `DynamicIslandExpandedContentBuilder`.
@resultBuilder public struct DynamicIslandExpandedContentBuilder {
    public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>) -> DynamicIslandExpandedContent<
        EmptyView
    > {
        DynamicIslandExpandedContent()
    }
    public static func buildBlock(_ parts: DynamicIslandExpandedContent<EmptyView>...) -> DynamicIslandExpandedContent<EmptyView> {
        DynamicIslandExpandedContent()
    }
    public static func buildOptional(_ part: DynamicIslandExpandedContent<EmptyView>?) -> DynamicIslandExpandedContent<EmptyView> {
        DynamicIslandExpandedContent()
    }
    public static func buildEither(first: DynamicIslandExpandedContent<EmptyView>) -> DynamicIslandExpandedContent<EmptyView> { first }
    public static func buildEither(second: DynamicIslandExpandedContent<EmptyView>) -> DynamicIslandExpandedContent<EmptyView> { second }
}
