import DeviceProtocol
import DeviceRuntime
import RenderProtocol

@testable import CoreLocation

/// A device that the test plays: its permissions, its location, and the user who answers questions.
final class FakeDevice: DeviceLink, PermissionPresenter, @unchecked Sendable {
    let runtime: DeviceRuntime
    private let lock = NSLock()
    private var statuses: [PrivacyService: PermissionStatus] = [:]
    private var answers: [PermissionAnswer] = []
    private var questions: [PrivacyService] = []

    init(_ information: [String: Any] = FakeDevice.texts, statuses: [PrivacyService: PermissionStatus] = [:]) {
        runtime = DeviceRuntime(information: AppInformation(information))
        self.statuses = statuses
        runtime.link = self
    }

    nonisolated(unsafe) static let texts: [String: Any] = [
        "NSLocationWhenInUseUsageDescription": "To show where you are.",
        "NSLocationAlwaysAndWhenInUseUsageDescription": "To remember where you were.",
    ]

    nonisolated static let inUse: [PrivacyService: PermissionStatus] = [.location: .granted]

    /// The services that the user was asked for.
    var asked: [PrivacyService] { lock.withLock { questions } }

    /// Prepares what the user answers.
    @MainActor func answer(_ answers: PermissionAnswer...) {
        lock.withLock { self.answers += answers }
        runtime.permissions.presenter = self
    }

    @MainActor func present(_ service: PrivacyService, answer: @escaping @MainActor (PermissionAnswer) -> Void) {
        let given = lock.withLock {
            questions.append(service)
            return answers.isEmpty ? .denied : answers.removeFirst()
        }
        DispatchQueue.main.async { answer(given) }
    }

    func move(_ latitude: Double, _ longitude: Double) { put(DeviceLocation(latitude: latitude, longitude: longitude)) }

    func put(_ location: DeviceLocation?) {
        var state = runtime.settings.state
        state.location = location
        runtime.settings.apply(state)
    }

    /// The user changes a permission in Settings.
    func set(_ status: PermissionStatus, of service: PrivacyService) {
        lock.withLock { statuses[service] = status }
        runtime.systemEvents.publish(.permission(service, status))
    }

    // MARK: DeviceLink

    func send(_ commit: Commit) {}
    func sendPeers(_ request: [UInt8]) {}

    func send(_ message: ProcessMessage) {
        guard case .system(let id, let request) = message else { return }
        switch request {
        case .permission(let service):
            let status = lock.withLock { statuses[service] ?? .notDetermined }
            runtime.services.handle(.permission(status), id: id)
        case .setPermission(let service, let isGranted): set(isGranted ? .granted : .denied, of: service)
        default: break
        }
    }
}

/// Keeps what it is notified of, as lines.
final class RecordingDelegate: NSObject, CLLocationManagerDelegate {
    private(set) var lines: [String] = []

    /// The lines since the last call, once everything that waits has been delivered.
    func takeLines() async -> [String] {
        for _ in 0..<6 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
        defer { lines = [] }
        return lines
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { lines.append("\(manager.authorizationStatus)") }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        lines += locations.map { "\($0.coordinate.latitude),\($0.coordinate.longitude)" }
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        lines.append("fails \((error as? CLError)?.code.rawValue ?? -1)")
    }
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
        lines.append("monitors \(region.identifier)")
    }
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) { lines.append("enters \(region.identifier)") }
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) { lines.append("exits \(region.identifier)") }
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
        lines.append("\(region.identifier) \(state)")
    }
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {
        lines.append("\(region?.identifier ?? "") fails \((error as? CLError)?.code.rawValue ?? -1)")
    }
    func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
    ) { lines.append("ranging fails \((error as? CLError)?.code.rawValue ?? -1)") }
}

/// A manager on a device of its own, and its delegate.
@MainActor struct ManagedDevice {
    let device: FakeDevice
    let service: LocationService
    let manager: CLLocationManager
    let delegate = RecordingDelegate()

    init(_ device: FakeDevice? = nil, folder: URL? = nil) {
        let device = device ?? FakeDevice()
        self.device = device
        service = LocationService(runtime: device.runtime, folder: folder)
        manager = CLLocationManager(service: service)
        manager.delegate = delegate
    }
}
