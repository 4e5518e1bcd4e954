import CoreText
import DeviceProtocol
import DeviceRuntime

/// The device's settings that decide how the process draws and animates.
enum DrawingSettings {
    /// Has fonts and animations follow the settings.
    static func follow(_ settings: DeviceSettings) {
        FontLibrary.shared.languages = settings.state.languages
        MediaTimeline.current.dragCoefficient = settings.state.animationDrag
    }
}
