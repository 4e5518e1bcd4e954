internal import CHangReport
import DeviceProtocol
import DeviceRuntime
@_spi(Quince) import QuinceFoundation

/// How the process of an extension begins: connected to its device, with the device's settings, without an application.
@MainActor package enum ExtensionStart {
    /// Waits for the device's first message; nil where no device has started the process.
    package static func begin() -> SocketDeviceLink? {
        setvbuf(stdout, nil, _IOLBF, 0)
        guard let link = SocketDeviceLink(environment: ProcessInfo.processInfo.environment) else { return nil }
        hang_report_install()
        DeviceConnection.link = link
        DeviceBroker.connect()
        SessionHooks.install()
        UncaughtException.observer = { name, reason in link.send(.exception(name: name, reason: reason)) }
        guard let message = try? link.receive(), case .launch(let launch) = message else { exit(0) }
        DeviceSettings.description = launch.device
        DeviceSettings.groupContainers = launch.groupContainers
        AppGroups.update(launch.groupContainers)
        DynamicInitializers.install()
        apply(launch.state)
        return link
    }

    /// Takes over settings of the device.
    package static func apply(_ state: DeviceState) {
        DeviceSettings.apply(state)
        UIScreen.main.settingsChanged()
        UITraitCollection.current = DeviceTraits.make(orientation: .portrait)
    }
}
