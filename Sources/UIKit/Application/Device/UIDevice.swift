import DeviceProtocol
import DeviceRuntime

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// Home button at the right.
    case landscapeLeft = 3
    /// Home button at the left.
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    init(_ orientation: DeviceOrientation) {
        switch orientation {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeLeft
        case .landscapeRight: self = .landscapeRight
        }
    }
}

/// The device the app runs on.
@preconcurrency @MainActor open class UIDevice: NSObject {
    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged = 1
        case charging = 2
        case full = 3
    }

    public class var current: UIDevice { shared }
    private static let shared = UIDevice()

    private var hardware: DeviceDescription { DeviceSettings.current.description }

    /// The simulated device's name, as in Apple's simulators.
    open var name: String { hardware.name }
    open var model: String { hardware.idiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var systemName: String { "iOS" }
    /// The version of the simulated iOS, `17.0`.
    open var systemVersion: String { SimulatedSystem.text }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { hardware.idiom == .pad ? .pad : .phone }
    open var orientation: UIDeviceOrientation { UIDeviceOrientation(DeviceSettings.current.state.orientation) }
    open var isMultitaskingSupported: Bool { true }
    /// The same for all apps of a device while it exists.
    open var identifierForVendor: UUID? { DeviceSettings.current.vendorIdentifier }

    /// Whether the battery is reported; without it level and state are unknown, as documented.
    open var isBatteryMonitoringEnabled = false {
        didSet {
            guard oldValue != isBatteryMonitoringEnabled else { return }
            NotificationCenter.default.post(name: UIDevice.batteryStateDidChangeNotification, object: self)
            NotificationCenter.default.post(name: UIDevice.batteryLevelDidChangeNotification, object: self)
        }
    }
    /// A simulated device is plugged in and full, as its status bar shows.
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    /// Stays false: a device without a proximity sensor does not take it up, which is how apps are told to find out.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    open var proximityState: Bool { false }

    private var orientationClients = 0
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationClients > 0 }
    open func beginGeneratingDeviceOrientationNotifications() { orientationClients += 1 }
    open func endGeneratingDeviceOrientationNotifications() { orientationClients = max(0, orientationClients - 1) }

    @available(*, unavailable, message: "not yet in Quince: sounds")
    public func playInputClick() {}

    nonisolated public class var orientationDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceOrientationDidChangeNotification")
    }
    nonisolated public class var batteryStateDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    }
    nonisolated public class var batteryLevelDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    }
    nonisolated public class var proximityStateDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceProximityStateDidChangeNotification")
    }
}

/// The kind of device that the app runs on.
@available(iOS, deprecated: 13.0, message: "Use -[UIDevice userInterfaceIdiom] directly.")
@MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
