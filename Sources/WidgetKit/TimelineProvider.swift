import SwiftUI

/// Says what a widget shows, and when.
///
/// Source: Apple's documentation of `TimelineProvider`.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    /// What stands for the widget while there is no content yet; the system draws it redacted.
    func placeholder(in context: Context) -> Entry
    /// The widget at this moment; in the gallery (`context.isPreview`) from data that is at hand.
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// What the widget shows from now on.
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// What a provider is told about where its widget is shown.
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
