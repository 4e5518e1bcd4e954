import AppIntents
import DeviceProtocol
import SwiftUI

/// A widget that people set up by an app intent.
///
/// Source: Apple's documentation of `AppIntentConfiguration`.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
    WidgetConfiguration
{
    private let kind: String
    nonisolated(unsafe) private let provider: any WidgetContentProvider

    /// - Parameters:
    ///   - kind: The identifier of the widget among the app's.
    ///   - intent: Says what people can set.
    ///   - provider: Says what the widget shows, and when.
    ///   - content: Shows an entry.
    nonisolated public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {
        self.kind = kind
        self.provider = AppIntentContentProvider(provider: provider, content: content)
    }

    public var body: Never { fatalError("body() should not be called on AppIntentConfiguration.") }

    public static func _makeWidgets(_ configuration: Self) -> _WidgetOutputs {
        var definition = WidgetDefinition(kind: configuration.kind, provider: configuration.provider)
        definition.intent = AppIntentCoding.widgetIntent(Intent.self)
        definition.parameters = AppIntentParameters<Intent>()
        return _WidgetOutputs([definition])
    }
}

/// A provider that is given an intent, and whose entries are shown by a view.
private struct AppIntentContentProvider<Provider: AppIntentTimelineProvider, Content: View>: WidgetContentProvider {
    nonisolated(unsafe) let provider: Provider
    nonisolated(unsafe) let content: (Provider.Entry) -> Content

    nonisolated init(provider: Provider, content: @escaping (Provider.Entry) -> Content) {
        (self.provider, self.content) = (provider, content)
    }

    func placeholder(in context: WidgetContentContext) -> WidgetContent {
        WidgetContent(provider.placeholder(in: TimelineProviderContext(context)), content)
    }

    func snapshot(in context: WidgetContentContext, completion: @escaping @MainActor (WidgetContent) -> Void) {
        Task { @MainActor in
            let intent = await AppIntentCoding.make(Provider.Intent.self, from: context.configuration)
            completion(WidgetContent(await provider.snapshot(for: intent, in: TimelineProviderContext(context)), content))
        }
    }

    func timeline(in context: WidgetContentContext, completion: @escaping @MainActor (WidgetContentTimeline) -> Void) {
        Task { @MainActor in
            let intent = await AppIntentCoding.make(Provider.Intent.self, from: context.configuration)
            completion(WidgetContentTimeline(await provider.timeline(for: intent, in: TimelineProviderContext(context)), content))
        }
    }

    func content(of entry: Any) -> WidgetContent? { (entry as? Provider.Entry).map { WidgetContent($0, content) } }
}

/// The options and defaults of an app intent's parameters.
private struct AppIntentParameters<Intent: WidgetConfigurationIntent>: WidgetParameterProvider {
    func options(
        of parameter: String, configuration: WidgetParameterValues, search: String?,
        completion: @escaping @MainActor (WidgetOptions) -> Void
    ) {
        Task { @MainActor in
            completion(await AppIntentCoding.options(of: parameter, in: Intent.self, configuration: configuration, search: search))
        }
    }

    func defaultConfiguration(completion: @escaping @MainActor (WidgetParameterValues) -> Void) {
        Task { @MainActor in completion(await AppIntentCoding.defaults(Intent.self)) }
    }
}
