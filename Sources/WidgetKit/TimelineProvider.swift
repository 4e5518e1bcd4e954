import SwiftUI

/// Says what a widget shows, and when.
///
/// Source: Apple's documentation of `TimelineProvider`.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    /// Returns the entry to show, redacted by the system, until there is content.
    func placeholder(in context: Context) -> Entry
    /// The widget at this moment; in the gallery (`context.isPreview`) from data that is at hand.
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Provides the timeline of the widget's entries from now on.
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// The context in which a provider's widget is shown.
///
/// Source: Apple's documentation of `TimelineProviderContext`.
@dynamicMemberLookup public struct TimelineProviderContext {
    /// The values of the environment that a widget is shown in.
    @dynamicMemberLookup public struct EnvironmentVariants {
        let variants: [EnvironmentValues]

        /// Each value there is of a part of the environment.
        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            variants.map { $0[keyPath: keyPath] }
        }
    }

    public let environmentVariants: EnvironmentVariants
    public let family: WidgetFamily
    /// Whether the widget is shown in the gallery.
    public let isPreview: Bool
    /// The widget's size in points.
    public let displaySize: CGSize

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentVariants, T>) -> T { environmentVariants[keyPath: keyPath] }
}
