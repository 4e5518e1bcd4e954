internal import DeviceProtocol
internal import DeviceRuntime
@_spi(Quince) import QuinceFoundation

/// Asks for the permission to use the location, and delivers it.
///
/// Source: Apple's documentation of `CLLocationManager`.
open class CLLocationManager: NSObject, @unchecked Sendable {
    let service: LocationService
    private let thread = CalloutThread()
    private let lock = NSLock()
    private var deliveries = LocationDeliveries()
    /// Whether there was no delegate yet when the first notice of the permission was due.
    private var owesNotice = false
    private var allowsBackground = false

    public override init() {
        service = .current
        super.init()
        begin()
    }

    init(service: LocationService) {
        self.service = service
        super.init()
        begin()
    }

    private func begin() {
        service.add(self)
        thread.call { [weak self] in self?.notifyOfAuthorization() }
    }

    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            let isDue = lock.withLock {
                defer { if delegate != nil { owesNotice = false } }
                return owesNotice && delegate != nil
            }
            if isDue { thread.call { [weak self] in self?.notifyOfAuthorization() } }
        }
    }

    /// Calls the delegate on the manager's thread.
    func call(_ body: @escaping @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        thread.call { [weak self] in
            guard let self, let delegate = self.delegate else { return }
            body(delegate, self)
        }
    }

    private func notifyOfAuthorization() {
        guard let delegate else { return lock.withLock { owesNotice = true } }
        delegate.locationManagerDidChangeAuthorization(self)
    }

    // MARK: Permission

    open var authorizationStatus: CLAuthorizationStatus { service.authorization }
    open var accuracyAuthorization: CLAccuracyAuthorization { service.accuracy }
    /// Whether widgets may use the location while the app is in use.
    open var isAuthorizedForWidgetUpdates: Bool { service.isAuthorized }

    @available(*, deprecated, message: "use the property")
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationService.current.authorization }

    /// Whether the device's location services are on.
    open class func locationServicesEnabled() -> Bool { true }

    /// Asks the user for the location while the app is in use, unless they have answered before.
    ///
    /// Info.plist needs `NSLocationWhenInUseUsageDescription`; without it nobody is asked.
    open func requestWhenInUseAuthorization() {
        guard service.authorization == .notDetermined, service.hasUsageText(LocationService.usageKey) else { return }
        service.askForUse()
    }

    /// Asks the user for the location at any time.
    ///
    /// The user who has not been asked before permits it while the app is in use, which counts for all times until they are asked about those. Info.plist
    /// needs `NSLocationAlwaysAndWhenInUseUsageDescription` and `NSLocationWhenInUseUsageDescription`.
    open func requestAlwaysAuthorization() {
        let status = service.authorization
        guard status == .notDetermined || (status == .authorizedWhenInUse && service.mayAskForAlways),
            service.hasUsageText(LocationService.alwaysUsageKey, LocationService.usageKey)
        else { return }
        if status == .notDetermined { service.askForUse(isForAlways: true) } else { service.askForAlways() }
    }

    /// Asks for the exact location until the app ends, where the user permits a rough one.
    ///
    /// - Parameters:
    ///   - purposeKey: A key of `NSLocationTemporaryUsageDescriptionDictionary` in Info.plist.
    ///   - completion: Called on the main thread with nil, or a `CLError`.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let finish = { @Sendable (error: CLError?) in DispatchQueue.main.async { completion?(error) } }
        guard service.isAuthorized else { return finish(CLError(.denied)) }
        guard service.accuracy == .reducedAccuracy else { return finish(nil) }
        let texts = service.runtime.information.dictionary("NSLocationTemporaryUsageDescriptionDictionary")
        guard texts?[purposeKey] is String else { return finish(CLError(.denied)) }
        service.askForFullAccuracy { isGranted in finish(isGranted ? nil : CLError(.promptDeclined)) }
    }

    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    // MARK: Settings

    /// Metres that the device moves before it is notified again; `kCLDistanceFilterNone` = every movement.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// The simulated device's locations are exact whatever is asked for.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    open var showsBackgroundLocationIndicator = false
    /// The simulated device has no compass.
    open var headingFilter: CLLocationDegrees = 1
    open var headingOrientation = CLDeviceOrientation.portrait

    /// Whether the app goes on to receive locations in the background. Ends an app whose `UIBackgroundModes` lack `location` where it is set.
    open var allowsBackgroundLocationUpdates: Bool {
        get { lock.withLock { allowsBackground } }
        set {
            if newValue, service.runtime.information.strings("UIBackgroundModes")?.contains("location") != true {
                raise(
                    .internalInconsistencyException,
                    "Invalid parameter not satisfying: !stayUp || CLClientIsBackgroundable(internal->fClient) || _CFMZEnabled()")
            }
            lock.withLock { allowsBackground = newValue }
        }
    }

    // MARK: Locations

    /// The device's location; nil where it is not known or the app may not know it.
    open var location: CLLocation? { service.location }

    /// Delivers the location now, and from then on whenever the device moves. Nothing comes before the user has answered.
    open func startUpdatingLocation() {
        guard lock.withLock({ deliveries.start(.continuous) }) else { return }
        deliver(isFirst: true)
    }

    /// Ends updates, and a request that has not been answered.
    open func stopUpdatingLocation() {
        lock.withLock {
            deliveries.stop(.continuous)
            deliveries.stop(.once)
        }
    }

    /// Delivers the location once, or an error.
    open func requestLocation() {
        guard lock.withLock({ deliveries.start(.once) }) else { return }
        deliver(isFirst: true)
    }

    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

    /// Delivers the location now, and from then on whenever the device has moved 500 metres.
    open func startMonitoringSignificantLocationChanges() {
        guard lock.withLock({ deliveries.start(.significant) }) else { return }
        deliver(isFirst: true)
    }

    open func stopMonitoringSignificantLocationChanges() { lock.withLock { deliveries.stop(.significant) } }

    /// Begins to look for visits. The simulated device finds none, as Apple's Simulator.
    open func startMonitoringVisits() { lock.withLock { _ = deliveries.start(.visits) } }
    open func stopMonitoringVisits() { lock.withLock { deliveries.stop(.visits) } }

    /// Delivers the location to all that want it and have moved far enough, or says why it is not known.
    ///
    /// - Parameter isFirst: Whether there is a reason to say so besides a movement.
    private func deliver(isFirst: Bool) {
        switch service.authorization {
        case .notDetermined: return
        case .denied, .restricted: if isFirst { fail(.denied) }
        default:
            guard let location = service.location else { return fail(.locationUnknown) }
            let kinds = lock.withLock { deliveries.due(location, filter: distanceFilter) }
            guard !kinds.isEmpty else { return }
            call { delegate, manager in
                guard manager.lock.withLock({ manager.deliveries.finish(kinds) }) else { return }
                delegate.locationManager(manager, didUpdateLocations: [location])
            }
        }
    }

    private func fail(_ code: CLError.Code) {
        guard lock.withLock({ deliveries.wantsLocation }) else { return }
        call { delegate, manager in
            guard manager.lock.withLock({ manager.deliveries.failed() }) else { return }
            delegate.locationManager(manager, didFailWithError: CLError(code))
        }
    }

    // MARK: Heading

    /// false: the simulated device has no compass.
    open class func headingAvailable() -> Bool { false }
    open var heading: CLHeading? { nil }
    /// Does nothing without a compass, as in Apple's Simulator.
    open func startUpdatingHeading() {}
    open func stopUpdatingHeading() {}
    open func dismissHeadingCalibrationDisplay() {}

    // MARK: Regions

    /// Whether regions of a class can be monitored: circles can, beacons cannot without Bluetooth.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
        regionClass is CLCircularRegion.Type
    }

    /// The longest radius of a region in metres.
    open var maximumRegionMonitoringDistance: CLLocationDistance { RegionMonitoring.maximumRadius }
    /// The regions that the app monitors, whichever manager began it, in this launch or an earlier one.
    open var monitoredRegions: Set<CLRegion> { service.regions.regions }

    /// Begins to notify of the region's boundary being crossed. An app has 20 regions at most.
    open func startMonitoring(for region: CLRegion) {
        let region = (region.copy() as? CLRegion) ?? region
        if let code = service.regions.start(region) {
            return call { delegate, manager in
                delegate.locationManager(manager, monitoringDidFailFor: region, withError: CLError(code))
            }
        }
        call { delegate, manager in delegate.locationManager(manager, didStartMonitoringFor: region) }
    }

    open func stopMonitoring(for region: CLRegion) { service.regions.stop(region) }

    /// Determines whether the device is in a region; the delegate is notified of it.
    open func requestState(for region: CLRegion) {
        call { delegate, manager in
            delegate.locationManager(manager, didDetermineState: manager.service.regions.state(of: region), for: region)
        }
    }
}

extension CLLocationManager: LocationObserver {
    func service(_ service: LocationService, didChange change: LocationService.Change) {
        if change == .authorization { call { delegate, manager in delegate.locationManagerDidChangeAuthorization(manager) } }
        deliver(isFirst: change == .authorization)
    }

    func service(_ service: LocationService, didDetermine state: CLRegionState, for region: CLRegion) {
        call { delegate, manager in
            delegate.locationManager(manager, didDetermineState: state, for: region)
            if state == .inside, region.notifyOnEntry { delegate.locationManager(manager, didEnterRegion: region) }
            if state == .outside, region.notifyOnExit { delegate.locationManager(manager, didExitRegion: region) }
        }
    }
}
