@_weakLinked import FoundationNetworking
import QuinceFoundation
import UIKit
import WebKit

/// A page that people sign in on, with a button to cancel.
final class WebSessionController: UIViewController, WKNavigationDelegate, UIAdaptivePresentationControllerDelegate {
    /// Whether the page ends with an address.
    var isCallback: (URL) -> Bool = { _ in false }
    /// Called with the address with which the page ended, or with nil when people canceled.
    var ended: ((URL?) -> Void)?
    private let address: URL
    private let headers: [String: String]
    private let web: WKWebView

    init(_ address: URL, headers: [String: String], isEphemeral: Bool) {
        (self.address, self.headers) = (address, headers)
        let configuration = WKWebViewConfiguration()
        if isEphemeral { configuration.websiteDataStore = .nonPersistent() }
        web = WKWebView(frame: .zero, configuration: configuration)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = web }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = address.host
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.end(nil) })
        web.navigationDelegate = self
        var request = URLRequest(url: address)
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        web.load(request)
    }

    private func end(_ url: URL?) {
        let ended = self.ended
        self.ended = nil
        ended?(url)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { end(nil) }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        guard let url = navigationAction.request.url, isCallback(url) else { return decisionHandler(.allow) }
        decisionHandler(.cancel)
        end(url)
    }
}
