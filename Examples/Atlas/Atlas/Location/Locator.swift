import CoreLocation
import Observation

/// Where the user is, as far as the user lets the app know.
@Observable
final class Locator: NSObject {
    /// The latest location; nil until one is known.
    private(set) var location: CLLocation?
    private(set) var authorization = CLAuthorizationStatus.notDetermined
    @ObservationIgnored private let manager = CLLocationManager()

    override init() {
        super.init()
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        manager.distanceFilter = 50
        manager.delegate = self
        authorization = manager.authorizationStatus
    }

    var isAuthorized: Bool { authorization == .authorizedWhenInUse || authorization == .authorizedAlways }
    var isDenied: Bool { authorization == .denied || authorization == .restricted }

    /// Asks the user for permission, once.
    func requestAccess() {
        if authorization == .notDetermined { manager.requestWhenInUseAuthorization() }
    }

    /// The distance to a place in metres; nil while no location is known.
    func distance(to place: Place) -> CLLocationDistance? { location?.distance(from: place.location) }
}

extension Locator: CLLocationManagerDelegate {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        authorization = manager.authorizationStatus
        if isAuthorized {
            manager.startUpdatingLocation()
        } else {
            manager.stopUpdatingLocation()
            location = nil
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        if let latest = locations.last { location = latest }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        if (error as? CLError)?.code == .denied { location = nil }
    }
}
