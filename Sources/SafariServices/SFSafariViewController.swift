@_weakLinked import FoundationNetworking
@_spi(Quince) import QuinceFoundation
import UIKit
import WebKit

/// Follows what happens in Safari inside of an app.
///
/// Source: Apple's documentation of `SFSafariViewControllerDelegate`.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity]
    func safariViewController(_ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?)
        -> [UIActivity.ActivityType]
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
    public func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity] { [] }
    public func safariViewController(_ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?)
        -> [UIActivity.ActivityType]
    { [] }
}

/// Safari inside of an app: a page with the bars of a browser.
///
/// Source: Apple's documentation of `SFSafariViewController`.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    /// The word or sign of the button that closes.
    public enum DismissButtonStyle: Int, Sendable {
        case done = 0
        case close = 1
        case cancel = 2
    }

    /// What the controller is made with.
    ///
    /// Source: Apple's documentation of `SFSafariViewController.Configuration`.
    @preconcurrency @MainActor open class Configuration: NSObject, NSCopying {
        /// Whether the page comes up in Safari's reader, where it has one. Pages have none here, so it changes nothing, as on iOS for such pages.
        open var entersReaderIfAvailable = false
        /// Whether the bars become small while the page is scrolled.
        open var barCollapsingEnabled = true
        public override init() { super.init() }
        nonisolated public func copy(with zone: NSZone? = nil) -> Any {
            MainActor.assumeIsolated {
                let copy = Configuration()
                (copy.entersReaderIfAvailable, copy.barCollapsingEnabled) = (entersReaderIfAvailable, barCollapsingEnabled)
                return copy
            }
        }
    }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    private let ownConfiguration: Configuration
    open var configuration: Configuration { ownConfiguration.copy() as! Configuration }
    /// The background of the bars; nil is the system's.
    open var preferredBarTintColor: UIColor? { didSet { updateLook() } }
    /// The colour of the bars' buttons; nil is the system's.
    open var preferredControlTintColor: UIColor? { didSet { updateLook() } }
    open var dismissButtonStyle = DismissButtonStyle.done { didSet { updateDismissButton() } }

    private let address: URL
    private let web: WKWebView
    private let top = UINavigationBar()
    private let bottom = UIToolbar()
    private let item = UINavigationItem()
    private let progress = UIProgressView(progressViewStyle: .bar)
    private var buttons: [Button: UIBarButtonItem] = [:]
    private let titleLabel = UILabel()
    private let lock = UIImageView(
        image: UIImage(systemName: "lock.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13)))
    private var isFirstLoad = true

    private enum Button { case back, forward, share, safari, reload, stop }

    /// - Parameter URL: An address of the schemes `http` or `https`; another one ends the app with iOS's exception.
    public init(url URL: URL, configuration: Configuration) {
        guard ["http", "https"].contains(URL.scheme?.lowercased()) else {
            raise(.invalidArgumentException, "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
        }
        (address, ownConfiguration, web) = (URL, configuration.copy() as! Configuration, WKWebView())
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
    @available(iOS, deprecated: 11.0, message: "Use init(url:configuration:)")
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }
    public required init?(coder: NSCoder) { raise(.internalInconsistencyException, "SFSafariViewController is in no storyboard.") }

    // MARK: Views

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        web.navigationDelegate = self
        web.uiDelegate = self
        web.allowsBackForwardNavigationGestures = true
        for each in [web, top, bottom, progress] as [UIView] {
            each.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(each)
        }
        top.delegate = self
        top.items = [item]
        makeButtons()
        constrain()
        updateLook()
        updateTitle(address)
        web.stateHandler = { [weak self] in self?.updateState() }
        web.load(URLRequest(url: address))
    }

    private func constrain() {
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            top.topAnchor.constraint(equalTo: safe.topAnchor), top.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            top.trailingAnchor.constraint(equalTo: view.trailingAnchor), bottom.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            bottom.leadingAnchor.constraint(equalTo: view.leadingAnchor), bottom.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            web.topAnchor.constraint(equalTo: top.bottomAnchor), web.bottomAnchor.constraint(equalTo: bottom.topAnchor),
            web.leadingAnchor.constraint(equalTo: view.leadingAnchor), web.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            progress.bottomAnchor.constraint(equalTo: top.bottomAnchor), progress.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            progress.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    private func makeButtons() {
        func button(_ symbol: String, _ label: String, _ action: @escaping @MainActor (SFSafariViewController) -> Void) -> UIBarButtonItem {
            let item = UIBarButtonItem(
                image: UIImage(systemName: symbol),
                primaryAction: UIAction { [weak self] _ in self.map { controller in action(controller) } })
            item.accessibilityLabel = label
            return item
        }
        buttons[.back] = button("chevron.backward", systemText("Back")) { $0.web.goBack() }
        buttons[.forward] = button("chevron.forward", systemText("Forward")) { $0.web.goForward() }
        buttons[.share] = button("square.and.arrow.up", systemText("Share")) { $0.share() }
        buttons[.safari] = button("safari", systemText("Open in Safari")) { $0.openInBrowser() }
        buttons[.reload] = button("arrow.clockwise", systemText("Reload")) { $0.web.reload() }
        buttons[.stop] = button("xmark", systemText("Stop")) { $0.web.stopLoading() }
        let spaces = (0..<3).map { _ in UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil) }
        bottom.items = [
            buttons[.back]!, spaces[0], buttons[.forward]!, spaces[1], buttons[.share]!, spaces[2], buttons[.safari]!,
        ]
        updateDismissButton()
        updateState()
    }

    private func updateDismissButton() {
        let system: UIBarButtonItem.SystemItem = dismissButtonStyle == .done ? .done : dismissButtonStyle == .close ? .close : .cancel
        item.leftBarButtonItem = UIBarButtonItem(systemItem: system, primaryAction: UIAction { [weak self] _ in self?.finish() })
    }

    private func updateLook() {
        (top.barTintColor, bottom.barTintColor) = (preferredBarTintColor, preferredBarTintColor)
        (top.tintColor, bottom.tintColor) = (preferredControlTintColor, preferredControlTintColor)
        progress.tintColor = preferredControlTintColor
    }

    // MARK: State

    private func updateState() {
        buttons[.back]?.isEnabled = web.canGoBack
        buttons[.forward]?.isEnabled = web.canGoForward
        item.rightBarButtonItem = buttons[web.isLoading ? .stop : .reload]
        progress.isHidden = !web.isLoading
        progress.progress = Float(web.estimatedProgress)
        if let url = web.url, url.host != nil { updateTitle(url) }
    }

    /// The host's name, with a lock where the connection is secure.
    private func updateTitle(_ url: URL) {
        let host = url.host ?? ""
        titleLabel.text = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
        titleLabel.font = .systemFont(ofSize: 17)
        titleLabel.sizeToFit()
        let isSecure = url.scheme?.lowercased() == "https"
        lock.isHidden = !isSecure
        lock.tintColor = .label
        let height: CGFloat = 22, start: CGFloat = isSecure ? 18 : 0
        lock.frame = CGRect(x: 0, y: 3, width: 14, height: 16)
        titleLabel.frame.origin = CGPoint(x: start, y: (height - titleLabel.bounds.height) / 2)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: start + titleLabel.bounds.width, height: height))
        view.addSubview(lock)
        view.addSubview(titleLabel)
        item.titleView = view
    }

    // MARK: Actions

    private func finish() {
        delegate?.safariViewControllerDidFinish(self)
        presentingViewController?.dismiss(animated: true)
    }

    private func share() {
        let url = web.url ?? address
        let own = delegate?.safariViewController(self, activityItemsFor: url, title: web.title) ?? []
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: own)
        sheet.excludedActivityTypes = delegate?.safariViewController(self, excludedActivityTypesFor: url, title: web.title)
        present(sheet, animated: true)
    }

    private func openInBrowser() {
        delegate?.safariViewControllerWillOpenInBrowser(self)
        UIApplication.shared.open(web.url ?? address)
    }
}

extension SFSafariViewController: WKNavigationDelegate, WKUIDelegate, UINavigationBarDelegate {
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { firstLoadEnded(true) }
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) { firstLoadEnded(false) }
    public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
        firstLoadEnded(false)
        guard (error as NSError).code != NSURLErrorCancelled else { return }
        let text = error.localizedDescription.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        let style = "font:17px -apple-system,sans-serif;color:#8e8e93;text-align:center;padding:30vh 24px 0"
        webView.loadHTMLString(
            "<meta name=viewport content='width=device-width'><body style='\(style)'>\(text)", baseURL: nil)
    }
    public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
        if isFirstLoad, let url = webView.url { delegate?.safariViewController(self, initialLoadDidRedirectTo: url) }
    }

    private func firstLoadEnded(_ isSuccess: Bool) {
        guard isFirstLoad else { return }
        isFirstLoad = false
        delegate?.safariViewController(self, didCompleteInitialLoad: isSuccess)
    }

    /// New windows are shown in the same one.
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        webView.load(navigationAction.request)
        return nil
    }

    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}
