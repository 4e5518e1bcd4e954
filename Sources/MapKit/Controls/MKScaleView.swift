/// A bar as long as a round distance is on the map.
///
/// Source: Apple's documentation of `MKScaleView`.
@preconcurrency @MainActor open class MKScaleView: UIView, MapFollower {
    public enum Alignment: Int, Sendable { case leading, trailing }

    open weak var mapView: MKMapView? { didSet { mapView?.followers.insert(self) } }
    /// Adaptive = while the map is being zoomed.
    open var scaleVisibility = MKFeatureVisibility.adaptive { didSet { updateVisibility() } }
    open var legendAlignment = Alignment.leading { didSet { setNeedsLayout() } }

    private let bar = CALayer()
    private let label = UILabel()
    private var pointsPerMeter = 0.0
    private var shownMeters = 0.0
    /// Whether the map's scale has changed within the last second.
    private var isZooming = false
    private var zoomEnd: Timer?
    private var knownScale: Double?

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 140, height: 26))
        self.mapView = mapView
        mapView?.followers.insert(self)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 26) }

    private func setUp() {
        isUserInteractionEnabled = false
        label.font = .systemFont(ofSize: 10, weight: .semibold)
        label.textColor = .label
        bar.cornerRadius = 2
        layer.addSublayer(bar)
        addSubview(label)
    }

    func mapChanged(_ viewport: MapViewport) {
        if let knownScale, abs(knownScale / viewport.scale - 1) > 1e-6 { zoomed() }
        knownScale = viewport.scale
        show(viewport)
    }

    private func zoomed() {
        isZooming = true
        zoomEnd?.invalidate()
        zoomEnd = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.isZooming = false
                self?.updateVisibility()
            }
        }
    }

    func show(_ viewport: MapViewport) {
        guard viewport.scale > 0 else { return }
        pointsPerMeter = viewport.scale * MercatorProjection.pointsPerMeter(latitude: viewport.center.coordinate.latitude)
        let longest = 130 / pointsPerMeter
        let power = pow(10, log10(longest).rounded(.down))
        shownMeters = [5, 2, 1].first { $0 * power <= longest }.map { $0 * power } ?? power
        updateVisibility()
        if !isHidden { setNeedsLayout() }
    }

    private func updateVisibility() { isHidden = scaleVisibility == .hidden || (scaleVisibility == .adaptive && !isZooming) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let formatter = MKDistanceFormatter()
        formatter.unitStyle = .abbreviated
        formatter.units = .metric
        label.text = shownMeters > 0 ? formatter.string(fromDistance: shownMeters) : ""
        label.sizeToFit()
        let width = CGFloat(shownMeters * pointsPerMeter)
        let isTrailing = legendAlignment == .trailing
        bar.frame = CGRect(x: isTrailing ? bounds.width - width : 0, y: 0, width: width, height: 4)
        bar.backgroundColor = UIColor.label.resolvedColor(with: traitCollection).withAlphaComponent(0.75).cgColor
        label.frame.origin = CGPoint(x: isTrailing ? bounds.width - label.bounds.width : 0, y: 6)
    }
}
