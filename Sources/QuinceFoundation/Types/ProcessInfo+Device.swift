import Foundation

extension ProcessInfo {
    /// The thermal state of the device.
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

    /// The thermal state of the device; always nominal on the simulated one.
    public var thermalState: ThermalState { .nominal }

    /// Whether the device saves power; the simulated one is always charged.
    public var isLowPowerModeEnabled: Bool { false }

    /// Whether an app of iOS runs on a Mac.
    public var isiOSAppOnMac: Bool { false }

    /// Whether the process is an app of Mac Catalyst.
    public var isMacCatalystApp: Bool { false }

    /// Options of an activity: the work of a process, and the system's actions that it prevents.
    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00FF_FFFF & ~(1 << 20))
        public static let background = ActivityOptions(rawValue: 0xFF)
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// Begins an activity; the object ends it. The simulated device never sleeps.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSString(string: reason) }

    /// Ends an activity.
    public func endActivity(_ activity: any NSObjectProtocol) {}

    /// Runs a block as an activity.
    public func performActivity(options: ActivityOptions = [], reason: String, using block: @escaping () -> Void) { block() }

    /// Calls `block` on another thread with `false`: the app may go on for as long as it likes.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }
}

extension NSNotification.Name {
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

extension ProcessInfo {
    /// The device has become warmer or cooler.
    public static let thermalStateDidChangeNotification = NSNotification.Name("NSProcessInfoThermalStateDidChangeNotification")
}
