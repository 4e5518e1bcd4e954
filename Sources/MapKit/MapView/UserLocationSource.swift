/// The device's place and heading for a map, from Core Location.
@MainActor final class UserLocationSource: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    var onLocation: ((CLLocation) -> Void)?
    var onHeading: ((CLHeading) -> Void)?
    var onError: ((any Error) -> Void)?
    var wantsHeading = false { didSet { if wantsHeading != oldValue { apply() } } }
    var isRunning = false { didSet { if isRunning != oldValue { apply() } } }

    override init() {
        super.init()
        manager.delegate = self
    }

    private var isAllowed: Bool {
        manager.authorizationStatus == .authorizedWhenInUse || manager.authorizationStatus == .authorizedAlways
    }

    /// Maps ask for no permission themselves: the app does.
    private func apply() {
        if isRunning, isAllowed {
            manager.startUpdatingLocation()
            if wantsHeading { manager.startUpdatingHeading() } else { manager.stopUpdatingHeading() }
        } else {
            manager.stopUpdatingLocation()
            manager.stopUpdatingHeading()
        }
    }

    nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { onMain { $0.apply() } }

    nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let last = locations.last else { return }
        onMain { $0.onLocation?(last) }
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        onMain { $0.onHeading?(newHeading) }
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { onMain { $0.onError?(error) } }

    private nonisolated func onMain(_ body: @escaping @MainActor @Sendable (UserLocationSource) -> Void) {
        if Thread.isMainThread { MainActor.assumeIsolated { body(self) } } else { DispatchQueue.main.async { body(self) } }
    }
}
