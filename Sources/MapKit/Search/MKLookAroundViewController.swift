import UIKit

/// Hears of a view controller of pictures of streets. Every method is optional.
///
/// Source: Apple's documentation of `MKLookAroundViewControllerDelegate`.
@preconcurrency @MainActor public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
    func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}

extension MKLookAroundViewControllerDelegate {
    public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController) {}
}

/// Where the badge of pictures of streets stands. Source: Apple's documentation of `MKLookAroundBadgePosition`.
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

/// Shows pictures of a street. There are none anywhere, so it says what iOS says of places without.
///
/// Source: Apple's documentation of `MKLookAroundViewController`.
open class MKLookAroundViewController: UIViewController {
    open weak var delegate: (any MKLookAroundViewControllerDelegate)?
    open var scene: MKLookAroundScene? {
        didSet { if scene !== oldValue { delegate?.lookAroundViewControllerDidUpdateScene(self) } }
    }
    open var isNavigationEnabled = true
    open var showsRoadLabels = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var badgePosition = MKLookAroundBadgePosition.topLeading

    public init(scene: MKLookAroundScene) {
        self.scene = scene
        super.init(nibName: nil, bundle: nil)
    }

    /// A view controller of no street.
    init() { super.init(nibName: nil, bundle: nil) }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        var content = UIContentUnavailableConfiguration.empty()
        content.image = UIImage(systemName: "binoculars.fill")
        content.text = "No Imagery Available"
        contentUnavailableConfiguration = content
    }
}
