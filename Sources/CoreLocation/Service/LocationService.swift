internal import DeviceProtocol
internal import DeviceRuntime
import QuinceFoundation

/// The device's location and the app's permission for it, as everything in the process sees them. May be used from any thread.
final class LocationService: @unchecked Sendable {
    /// A change that observers are notified of.
    enum Change { case location, authorization }

    private struct WeakObserver {
        weak var observer: (any LocationObserver)?
    }

    nonisolated(unsafe) private static var shared: LocationService?
    private static let sharedLock = NSLock()

    /// The service of the process's device.
    static var current: LocationService {
        sharedLock.withLock {
            let runtime = DeviceRuntime.current
            if let shared, shared.runtime === runtime { return shared }
            let folder = runtime.link == nil ? nil : URL(fileURLWithPath: NSHomeDirectory() + "/Library/com.apple.CoreLocation")
            let service = LocationService(runtime: runtime, folder: folder)
            shared = service
            return service
        }
    }

    let runtime: DeviceRuntime
    /// The folder of what outlives the process; nil keeps nothing.
    let folder: URL?
    private let lock = NSLock()
    private var observers: [WeakObserver] = []
    private var inUse = PermissionStatus.notDetermined
    private var always = PermissionStatus.notDetermined
    /// Whether the app got the permission for all times without the user having been asked about that.
    private var isProvisional = false
    /// Whether the app knows the location exactly until it ends, although its Info.plist says otherwise.
    private var isTemporarilyFull = false
    /// Whether a location button was tapped: permitted until the app ends.
    private var isPermittedOnce = false
    private var lastLocation: DeviceLocation?
    private var sessions = 0
    private var questions = 0
    private(set) lazy var regions = RegionMonitoring(service: self)

    init(runtime: DeviceRuntime, folder: URL? = nil) {
        (self.runtime, self.folder) = (runtime, folder)
        lastLocation = runtime.settings.state.location
        inUse = runtime.permissions.currentStatus(of: .location)
        always = runtime.permissions.currentStatus(of: .locationAlways)
        runtime.systemEvents.subscribe { [weak self] event in
            if case .permission(let service, let status) = event { self?.apply(status, of: service) }
        }
        runtime.settings.changes.subscribe { [weak self] state in self?.apply(state.location) }
        // Made here: a lazy value must not be made by two threads at once.
        _ = regions
    }

    // MARK: Observers

    /// Subscribes for as long as the observer lives; it is notified on the thread of the change.
    func add(_ observer: any LocationObserver) {
        lock.withLock {
            observers.removeAll { $0.observer == nil }
            observers.append(WeakObserver(observer: observer))
        }
    }

    func remove(_ observer: any LocationObserver) {
        lock.withLock { observers.removeAll { $0.observer == nil || $0.observer === observer } }
    }

    /// The observers, in the order in which they subscribed.
    var currentObservers: [any LocationObserver] { lock.withLock { observers.compactMap(\.observer) } }

    private func notify(_ change: Change) { for observer in currentObservers { observer.service(self, didChange: change) } }

    // MARK: Location

    private func apply(_ location: DeviceLocation?) {
        let hasChanged = lock.withLock {
            defer { lastLocation = location }
            return lastLocation != location
        }
        guard hasChanged else { return }
        regions.update()
        notify(.location)
    }

    /// The device's location at this moment; nil where it does not know it or the app is not permitted to.
    var location: CLLocation? {
        let location = lock.withLock { lastLocation }
        guard let location, location.isValid, isAuthorized else { return nil }
        return accuracy == .fullAccuracy ? Self.exact(location) : Self.rough(location)
    }

    private static let source = CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false)

    private static func exact(_ location: DeviceLocation) -> CLLocation {
        CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: location.latitude, longitude: location.longitude), altitude: location.altitude,
            horizontalAccuracy: 5, verticalAccuracy: location.altitude == 0 ? -1 : 5, course: location.course < 0 ? -1 : location.course,
            courseAccuracy: location.course < 0 ? -1 : 5, speed: location.speed < 0 ? -1 : location.speed,
            speedAccuracy: location.speed < 0 ? -1 : 1, timestamp: Date(), sourceInfo: source)
    }

    /// The area of some kilometres that a location is in: the middle of a square of a twentieth of a degree.
    private static func rough(_ location: DeviceLocation) -> CLLocation {
        let middle = { (degrees: Double) in (degrees * 20).rounded() / 20 }
        return CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: middle(location.latitude), longitude: middle(location.longitude)), altitude: 0,
            horizontalAccuracy: 5000, verticalAccuracy: -1, course: -1, courseAccuracy: -1, speed: -1, speedAccuracy: -1, timestamp: Date(),
            sourceInfo: source)
    }

    // MARK: Authorization

    var authorization: CLAuthorizationStatus {
        lock.withLock {
            if inUse == .denied { return isPermittedOnce ? .authorizedWhenInUse : .denied }
            if always == .granted { return .authorizedAlways }
            if inUse == .granted { return isProvisional ? .authorizedAlways : .authorizedWhenInUse }
            return isPermittedOnce ? .authorizedWhenInUse : .notDetermined
        }
    }

    var isAuthorized: Bool { [.authorizedAlways, .authorizedWhenInUse].contains(authorization) }

    var accuracy: CLAccuracyAuthorization {
        guard runtime.information.bool("NSLocationDefaultAccuracyReduced") == true, !lock.withLock({ isTemporarilyFull }) else {
            return .fullAccuracy
        }
        return .reducedAccuracy
    }

    private func apply(_ status: PermissionStatus, of service: PrivacyService) {
        change {
            switch service {
            case .location:
                inUse = status
                if status != .granted { isProvisional = false }
            case .locationAlways:
                always = status
                // The user has been asked.
                if status != .notDetermined { isProvisional = false }
            default: break
            }
        }
    }

    /// Changes permissions, and notifies of what follows.
    private func change(_ body: () -> Void) {
        let before = (authorization, accuracy)
        lock.withLock(body)
        let after = (authorization, accuracy)
        guard before != after else { return }
        regions.update()
        notify(.authorization)
    }

    static let usageKey = "NSLocationWhenInUseUsageDescription"
    static let alwaysUsageKey = "NSLocationAlwaysAndWhenInUseUsageDescription"

    /// Whether Info.plist has a usage text; says so on the console where it does not, as iOS does, which asks nothing then.
    func hasUsageText(_ keys: String...) -> Bool {
        guard let missing = keys.first(where: { runtime.information.string($0) == nil }) else { return true }
        NSLog(
            "This app has attempted to access privacy-sensitive data without a usage description. The app's Info.plist must contain %@ with a string value explaining to the user how the app uses this data",
            keys.count > 1 ? "both “\(keys[0])” and “\(keys[1])” keys" : "an “\(missing)” key")
        return false
    }

    /// Asks for the location while the app is in use.
    ///
    /// - Parameter isForAlways: Whether the user's yes counts for all times until they are asked about that.
    func askForUse(isForAlways: Bool = false) {
        lock.withLock { questions += 1 }
        runtime.permissions.request(.location) { [self] isGranted in
            // The device keeps no answer that counts for once.
            runtime.services.request(.permission(.location)) { [self] reply in
                let isKept = isGranted && reply == .permission(.granted)
                change {
                    questions -= 1
                    inUse = isGranted ? .granted : .denied
                    if isKept, isForAlways { isProvisional = true }
                }
                if isKept, isForAlways { confirmAlwaysOnReturn() }
            }
        }
    }

    /// Has the user asked about all times when they return to the app, for which it was provisional: on iOS that is when the app has used the location
    /// in the background, where apps of a simulated device are suspended.
    private func confirmAlwaysOnReturn() {
        let name = Notification.Name("UIApplicationWillEnterForegroundNotification")
        let observation = ReturnObservation()
        observation.token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
            observation.end()
            guard let self, lock.withLock({ self.isProvisional }) else { return }
            askForAlways()
        }
    }

    /// An observation that ends with its first notification.
    private final class ReturnObservation: @unchecked Sendable {
        var token: (any NSObjectProtocol)?

        func end() {
            if let token { NotificationCenter.default.removeObserver(token) }
            token = nil
        }
    }

    /// Asks for the location at any time.
    func askForAlways() {
        lock.withLock { questions += 1 }
        runtime.permissions.request(.locationAlways) { [self] isGranted in
            change {
                questions -= 1
                always = isGranted ? .granted : .denied
                isProvisional = false
            }
        }
    }

    /// Whether the user is being asked.
    var isAsking: Bool { lock.withLock { questions > 0 } }

    /// Whether the app holds a session.
    var hasSession: Bool { lock.withLock { sessions > 0 } }

    /// Counts a session that begins (1) or ends (-1).
    func setSession(_ change: Int) { lock.withLock { sessions += change } }

    /// Whether the user has not been asked about all times.
    var mayAskForAlways: Bool { lock.withLock { always == .notDetermined } }

    /// Asks for the exact location until the app ends.
    func askForFullAccuracy(_ handler: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.runtime.permissions.ask(.location) { [self] answer in
                    if answer != .denied { change { isTemporarilyFull = true } }
                    handler(answer != .denied)
                }
            }
        }
    }

    /// The user has tapped a location button: the app may use the location until it ends. The first time they are asked.
    func permitOnce(_ handler: @escaping @Sendable (Bool) -> Void) {
        guard !isAuthorized else { return handler(true) }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.runtime.permissions.ask(.location) { [self] answer in
                    if answer != .denied { change { isPermittedOnce = true } }
                    handler(answer != .denied)
                }
            }
        }
    }
}

/// An object that follows the device's location and the app's permission.
protocol LocationObserver: AnyObject {
    /// Called on the thread of the change.
    func service(_ service: LocationService, didChange change: LocationService.Change)
    /// A boundary was crossed.
    func service(_ service: LocationService, didDetermine state: CLRegionState, for region: CLRegion)
}

extension LocationObserver {
    func service(_ service: LocationService, didDetermine state: CLRegionState, for region: CLRegion) {}
}
