import SwiftUI

/// A widget that people cannot set anything about.
///
/// Source: Apple's documentation of `StaticConfiguration`.
@MainActor @preconcurrency public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    private let kind: String
    nonisolated(unsafe) private let provider: any WidgetContentProvider

    /// - Parameters:
    ///   - kind: The identifier of the widget among the app's.
    ///   - provider: Says what the widget shows, and when.
    ///   - content: Shows an entry.
    nonisolated public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.kind = kind
        self.provider = StaticContentProvider(provider: provider, content: content)
    }

    public var body: Never { fatalError("body() should not be called on StaticConfiguration.") }

    public static func _makeWidgets(_ configuration: Self) -> _WidgetOutputs {
        _WidgetOutputs([WidgetDefinition(kind: configuration.kind, provider: configuration.provider)])
    }
}

/// A provider whose entries are shown by a view.
struct StaticContentProvider<Provider: TimelineProvider, Content: View>: WidgetContentProvider {
    nonisolated(unsafe) let provider: Provider
    nonisolated(unsafe) let content: (Provider.Entry) -> Content

    nonisolated init(provider: Provider, content: @escaping (Provider.Entry) -> Content) {
        (self.provider, self.content) = (provider, content)
    }

    func placeholder(in context: WidgetContentContext) -> WidgetContent {
        WidgetContent(provider.placeholder(in: TimelineProviderContext(context)), content)
    }

    func snapshot(in context: WidgetContentContext, completion: @escaping @MainActor (WidgetContent) -> Void) {
        let answer = Answer(completion)
        provider.getSnapshot(in: TimelineProviderContext(context)) { entry in
            answer.give { WidgetContent(entry, content) }
        }
    }

    func timeline(in context: WidgetContentContext, completion: @escaping @MainActor (WidgetContentTimeline) -> Void) {
        let answer = Answer(completion)
        provider.getTimeline(in: TimelineProviderContext(context)) { timeline in
            answer.give { WidgetContentTimeline(timeline, content) }
        }
    }

    func content(of entry: Any) -> WidgetContent? { (entry as? Provider.Entry).map { WidgetContent($0, content) } }
}

extension WidgetContent {
    /// An entry with the view that shows it.
    init<Entry: TimelineEntry, Content: View>(_ entry: Entry, _ content: @escaping (Entry) -> Content) {
        self.init(date: entry.date, relevance: entry.relevance.map { (score: $0.score, duration: $0.duration) }) {
            AnyView(content(entry))
        }
    }
}

extension WidgetContentTimeline {
    init<Entry: TimelineEntry, Content: View>(_ timeline: Timeline<Entry>, _ content: @escaping (Entry) -> Content) {
        self.init(entries: timeline.entries.map { WidgetContent($0, content) }, policy: timeline.policy.contentPolicy)
    }
}

/// Takes a provider's answer to the main thread, whichever thread it comes on. Only the first one counts.
final class Answer<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var completion: (@MainActor (Value) -> Void)?

    init(_ completion: @escaping @MainActor (Value) -> Void) { self.completion = completion }

    func give(_ make: @escaping @MainActor () -> Value) {
        let first = lock.withLock {
            defer { completion = nil }
            return completion
        }
        guard let first else { return }
        if Thread.isMainThread {
            MainActor.assumeIsolated { first(make()) }
        } else {
            nonisolated(unsafe) let (first, make) = (first, make)
            DispatchQueue.main.async { MainActor.assumeIsolated { first(make()) } }
        }
    }
}

extension TimelineReloadPolicy {
    var contentPolicy: WidgetContentTimeline.Policy {
        switch rule {
        case .atEnd: .atEnd
        case .never: .never
        case .after(let date): .after(date)
        }
    }
}

extension TimelineProviderContext {
    init(_ context: WidgetContentContext) {
        let family = WidgetFamily(context.family)
        let variants = [ColorScheme.light, .dark].map { scheme in
            var values = EnvironmentValues()
            values.colorScheme = scheme
            values.widgetFamily = family
            return values
        }
        self.init(
            environmentVariants: EnvironmentVariants(variants: variants), family: family, isPreview: context.isPreview,
            displaySize: context.size)
    }
}
