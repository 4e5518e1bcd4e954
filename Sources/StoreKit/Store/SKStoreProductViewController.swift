import UIKit

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterProductIdentifier = "pid"
public let SKStoreProductParameterCustomProductPageIdentifier = "ppid"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"

/// Notified when the user closes a page of the App Store. Source: Apple's documentation of `SKStoreProductViewControllerDelegate`.
@MainActor @preconcurrency public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// A page of the App Store. There is no store to load it from, as in the Simulator: the page says so.
///
/// Source: Apple's documentation of `SKStoreProductViewController`.
@MainActor @preconcurrency open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let bar = UINavigationBar()
        let item = UINavigationItem(title: "")
        item.leftBarButtonItem = UIBarButtonItem(
            title: systemText("Done"), image: nil, primaryAction: UIAction { [weak self] _ in self?.close() })
        bar.items = [item]
        let label = UILabel()
        (label.text, label.textColor, label.textAlignment) = (systemText("Cannot Connect to the App Store"), .secondaryLabel, .center)
        label.numberOfLines = 0
        for part in [bar, label] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor), label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func close() {
        dismiss(animated: true) { self.delegate?.productViewControllerDidFinish(self) }
    }

    /// Loads a page.
    ///
    /// - Parameter block: Called on the main thread with false and `SKError.Code.unknown`: there is no store.
    open func loadProduct(withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { block?(false, SKError.make(.unknown)) }
    }

    /// Loads a page.
    ///
    /// - Throws: `SKError.Code.unknown`: there is no store.
    open func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool { throw SKError.make(.unknown) }
}
