import QuinceFoundation

/// Beacons need Bluetooth, which a simulated device lacks: ranging fails as in Apple's Simulator.
extension CLLocationManager {
    public class func isRangingAvailable() -> Bool { false }

    /// The beacons that are ranged: none.
    public var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }

    /// Fails with `CLError.rangingUnavailable`.
    public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        call { delegate, manager in
            delegate.locationManager(manager, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
        }
    }

    public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

    @available(*, deprecated, renamed: "rangedBeaconConstraints")
    public var rangedRegions: Set<CLRegion> { [] }

    @available(*, deprecated, message: "use startRangingBeacons(satisfying:)")
    public func startRangingBeacons(in region: CLBeaconRegion) {
        call { delegate, manager in
            delegate.locationManager(manager, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable))
        }
    }

    @available(*, deprecated, message: "use stopRangingBeacons(satisfying:)")
    public func stopRangingBeacons(in region: CLBeaconRegion) {}

    /// false: updates are not deferred without the hardware for it.
    @available(*, deprecated, message: "not used by iOS any more")
    public class func deferredLocationUpdatesAvailable() -> Bool { false }
}

extension CLLocationManager {
    @available(*, unavailable, message: "not used by iOS any more")
    public func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) { fatalError() }
    @available(*, unavailable, message: "not used by iOS any more")
    public func disallowDeferredLocationUpdates() { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: pushes about the location")
    public func startMonitoringLocationPushes(completion: ((Data?, (any Error)?) -> Void)? = nil) { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: pushes about the location")
    public func stopMonitoringLocationPushes() { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: locations of the past")
    public func requestHistoricalLocations(
        purposeKey: String, sampleCount: Int, completionHandler: @escaping ([CLLocation], (any Error)?) -> Void
    ) { fatalError() }
}

@available(*, unavailable, message: "not yet in Quince: pushes about the location")
public enum CLLocationPushServiceExtension {}
@available(*, unavailable, message: "not yet in Quince: pushes about the location")
public enum CLLocationPushServiceError {}
