@_spi(Quince) import Intents
import SwiftUI

/// A widget that people set up by an intent of Intents.
///
/// Source: Apple's documentation of `IntentConfiguration`.
@MainActor @preconcurrency public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
    private let kind: String
    nonisolated(unsafe) private let provider: any WidgetContentProvider

    /// - Parameters:
    ///   - kind: The identifier of the widget among the app's.
    ///   - intent: Says what people can set.
    ///   - provider: Says what the widget shows, and when.
    ///   - content: Shows an entry.
    nonisolated public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {
        self.kind = kind
        self.provider = IntentContentProvider(provider: provider, content: content)
    }

    public var body: Never { fatalError("body() should not be called on IntentConfiguration.") }

    public static func _makeWidgets(_ configuration: Self) -> _WidgetOutputs {
        var definition = WidgetDefinition(kind: configuration.kind, provider: configuration.provider)
        definition.intent = Intent.definition.widgetIntent
        return _WidgetOutputs([definition])
    }
}

/// A provider that is given an intent, and whose entries are shown by a view.
private struct IntentContentProvider<Provider: IntentTimelineProvider, Content: View>: WidgetContentProvider {
    nonisolated(unsafe) let provider: Provider
    nonisolated(unsafe) let content: (Provider.Entry) -> Content

    nonisolated init(provider: Provider, content: @escaping (Provider.Entry) -> Content) {
        (self.provider, self.content) = (provider, content)
    }

    private func intent(_ context: WidgetContentContext) -> Provider.Intent {
        let intent = Provider.Intent()
        intent.values = Provider.Intent.definition.values(context.configuration)
        return intent
    }

    func placeholder(in context: WidgetContentContext) -> WidgetContent {
        WidgetContent(provider.placeholder(in: TimelineProviderContext(context)), content)
    }

    func snapshot(in context: WidgetContentContext, completion: @escaping @MainActor (WidgetContent) -> Void) {
        let answer = Answer(completion)
        provider.getSnapshot(for: intent(context), in: TimelineProviderContext(context)) { entry in
            answer.give { WidgetContent(entry, content) }
        }
    }

    func timeline(in context: WidgetContentContext, completion: @escaping @MainActor (WidgetContentTimeline) -> Void) {
        let answer = Answer(completion)
        provider.getTimeline(for: intent(context), in: TimelineProviderContext(context)) { timeline in
            answer.give { WidgetContentTimeline(timeline, content) }
        }
    }

    func content(of entry: Any) -> WidgetContent? { (entry as? Provider.Entry).map { WidgetContent($0, content) } }
}
