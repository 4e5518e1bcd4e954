import SwiftUI
@_spi(Quince) import UIKit

extension PreviewCollector {
    /// Adds the previews of `#Preview(as:widget:timeline:)`: the widget with each of the entries.
    @_spi(Quince) public func preview<Shown: Widget>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Shown,
        @_WidgetTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
    ) {
        let entries = timeline()
        for (number, entry) in entries.enumerated() {
            let named = entries.count > 1 ? name.map { "\($0) \(number + 1)" } : name
            WidgetPreviews.add(named, in: place(of: family, at: entry.date), to: self) {
                // Made anew each time, as its code may be other code by now.
                let (definitions, entries) = (Shown._makeWidgets(widget()).definitions, timeline())
                guard entries.indices.contains(number) else { return AnyView(EmptyView()) }
                let content = definitions.lazy.compactMap { $0.provider.content(of: entries[number]) }.first
                return content?.view() ?? AnyView(Text("The widget shows entries of another type."))
            }
        }
    }

    /// Adds the preview of `#Preview(as:widget:timelineProvider:)`: the widget with the provider's entries, at their dates.
    @_spi(Quince) public func preview<Shown: Widget, Provider: TimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Shown,
        timelineProvider: @escaping @MainActor () -> Provider
    ) {
        let place = place(of: family, at: Date())
        let context = WidgetContentContext(family: family.name, isPreview: true, size: place.size)
        WidgetPreviews.add(name, in: place, to: self) {
            let definitions = Shown._makeWidgets(widget()).definitions
            let provider = StaticContentProvider(provider: timelineProvider()) { entry in
                definitions.lazy.compactMap { $0.provider.content(of: entry) }.first?.view() ?? AnyView(EmptyView())
            }
            return AnyView(ProvidedTimeline(provider: provider, context: context))
        }
    }

    private func place(of family: WidgetFamily, at date: Date) -> WidgetSnapshot.Place {
        var place = WidgetPreviewContext(family: family).place
        place.date = date
        return place
    }
}

/// Lists the entries of a preview.
@resultBuilder @_spi(Quince) public enum _WidgetTimelineBuilder {
    public static func buildExpression<Entry: TimelineEntry>(_ entry: Entry) -> [any TimelineEntry] { [entry] }
    public static func buildExpression<Entry: TimelineEntry>(_ entries: [Entry]) -> [any TimelineEntry] { entries }
    public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] { part ?? [] }
    public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
    public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
    public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] { parts.flatMap { $0 } }
}

/// The placeholder until the provider has answered, then its entries at their dates.
private struct ProvidedTimeline: View {
    nonisolated(unsafe) let provider: any WidgetContentProvider
    let context: WidgetContentContext
    @State private var timeline: [WidgetContent] = []

    var body: some View {
        Group {
            if timeline.isEmpty {
                provider.placeholder(in: context).view().redacted(reason: .placeholder)
            } else {
                TimelineView(.explicit(timeline.map(\.date))) { moment in
                    (timeline.last { $0.date <= moment.date } ?? timeline[0]).view()
                }
            }
        }
        .onAppear { provider.timeline(in: context) { timeline = $0.entries.sorted { $0.date < $1.date } } }
    }
}
