import UIKit

/// A button that makes a map follow the user.
///
/// Source: Apple's documentation of `MKUserTrackingButton`.
@preconcurrency @MainActor open class MKUserTrackingButton: UIView, MapFollower {
    open weak var mapView: MKMapView? {
        didSet {
            mapView?.followers.insert(self)
            update()
        }
    }
    private let icon = UIImageView()
    private var shownMode: MKUserTrackingMode?
    private lazy var target = ActionTarget { [weak self] _ in self?.advance() }

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        mapView?.followers.insert(self)
        update()
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
        layer.cornerRadius = 22
        backgroundColor = UIColor.secondarySystemGroupedBackground.withAlphaComponent(0.92)
        icon.contentMode = .center
        addSubview(icon)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = systemText("Tracking")
        addGestureRecognizer(UITapGestureRecognizer(target: target, action: ActionTarget.selector))
        update()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = bounds
    }

    func mapChanged(_ viewport: MapViewport) { update() }

    private func update() {
        let mode = mapView?.userTrackingMode ?? .none
        guard mode != shownMode else { return }
        shownMode = mode
        let name = mode == .none ? "location" : mode == .follow ? "location.fill" : "location.north.line.fill"
        icon.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 18, weight: .medium))
    }

    private func advance() {
        guard let mapView else { return }
        mapView.setUserTrackingMode(mapView.nextTrackingMode, animated: true)
        update()
    }

    open override func accessibilityActivate() -> Bool {
        advance()
        return true
    }
}

/// The same in a bar.
///
/// Source: Apple's documentation of `MKUserTrackingBarButtonItem`.
@preconcurrency @MainActor open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    open var mapView: MKMapView? {
        get { button.mapView }
        set { button.mapView = newValue }
    }
    private let button = MKUserTrackingButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))

    public convenience init(mapView: MKMapView?) {
        self.init()
        button.backgroundColor = .clear
        customView = button
        self.mapView = mapView
    }
}

extension MKMapView {
    var nextTrackingMode: MKUserTrackingMode {
        switch userTrackingMode {
        case .none: .follow
        case .follow: .followWithHeading
        case .followWithHeading: .none
        }
    }
}
