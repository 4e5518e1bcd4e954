import ManagedSettings
import QuinceFoundation

/// Watches the use of the device, which the app is not authorized to.
///
/// Source: Apple's documentation of `DeviceActivityCenter`.
public final class DeviceActivityCenter: Sendable {
    /// Source: Apple's documentation of `DeviceActivityCenter.MonitoringError`.
    public enum MonitoringError: Int, LocalizedError, Hashable, Sendable {
        case excessiveActivities = 0, intervalTooShort, intervalTooLong, invalidDateComponents, unauthorized

        public var errorDescription: String? {
            switch self {
            case .excessiveActivities: "Too many activities are being monitored."
            case .intervalTooShort: "The activity’s schedule is too short."
            case .intervalTooLong: "The activity’s schedule is too long."
            case .invalidDateComponents: "The schedule’s date components are invalid."
            case .unauthorized: "The app isn’t authorized to monitor device activity."
            }
        }
    }

    public init() {}

    public var activities: [DeviceActivityName] { [] }
    public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
    public func events(for activity: DeviceActivityName) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }
    /// - Throws: `MonitoringError.unauthorized`.
    public func startMonitoring(
        _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
        events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
    ) throws { throw MonitoringError.unauthorized }
    /// Ends the watch of activities; none is watched.
    public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
}
