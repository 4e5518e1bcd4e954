internal import CHangReport
import DeviceProtocol
@_spi(Quince) import QuinceFoundation

extension DeviceRuntime {
    /// Connects the process to the device that has started it, and takes over the device's settings.
    ///
    /// Called before the app's own code runs. A device that is gone ends the process.
    ///
    /// - Returns: The link and the launch; nil where no device has started the process.
    package func start() -> (link: SocketDeviceLink, launch: LaunchConfiguration)? {
        // What the process prints arrives at once, also through a pipe.
        setvbuf(stdout, nil, _IOLBF, 0)
        guard let link = SocketDeviceLink(environment: ProcessInfo.processInfo.environment, runtime: self) else { return nil }
        hang_report_install()
        self.link = link
        SessionHooks.install()
        UncaughtException.observer = { name, reason in link.send(.exception(name: name, reason: reason)) }
        guard let message = try? link.receive(), case .launch(let launch) = message else { exit(0) }
        return (link, launch)
    }

    /// Makes the device, its settings and the containers of the app's groups known to the process.
    package func configure(_ launch: LaunchConfiguration) {
        settings.description = launch.device
        AppGroups.update(launch.groupContainers)
        settings.apply(launch.state)
    }
}
