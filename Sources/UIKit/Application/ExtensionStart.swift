import DeviceProtocol
import DeviceRuntime

/// How the process of an extension begins: connected to its device, with the device's settings, without an application.
@MainActor package enum ExtensionStart {
    /// Waits for the device's first message; nil where no device has started the process.
    package static func begin() -> SocketDeviceLink? {
        guard let (link, launch) = DeviceRuntime.current.start() else { return nil }
        DynamicInitializers.install()
        DeviceRuntime.current.configure(launch)
        follow(DeviceRuntime.current.settings)
        return link
    }

    /// Takes over settings of the device.
    package static func apply(_ state: DeviceState) {
        DeviceSettings.current.apply(state)
        follow(DeviceSettings.current)
    }

    /// Has everything that draws follow the device's settings.
    static func follow(_ settings: DeviceSettings) {
        DrawingSettings.follow(settings)
        UIScreen.main.settingsChanged()
        UITraitCollection.current = DeviceTraits.make(orientation: .portrait)
    }
}

/// Prepares UIKit in the process of an extension that begins without it, for generated code.
@_spi(Quince) @MainActor public enum ExtensionInterface {
    /// Has UIKit follow the device's settings, with which the process is about to begin.
    public static func prepare() {
        DynamicInitializers.install()
        let settings = DeviceRuntime.current.settings
        settings.changes.subscribe { [unowned settings] _ in MainActor.assumeIsolated { ExtensionStart.follow(settings) } }
    }
}
