private struct WidgetKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the view is drawn ahead for a widget: nobody can touch it, and it lives in no window.
    package var isInWidget: Bool {
        get { self[WidgetKey.self] }
        set { self[WidgetKey.self] = newValue }
    }
}

extension Text {
    /// The words alone, in the language of the device.
    package var plainWords: String { plainText(in: EnvironmentValues()) }
}
