/// A map that is moved and zoomed by fingers and shows annotations and overlays.
///
/// The ground is Quince's outline of the world; it's drawn in layers of squares, annotations are views.
///
/// Source: Apple's documentation of `MKMapView`.
@preconcurrency @MainActor open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)? { didSet { setNeedsLayout() } }

    // MARK: Look

    open var mapType = MKMapType.standard { didSet { updatePalette() } }
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() { didSet { applyConfiguration() } }
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    @available(iOS, introduced: 7.0, deprecated: 13.0, message: "Use pointOfInterestFilter")
    open var showsPointsOfInterest: Bool {
        get { pointOfInterestFilter?.excludesAll != true }
        set { pointOfInterestFilter = newValue ? nil : .excludingAll }
    }
    open var showsBuildings = true
    open var showsTraffic = false
    open var showsCompass = true { didSet { updateControls() } }
    open var showsScale = false { didSet { updateControls() } }
    open var showsUserTrackingButton = false { didSet { updateControls() } }
    open var pitchButtonVisibility = MKFeatureVisibility.adaptive

    // MARK: Gestures

    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true

    // MARK: State

    var viewport = MapViewport(size: .zero, x: MercatorProjection.worldSize / 2, y: MercatorProjection.worldSize / 2, scale: 0)
    var limits = MapLimits()
    /// The region that was asked for, kept until the view has a size and applied again when it changes.
    var wantedRegion: WantedRegion? = .region(.home)
    var motion = MapMotion()
    var gestures: MapGestures?
    var isChangingRegion = false
    var isSettled = true
    var hasLoaded = false

    enum WantedRegion {
        case region(MKCoordinateRegion), rect(MKMapRect, UIEdgeInsets), camera(MKMapCamera)
    }

    // MARK: Parts

    var ground: TilePlane!
    var lowerOverlays: TilePlane!
    var upperOverlays: TilePlane!
    let labels = LabelLayers()
    let stage = MapStage()
    let calloutStage = MapStage()
    let overlayStore = OverlayStore()
    let index = AnnotationIndex()
    let clustering = AnnotationClustering()
    let reuse = AnnotationViewReuse()
    let controls = MapControls()
    let followers = MapFollowers()
    /// The room that overlays of SwiftUI take from the legal link and the compass.
    var ornamentMargins = UIEdgeInsets.zero
    var palette = MapPalette.light
    /// The entries whose views are in the stage.
    var shownEntries: [ObjectIdentifier: AnnotationEntry] = [:]
    var laidOutAnnotations: MapViewport?
    var needsAnnotationLayout = false
    var selected: [any MKAnnotation] = []
    var callout: CalloutView?
    let location = MKUserLocation()
    var locationSource: UserLocationSource?
    var trackingMode = MKUserTrackingMode.none
    var locationView: MKAnnotationView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if coder.containsValue(forKey: "mapType") {
            mapType = MKMapType(rawValue: UInt(coder.decodeInteger(forKey: "mapType"))) ?? .standard
        }
        if coder.containsValue(forKey: "showsUserLocation") { showsUserLocation = coder.decodeBool(forKey: "showsUserLocation") }
    }

    public convenience init() { self.init(frame: .zero) }

    private func setUp() {
        clipsToBounds = true
        isMultipleTouchEnabled = true
        ground = TilePlane(
            .init(
                look: { [unowned self] rect, scale in
                    GroundPainter(palette: palette, hasBorders: hasNames).plainColor(rect, scale: scale).map { .plain($0) } ?? .drawn
                },
                draw: { [unowned self] rect, scale, context in
                    GroundPainter(palette: palette, hasBorders: hasNames).draw(rect, scale: scale, in: context)
                }), isOpaque: true)
        lowerOverlays = TilePlane(overlayStore.painter(.aboveRoads), isOpaque: false)
        upperOverlays = TilePlane(overlayStore.painter(.aboveLabels), isOpaque: false)
        overlayStore.onChange = { [weak self] level in self?.redrawOverlays(level) }
        addPlanes([ground, lowerOverlays])
        addSubview(labels.stage)
        addPlanes([upperOverlays])
        addSubview(stage)
        addSubview(calloutStage)
        controls.install(in: self)
        gestures = MapGestures(self)
        updatePalette()
        accessibilityIdentifier = nil
        // What is on the map belongs together, for VoiceOver and UI tests.
        shouldGroupAccessibilityChildren = true
    }

    /// Adds a view that holds planes: layers beside those of subviews have no order among them.
    private func addPlanes(_ planes: [TilePlane]) {
        let view = UIView()
        view.isUserInteractionEnabled = false
        for plane in planes { view.layer.addSublayer(plane.layer) }
        addSubview(view)
    }

    var hasNames: Bool { mapType != .satellite && mapType != .satelliteFlyover }

    private func applyConfiguration() {
        switch preferredConfiguration {
        case is MKImageryMapConfiguration: mapType = .satellite
        case is MKHybridMapConfiguration: mapType = .hybrid
        case let standard as MKStandardMapConfiguration:
            mapType = standard.emphasisStyle == .muted ? .mutedStandard : .standard
            (pointOfInterestFilter, showsTraffic) = (standard.pointOfInterestFilter, standard.showsTraffic)
        default: break
        }
    }

    func updatePalette() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        switch mapType {
        case .standard: palette = isDark ? .dark : .light
        case .mutedStandard: palette = isDark ? .dark : .muted
        default: palette = .satellite
        }
        backgroundColor = palette.sea
        labels.palette = palette
        labels.stage.isHidden = !hasNames
        ground.clear()
        controls.updateColors(isDark: isDark || palette == .satellite)
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle { updatePalette() }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0, bounds.height > 0 else { return }
        let insets = mapInsets
        if viewport.size != bounds.size || viewport.insets != insets || viewport.scale == 0 {
            let keepsPlace = viewport.scale > 0 && wantedRegion == nil
            (viewport.size, viewport.insets) = (bounds.size, insets)
            if !keepsPlace, let wantedRegion { viewport = resolved(wantedRegion) }
            viewport = viewport.clamped(limits)
        }
        updateControls()
        show()
        finishLoading()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { motion.stop() }
        locationSource?.isRunning = window != nil
    }

    /// The parts that bars cover, by which the centre moves aside.
    var mapInsets: UIEdgeInsets { safeAreaInsets }

    /// Notifies the delegate of the map's first picture.
    private func finishLoading() {
        guard !hasLoaded, window != nil else { return }
        hasLoaded = true
        DispatchQueue.main.async { [weak self] in
            guard let self, let delegate else { return }
            delegate.mapViewWillStartLoadingMap(self)
            delegate.mapViewWillStartRenderingMap(self)
            delegate.mapView(self, regionWillChangeAnimated: false)
            delegate.mapView(self, regionDidChangeAnimated: false)
            delegate.mapViewDidFinishLoadingMap(self)
            delegate.mapViewDidFinishRenderingMap(self, fullyRendered: true)
        }
    }

    // MARK: Camera limits

    private var boundary: CameraBoundary?
    private var zoomRange: CameraZoomRange?

    open var cameraBoundary: CameraBoundary? {
        get { boundary }
        set { setCameraBoundary(newValue, animated: false) }
    }

    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        boundary = cameraBoundary
        limits.boundary = cameraBoundary?.mapRect
        if viewport.scale > 0 { change(to: viewport.clamped(limits), animated: animated) }
    }

    open var cameraZoomRange: CameraZoomRange! {
        get { zoomRange ?? CameraZoomRange(minCenterCoordinateDistance: MKMapCameraZoomDefault) }
        set { setCameraZoomRange(newValue, animated: false) }
    }

    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        zoomRange = cameraZoomRange
        limits.distances = cameraZoomRange.map { range in
            let least = max(range.minCenterCoordinateDistance, 0)
            let most = range.maxCenterCoordinateDistance < 0 ? Double.greatestFiniteMagnitude : range.maxCenterCoordinateDistance
            return least...max(most, least)
        }
        if viewport.scale > 0 { change(to: viewport.clamped(limits), animated: animated) }
    }
}

extension MKCoordinateRegion {
    /// What a map shows before it is asked for anything: the country of the device's region, or the United States.
    static var home: MKCoordinateRegion {
        let code = Locale.current.region?.identifier ?? "US"
        let countries = WorldPlaces.shared.countries
        let place = countries.first { $0.countryCode == code } ?? countries[0]
        let span = [0.0, 58, 22, 12, 7, 5][min(place.rank, 5)]
        return MKCoordinateRegion(center: place.coordinate, span: MKCoordinateSpan(latitudeDelta: span * 0.7, longitudeDelta: span))
    }
}
