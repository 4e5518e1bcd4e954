import Intents
import SwiftUI

/// Says what a widget with an intent of Intents shows, and when.
///
/// Source: Apple's documentation of `IntentTimelineProvider`.
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext
    /// Returns the entry to show, redacted by the system, until there is content.
    func placeholder(in context: Context) -> Entry
    /// The widget as people have set it up, at this moment; in the gallery (`context.isPreview`) from data that is at hand.
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Provides the timeline of the widget's entries from now on.
    func getTimeline(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// Ready-made configurations, where people cannot set widgets up; iPhones and iPads ask for none.
    func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A ready-made configuration of a widget.
///
/// Source: Apple's documentation of `IntentRecommendation`.
public struct IntentRecommendation<Intent: INIntent> {
    public let intent: Intent
    let words: String

    public init(intent: Intent, description: Text) { (self.intent, words) = (intent, description.plainWords) }
    public init(intent: Intent, description: LocalizedStringKey) { self.init(intent: intent, description: Text(description)) }
    @_disfavoredOverload public init(intent: Intent, description: some StringProtocol) {
        self.init(intent: intent, description: Text(description))
    }
}
