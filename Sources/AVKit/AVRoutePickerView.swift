/// A button for the places that sound and video can go to. The device has no others, and the button stays as it is.
///
/// Source: Apple's documentation of `AVRoutePickerView`.
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    /// The colour of the button while sound goes elsewhere.
    open var activeTintColor: UIColor! = .tintColor
    open var prioritizesVideoDevices = false

    private let picture = UIImageView(image: UIImage(systemName: "airplayvideo"))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        picture.contentMode = .scaleAspectFit
        addSubview(picture)
        isAccessibilityElement = true
        accessibilityLabel = "AirPlay"
        accessibilityTraits = .button
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds.insetBy(dx: bounds.width * 0.15, dy: bounds.height * 0.15)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 30) }
}

/// Source: Apple's documentation of `AVRoutePickerViewDelegate`.
@preconcurrency @MainActor public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
