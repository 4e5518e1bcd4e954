private struct WidgetKey: EnvironmentKey { static let defaultValue = false }
private struct DrawnSwitchesKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the view is drawn ahead for a widget: nobody can touch it, and it lives in no window.
    package var isInWidget: Bool {
        get { self[WidgetKey.self] }
        set { self[WidgetKey.self] = newValue }
    }
    /// Whether switches are drawn by SwiftUI itself: those of intents in widgets, where no view of UIKit's can be.
    var drawsSwitches: Bool {
        get { self[DrawnSwitchesKey.self] }
        set { self[DrawnSwitchesKey.self] = newValue }
    }
}

extension Text {
    /// The words alone, in the language of the device.
    package var plainWords: String { plainText(in: EnvironmentValues()) }
}
