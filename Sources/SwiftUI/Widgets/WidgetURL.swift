/// Where a tap on the widget leads.
enum WidgetURLKey: PreferenceKey {
    static var defaultValue: URL? { nil }
    static func reduce(value: inout URL?, nextValue: () -> URL?) { value = nextValue() ?? value }
}

extension View {
    /// Where a tap on the widget around the view leads.
    nonisolated package func widgetAddress(_ url: URL?) -> some View { preference(key: WidgetURLKey.self, value: url) }
}
