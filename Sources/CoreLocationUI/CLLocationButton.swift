import CoreLocation
import UIKit

/// The symbol of a location button. Source: Apple's documentation of `CLLocationButtonIcon`.
public enum CLLocationButtonIcon: Int, Sendable {
    case none = 0
    case arrowFilled
    case arrowOutline
}

/// The text of a location button. Source: Apple's documentation of `CLLocationButtonLabel`.
public enum CLLocationButtonLabel: Int, Sendable {
    case none = 0
    case currentLocation
    case sendCurrentLocation
    case sendMyCurrentLocation
    case shareCurrentLocation
    case shareMyCurrentLocation

    /// In the user's language; nil for none.
    @MainActor var title: String? {
        switch self {
        case .none: nil
        case .currentLocation: LocationButton.Title.currentLocation.localized
        case .sendCurrentLocation: LocationButton.Title.sendCurrentLocation.localized
        case .sendMyCurrentLocation: LocationButton.Title.sendMyCurrentLocation.localized
        case .shareCurrentLocation: LocationButton.Title.shareCurrentLocation.localized
        case .shareMyCurrentLocation: LocationButton.Title.shareMyCurrentLocation.localized
        }
    }
}

/// A button whose tap permits the app to use the location until it ends; then it sends `touchUpInside`. The user is asked with the first tap.
///
/// Source: Apple's documentation of `CLLocationButton`.
@preconcurrency @MainActor open class CLLocationButton: UIControl {
    open var icon = CLLocationButtonIcon.arrowOutline { didSet { update() } }
    open var label = CLLocationButtonLabel.none { didSet { update() } }
    /// Points.
    open var fontSize: CGFloat = 17 { didSet { update() } }
    /// Points.
    open var cornerRadius: CGFloat = 8 { didSet { update() } }
    private let button = UIButton(configuration: .filled())

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        button.addAction(UIAction { [weak self] _ in self?.request() }, for: .touchUpInside)
        addSubview(button)
        update()
    }

    private func request() {
        LocationButtonPermission.request { [weak self] isGranted in
            if isGranted { self?.sendActions(for: .touchUpInside) }
        }
    }

    private func update() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = label.title
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { [fontSize] attributes in
            var attributes = attributes
            attributes.font = UIFont.systemFont(ofSize: fontSize)
            return attributes
        }
        switch icon {
        case .none: configuration.image = nil
        case .arrowFilled: configuration.image = UIImage(systemName: "location.fill")
        case .arrowOutline: configuration.image = UIImage(systemName: "location")
        }
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: fontSize)
        configuration.imagePadding = 6
        configuration.background.cornerRadius = cornerRadius
        configuration.cornerStyle = .fixed
        button.configuration = configuration
        button.accessibilityLabel = label.title ?? LocationButton.Title.currentLocation.localized
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }

    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
}
