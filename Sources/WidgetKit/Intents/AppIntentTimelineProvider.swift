import AppIntents
import SwiftUI

/// Says what a widget with an app intent shows, and when.
///
/// Source: Apple's documentation of `AppIntentTimelineProvider`.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext
    /// Returns the entry to show, redacted by the system, until there is content.
    func placeholder(in context: Context) -> Entry
    /// The widget as people have set it up, at this moment; in the gallery (`context.isPreview`) from data that is at hand.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// Returns the timeline of the widget's entries from now on.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Ready-made configurations, where people cannot set widgets up; iPhones and iPads ask for none.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A ready-made configuration of a widget.
///
/// Source: Apple's documentation of `AppIntentRecommendation`.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    public let intent: Intent
    let words: String

    public init(intent: Intent, description: Text) { (self.intent, words) = (intent, description.plainWords) }
    public init(intent: Intent, description: LocalizedStringKey) { self.init(intent: intent, description: Text(description)) }
    @_disfavoredOverload public init(intent: Intent, description: some StringProtocol) {
        self.init(intent: intent, description: Text(description))
    }
}
