import QuinceFoundation
import UIKit
import WebKit

/// The window in which a session or an authorization shows.
public typealias ASPresentationAnchor = UIWindow

/// Says where a session of the web shows. Source: Apple's documentation of `ASWebAuthenticationPresentationContextProviding`.
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signs people in on a page of the web, which hands the app the result by an address of its own scheme.
///
/// Source: Apple's documentation of `ASWebAuthenticationSession`.
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
    /// - Parameters:
    ///   - callbackURL: The address with which the page ended; nil with an error.
    ///   - error: An `ASWebAuthenticationSessionError`.
    public typealias CompletionHandler = @MainActor (_ callbackURL: URL?, _ error: (any Error)?) -> Void

    /// The address with which a page ends.
    ///
    /// Source: Apple's documentation of `ASWebAuthenticationSession.Callback`.
    public struct Callback: Sendable {
        fileprivate let matches: @Sendable (URL) -> Bool

        public static func customScheme(_ customScheme: String) -> Callback {
            Callback { $0.scheme?.lowercased() == customScheme.lowercased() }
        }
        public static func https(host: String, path: String) -> Callback {
            Callback { $0.scheme == "https" && $0.host == host && $0.path == path }
        }
        public func matchesURL(_ url: URL) -> Bool { matches(url) }
    }

    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether the page knows nothing of earlier ones.
    open var prefersEphemeralWebBrowserSession = false
    /// Headers of the first request.
    open var additionalHeaderFields: [String: String]?
    /// Whether `start()` would show the page.
    open var canStart: Bool { !isStarted && presentationContextProvider != nil }

    private let url: URL
    private let callback: Callback?
    private var handler: CompletionHandler?
    private var isStarted = false
    private weak var page: WebSessionController?

    /// - Parameter callbackURLScheme: The scheme of the address with which the page ends; nil = any that is not of the web.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        (url, callback, handler) = (URL, callbackURLScheme.map { .customScheme($0) }, completionHandler)
        super.init()
    }

    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        (url, self.callback, handler) = (URL, callback, completionHandler)
        super.init()
    }

    /// Asks whether the app may use the page to sign in, and shows it.
    ///
    /// - Returns: Whether it began.
    @discardableResult open func start() -> Bool {
        guard !isStarted else { return false }
        guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
            finish(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
            return false
        }
        guard let presenter = presentationContextProvider?.presentationAnchor(for: self).rootViewController?.topmost else {
            finish(nil, ASWebAuthenticationSessionError(.presentationContextNotProvided))
            return false
        }
        isStarted = true
        guard !prefersEphemeralWebBrowserSession else {
            showPage(from: presenter)
            return true
        }
        let name = Bundle.main.displayName, host = url.host ?? ""
        let alert = UIAlertController(
            title: String(format: systemText("“%@” Wants to Use “%@” to Sign In"), name, host),
            message: systemText("This allows the app and website to share information about you."), preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: systemText("Cancel"), style: .cancel) { [self] _ in
                finish(nil, ASWebAuthenticationSessionError(.canceledLogin))
            })
        let next = UIAlertAction(title: systemText("Continue"), style: .default) { [self] _ in showPage(from: presenter) }
        alert.addAction(next)
        alert.preferredAction = next
        presenter.present(alert, animated: true)
        return true
    }

    /// Takes the page away; the handler is not called.
    open func cancel() {
        handler = nil
        page?.presentingViewController?.dismiss(animated: true)
    }

    private func showPage(from presenter: UIViewController) {
        guard handler != nil else { return }
        let controller = WebSessionController(url, headers: additionalHeaderFields ?? [:], isEphemeral: prefersEphemeralWebBrowserSession)
        controller.isCallback = { [callback] url in
            if let callback { return callback.matches(url) }
            return !["http", "https", "about", "data", "blob"].contains(url.scheme?.lowercased() ?? "")
        }
        controller.ended = { [self] url in
            presenter.dismiss(animated: true)
            finish(url, url == nil ? ASWebAuthenticationSessionError(.canceledLogin) : nil)
        }
        page = controller
        let navigation = UINavigationController(rootViewController: controller)
        navigation.presentationController?.delegate = controller
        presenter.present(navigation, animated: true)
    }

    private func finish(_ url: URL?, _ error: (any Error)?) {
        let handler = self.handler
        self.handler = nil
        DispatchQueue.main.async { MainActor.assumeIsolated { handler?(url, error) } }
    }
}

extension UIViewController {
    /// The controller in front of this one.
    var topmost: UIViewController { presentedViewController?.topmost ?? self }
}

extension Bundle {
    /// The name of the app as people see it.
    var displayName: String {
        let information = localizedInfoDictionary ?? infoDictionary ?? [:]
        return information["CFBundleDisplayName"] as? String ?? infoDictionary?["CFBundleDisplayName"] as? String
            ?? infoDictionary?["CFBundleName"] as? String ?? ProcessInfo.processInfo.processName
    }
}
