extension MKMapView {
    /// Whether the map shows where the device is, once the app may know.
    public var showsUserLocation: Bool {
        get { locationSource != nil }
        set {
            guard newValue != (locationSource != nil) else { return }
            if newValue { startLocating() } else { stopLocating() }
        }
    }

    public var userLocation: MKUserLocation { location }

    /// Whether the device's place is in the visible part.
    public var isUserLocationVisible: Bool {
        guard location.location != nil, viewport.scale > 0 else { return false }
        return bounds.contains(viewport.point(of: MKMapPoint(location.coordinate)))
    }

    public var userTrackingMode: MKUserTrackingMode {
        get { trackingMode }
        set { setUserTrackingMode(newValue, animated: false) }
    }

    public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        guard mode != trackingMode else { return }
        trackingMode = mode
        if mode != .none { showsUserLocation = true }
        locationSource?.wantsHeading = mode == .followWithHeading
        delegate?.mapView(self, didChange: mode, animated: animated)
        if mode != .none { followUser(animated: animated) }
        controls.show(viewport)
    }

    private func startLocating() {
        let source = UserLocationSource()
        locationSource = source
        location.isUpdating = true
        source.onLocation = { [weak self] in self?.userMoved(to: $0) }
        source.onHeading = { [weak self] in self?.userTurned($0) }
        source.onError = { [weak self] error in self.map { $0.delegate?.mapView($0, didFailToLocateUserWithError: error) } }
        delegate?.mapViewWillStartLocatingUser(self)
        source.isRunning = window != nil
    }

    private func stopLocating() {
        locationSource?.isRunning = false
        (locationSource, location.location, location.isUpdating) = (nil, nil, false)
        locationView?.removeFromSuperview()
        locationView = nil
        if trackingMode != .none { setUserTrackingMode(.none, animated: false) }
        delegate?.mapViewDidStopLocatingUser(self)
    }

    private func userMoved(to place: CLLocation) {
        (location.location, location.isUpdating) = (place, false)
        if locationView == nil { makeLocationView() }
        placeUserLocation()
        if trackingMode != .none { followUser(animated: true) }
        delegate?.mapView(self, didUpdate: location)
    }

    private func userTurned(_ heading: CLHeading) {
        location.heading = heading
        guard trackingMode == .followWithHeading, viewport.scale > 0 else { return }
        var next = viewport
        next.heading = heading.trueHeading >= 0 ? heading.trueHeading : heading.magneticHeading
        follow(next, animated: true)
    }

    private func makeLocationView() {
        let view = delegate?.mapView(self, viewFor: location) ?? MKUserLocationView(annotation: location, reuseIdentifier: nil)
        if view.annotation !== location { view.annotation = location }
        view.host = self
        view.prepareForDisplay()
        stage.addSubview(view)
        locationView = view
        delegate?.mapView(self, didAdd: [view])
    }

    func placeUserLocation() {
        guard let locationView, location.location != nil else { return }
        place(locationView, at: MKMapPoint(location.coordinate))
    }

    private func followUser(animated: Bool) {
        guard location.location != nil, viewport.scale > 0 else { return }
        var next = viewport
        next.center = MKMapPoint(location.coordinate)
        // From far away the map comes as near as one can walk.
        if next.zoomLevel < 10 { next.scale = pow(2, 13.5) * 256 / MercatorProjection.worldSize }
        follow(next, animated: animated)
    }

    private func follow(_ next: MapViewport, animated: Bool) { change(to: next.clamped(limits), animated: animated) }

    /// Fingers have taken over: the map follows the user no more.
    func userMoved() {
        wantedRegion = nil
        if trackingMode != .none { setUserTrackingMode(.none, animated: false) }
    }
}
