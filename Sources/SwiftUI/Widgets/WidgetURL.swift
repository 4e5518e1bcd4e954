/// The preference key of the URL that a tap on the widget opens.
enum WidgetURLKey: PreferenceKey {
    static var defaultValue: URL? { nil }
    static func reduce(value: inout URL?, nextValue: () -> URL?) { value = nextValue() ?? value }
}

extension View {
    /// Sets the URL that a tap on the enclosing widget opens.
    nonisolated package func widgetAddress(_ url: URL?) -> some View { preference(key: WidgetURLKey.self, value: url) }
}
