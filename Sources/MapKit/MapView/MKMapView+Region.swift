@_spi(Quince) import QuinceFoundation

extension MKMapView {
    // MARK: Region

    /// The part of the globe that the map shows; one that is set is widened to the view's proportions.
    public var region: MKCoordinateRegion {
        get {
            guard viewport.scale > 0 else {
                if case .region(let region)? = wantedRegion { return region }
                return MKCoordinateRegion(visibleMapRect)
            }
            return MKCoordinateRegion(unturned.safeRect)
        }
        set { setRegion(newValue, animated: isInAnimation) }
    }

    /// The viewport as if north was up, whose rectangles have the size of the view.
    private var unturned: MapViewport {
        var result = viewport
        result.heading = 0
        return result
    }

    public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        guard region.isValid else {
            raise(
                .invalidArgumentException,
                "Invalid Region <center:\(Self.words(region.center)) span:\(region.span.latitudeDelta), \(region.span.longitudeDelta)>")
        }
        apply(.region(region), animated: animated)
    }

    private static func words(_ place: CLLocationCoordinate2D) -> String { "\(place.latitude), \(place.longitude)" }

    /// The region with the view's proportions, as `setRegion` would show it.
    public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        guard bounds.width > 0, bounds.height > 0 else { return region }
        var fitting = sized.showing(region.mapRect).clamped(limits)
        fitting.heading = 0
        return MKCoordinateRegion(fitting.safeRect)
    }

    public var centerCoordinate: CLLocationCoordinate2D {
        get { viewport.scale > 0 ? viewport.center.coordinate : region.center }
        set { setCenter(newValue, animated: isInAnimation) }
    }

    public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            raise(.invalidArgumentException, "Invalid Coordinate \(Self.words(coordinate))")
        }
        guard viewport.scale > 0 else {
            var region = region
            region.center = coordinate
            return setRegion(region, animated: false)
        }
        var next = viewport
        next.center = MKMapPoint(coordinate)
        change(to: next.clamped(limits), animated: animated)
    }

    // MARK: Rectangle

    public var visibleMapRect: MKMapRect {
        get {
            guard viewport.scale > 0 else {
                if case .rect(let rect, _)? = wantedRegion { return rect }
                if case .region(let region)? = wantedRegion { return region.mapRect }
                return .world
            }
            return unturned.safeRect
        }
        set { setVisibleMapRect(newValue, animated: isInAnimation) }
    }

    public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
        setVisibleMapRect(mapRect, edgePadding: .zero, animated: animated)
    }

    public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        guard !mapRect.isNull, mapRect.minX.isFinite, mapRect.minY.isFinite, mapRect.width.isFinite, mapRect.height.isFinite else { return }
        apply(.rect(mapRect, insets), animated: animate)
    }

    public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }

    public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        guard bounds.width > 0, bounds.height > 0, !mapRect.isNull else { return mapRect }
        var fitting = sized.showing(mapRect, padding: insets).clamped(limits)
        fitting.heading = 0
        return fitting.safeRect
    }

    // MARK: Camera

    /// The place from which the map is seen. It's a copy: set it to move the map.
    public var camera: MKMapCamera {
        get {
            guard viewport.scale > 0 else {
                if case .camera(let camera)? = wantedRegion { return camera.copy() as? MKMapCamera ?? camera }
                return MKMapCamera(lookingAtCenter: region.center, fromDistance: 0, pitch: 0, heading: 0)
            }
            return MKMapCamera(
                lookingAtCenter: viewport.center.coordinate, fromDistance: viewport.distance, pitch: 0, heading: viewport.heading)
        }
        set { setCamera(newValue, animated: isInAnimation) }
    }

    public func setCamera(_ camera: MKMapCamera, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(camera.centerCoordinate) else { return }
        apply(.camera(camera.copy() as? MKMapCamera ?? camera), animated: animated)
    }

    // MARK: Conversion

    public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        layoutForConversion()
        let point = viewport.point(of: MKMapPoint(coordinate))
        return view === self ? point : convert(point, to: view)
    }

    public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        layoutForConversion()
        return viewport.mapPoint(at: view === self ? point : convert(point, from: view)).coordinate
    }

    public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        layoutForConversion()
        let rect = region.mapRect
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)].map {
            viewport.unwrappedPoint(of: MKMapPoint(x: $0.0, y: $0.1))
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        let result = CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
        return view === self ? result : convert(result, to: view)
    }

    public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        layoutForConversion()
        return MKCoordinateRegion(viewport.mapRect(of: view === self ? rect : convert(rect, from: view)))
    }

    private func layoutForConversion() { if viewport.scale == 0 || viewport.size != bounds.size { layoutIfNeeded() } }

    // MARK: Changes

    private var isInAnimation: Bool { UIView.inheritedAnimationDuration > 0 }

    /// The viewport with the view's size, though it may not have been laid out.
    private var sized: MapViewport {
        var result = viewport
        (result.size, result.insets, result.heading) = (bounds.size, mapInsets, 0)
        return result
    }

    func resolved(_ wanted: WantedRegion) -> MapViewport {
        switch wanted {
        case .region(let region):
            var result = sized.showing(region.mapRect)
            // The middle of the degrees, not of the projected rectangle, is the region's centre.
            if region.span.latitudeDelta < 60 { result.center = MKMapPoint(region.center) }
            return result.clamped(limits)
        case .rect(let rect, let padding): return sized.showing(rect, padding: padding).clamped(limits)
        case .camera(let camera):
            var result = sized
            (result.center, result.heading) = (MKMapPoint(camera.centerCoordinate), camera.heading)
            result.distance = camera.centerCoordinateDistance
            return result.clamped(limits)
        }
    }

    private func apply(_ wanted: WantedRegion, animated: Bool) {
        wantedRegion = wanted
        guard bounds.width > 0, bounds.height > 0 else { return }
        let next = resolved(wanted)
        guard viewport.scale > 0 else {
            viewport = next
            return setNeedsLayout()
        }
        change(to: next, animated: animated, keepsWanted: true)
    }

    /// Goes to a viewport, at once or in an animation.
    func change(to next: MapViewport, animated: Bool, duration: TimeInterval? = nil, keepsWanted: Bool = false) {
        motion.stop()
        if !keepsWanted { wantedRegion = nil }
        let isAnimated = animated && window != nil && UIView.areAnimationsEnabled && next != viewport
        beginChange(animated: isAnimated)
        guard isAnimated else {
            viewport = next
            show()
            return endChange(animated: false)
        }
        let start = viewport
        let inherited = UIView.inheritedAnimationDuration
        let length = duration ?? (inherited > 0 ? inherited : Self.duration(from: start, to: next))
        motion.run { [weak self] time in
            guard let self else { return true }
            let progress = min(time / length, 1)
            // Eases in and out.
            let eased = progress * progress * (3 - 2 * progress)
            viewport = progress >= 1 ? next : start.interpolated(to: next, eased)
            viewport.size = bounds.size
            show()
            return progress >= 1
        } onEnd: { [weak self] _ in
            self?.endChange(animated: true)
        }
    }

    private static func duration(from start: MapViewport, to end: MapViewport) -> TimeInterval {
        let screens = hypot(end.x - start.x, end.y - start.y) * min(start.scale, end.scale) / Double(max(start.size.height, 1))
        return min(0.4 + 0.15 * screens + 0.1 * abs(end.zoomLevel - start.zoomLevel), 1.5)
    }

    func beginChange(animated: Bool) {
        isSettled = false
        guard !isChangingRegion else { return }
        isChangingRegion = true
        delegate?.mapView(self, regionWillChangeAnimated: animated)
    }

    func endChange(animated: Bool) {
        guard isChangingRegion else { return }
        (isChangingRegion, isSettled) = (false, true)
        show()
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }

    /// Brings everything to the viewport.
    func show() {
        guard viewport.scale > 0, bounds.width > 0 else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        UIView.performWithoutAnimation {
            if !overlayStore.replacesGround {
                ground.show(viewport, scale: TilePlane.steppedScale(viewport.scale))
                if hasNames { labels.show(viewport) }
            }
            showOverlays()
            showAnnotations()
            controls.show(viewport)
        }
        CATransaction.commit()
        if isChangingRegion { delegate?.mapViewDidChangeVisibleRegion(self) }
    }
}
