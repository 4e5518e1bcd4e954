import UIKit

/// A compass that shows a turned map's north, and turns it back.
///
/// Source: Apple's documentation of `MKCompassButton`.
@preconcurrency @MainActor open class MKCompassButton: UIView, MapFollower {
    open weak var mapView: MKMapView? {
        didSet {
            mapView?.followers.insert(self)
            if let mapView { show(mapView.viewport.heading) }
        }
    }
    /// Adaptive = while the map is turned.
    open var compassVisibility = MKFeatureVisibility.adaptive { didSet { update() } }
    private var heading = 0.0
    private let needle = CALayer()
    private lazy var target = ActionTarget { [weak self] _ in self?.turnNorth() }

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
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

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    private func setUp() {
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = systemText("Compass")
        layer.addSublayer(needle)
        addGestureRecognizer(UITapGestureRecognizer(target: target, action: ActionTarget.selector))
        needle.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        draw()
        update()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        draw()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        needle.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    private func draw() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
            let context = renderer.cgContext
            context.setFillColor(UIColor(white: isDark ? 0.17 : 0.99, alpha: 0.92).cgColor)
            context.fillEllipse(in: CGRect(x: 1, y: 1, width: 38, height: 38))
            context.setFillColor(UIColor.systemRed.cgColor)
            context.addLines(between: [CGPoint(x: 20, y: 3), CGPoint(x: 24, y: 10), CGPoint(x: 16, y: 10)])
            context.fillPath()
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 15, weight: .semibold), .foregroundColor: isDark ? UIColor.white : UIColor.darkGray,
            ]
            let letter = "N"
            let extent = NSAttributedString(string: letter, attributes: attributes).size()
            (letter as NSString).draw(at: CGPoint(x: 20 - extent.width / 2, y: 21 - extent.height / 2), withAttributes: attributes)
        }
        needle.contents = picture.cgImage
        needle.contentsScale = picture.scale
    }

    func mapChanged(_ viewport: MapViewport) { show(viewport.heading) }

    func show(_ heading: Double) {
        self.heading = heading
        needle.transform = CATransform3DMakeRotation(CGFloat(-heading * .pi / 180), 0, 0, 1)
        update()
    }

    private func update() {
        isHidden = compassVisibility == .hidden || (compassVisibility == .adaptive && abs(heading) < 0.01)
        accessibilityValue = "\(Int(heading.rounded()))°"
    }

    private func turnNorth() {
        guard let mapView else { return }
        let camera = mapView.camera
        camera.heading = 0
        mapView.setCamera(camera, animated: true)
    }

    open override func accessibilityActivate() -> Bool {
        turnNorth()
        return true
    }
}
