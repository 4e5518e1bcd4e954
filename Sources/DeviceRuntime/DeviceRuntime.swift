import DeviceProtocol
@_spi(Quince) import QuinceFoundation

/// The process's side of its device: the link to it, its settings, and the services that frameworks use through it.
///
/// A process has one runtime from beginning to end; frameworks ask for the current one whenever they need it. A test makes a runtime of its own, with
/// a device that the test plays, and installs it as a whole or hands it to the object under test. May be used from any thread.
package final class DeviceRuntime: @unchecked Sendable {
    /// The runtime of the process.
    nonisolated(unsafe) package private(set) static var current = DeviceRuntime(
        broker: DeviceBroker(environment: ProcessInfo.processInfo.environment),
        information: AppInformation(Bundle.main.infoDictionary ?? [:]))

    /// Whether the process shows previews instead of the app's own windows.
    package static let showsPreviews = ProcessInfo.processInfo.environment[LaunchEnvironment.previews] == "1"

    /// Runtimes that tests have replaced. They are never freed: another thread may be reading `current`.
    nonisolated(unsafe) private static var retired: [DeviceRuntime] = []

    /// The connection to the device; nil where there is none, as in tests of single views.
    nonisolated(unsafe) package var link: (any DeviceLink)?
    /// Answers requests for what the apps of a device share; nil where there is no device.
    nonisolated(unsafe) package var broker: (any BrokerLink)?
    /// The app's Info.plist. Replaced by the home screen and Settings, which have no bundle.
    nonisolated(unsafe) package var information: AppInformation

    package let settings = DeviceSettings()
    package let suspension = Suspension()
    package let liveCode = LiveCode()
    /// Events of the device's services, published on the main thread. Subscribers that come during launch receive those of the last seconds, too, such
    /// as the one that launched the app.
    package let systemEvents = DeviceEvents<SystemEvent>(replayTime: 5)
    /// Messages to the home screen, published on the main thread. None in apps.
    package let homeMessages = DeviceEvents<HomeMessage>()
    /// Binary forms of events of phones near by, in their order, published on the thread that reads from the device. The device sends none before the
    /// process has sent a request.
    package let peerEvents = DeviceEvents<[UInt8]>()

    package private(set) lazy var services = DeviceServices(runtime: self)
    package private(set) lazy var permissions = DevicePermissions(runtime: self)
    package private(set) lazy var placedWidgets = PlacedWidgets(runtime: self)
    package private(set) lazy var transfers = TransferHost(runtime: self)

    package init(
        link: (any DeviceLink)? = nil, broker: (any BrokerLink)? = nil, information: AppInformation = AppInformation([:])
    ) {
        (self.link, self.broker, self.information) = (link, broker, information)
        // Made here: a lazy value must not be made by two threads at once.
        _ = (services, permissions, placedWidgets, transfers)
    }

    /// Replaces the process's runtime, for tests.
    package static func install(_ runtime: DeviceRuntime) {
        current.suspension.set(false)
        (current.link, current.broker) = (nil, nil)
        retired.append(current)
        current = runtime
    }

    /// Handles a message of the device to one of its services.
    ///
    /// - Returns: Whether the message was one.
    @discardableResult @MainActor package func handle(_ message: DeviceMessage) -> Bool {
        switch message {
        case .systemReply(let id, let reply): services.handle(reply, id: id)
        case .system(let event): systemEvents.publish(event)
        case .home(let message): homeMessages.publish(message)
        case .currentWidgets(let id, let widgets): placedWidgets.handle(widgets, id: id)
        default: return false
        }
        return true
    }
}
