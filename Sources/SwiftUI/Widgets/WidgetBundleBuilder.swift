/// Makes widgets out of closures that list them.
///
/// Source: Apple's documentation of `WidgetBundleBuilder`.
@resultBuilder public struct WidgetBundleBuilder {
    @MainActor public static func buildBlock() -> some Widget { ListedWidgets([]) }
    @MainActor public static func buildBlock<Content: Widget>(_ content: Content) -> some Widget { content }
    @MainActor public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
        var all: [WidgetDefinition] = []
        for widget in repeat each content { all += Self.definitions(widget) }
        return ListedWidgets(all)
    }
    @MainActor public static func buildOptional<Content: Widget>(_ content: Content?) -> some Widget {
        ListedWidgets(content.map { definitions($0) } ?? [])
    }
    @MainActor public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> some Widget {
        ListedWidgets(definitions(content))
    }

    @MainActor private static func definitions<Content: Widget>(_ widget: Content) -> [WidgetDefinition] {
        Content._makeWidgets(widget).definitions
    }
}

/// Widgets one after the other.
struct ListedWidgets: Widget {
    private let definitions: [WidgetDefinition]
    init(_ definitions: [WidgetDefinition]) { self.definitions = definitions }
    init() { self.init([]) }
    var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
    static func _makeWidgets(_ widget: Self) -> _WidgetOutputs { _WidgetOutputs(widget.definitions) }
}
