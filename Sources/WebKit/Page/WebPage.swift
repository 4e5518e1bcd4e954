@_weakLinked import FoundationNetworking
import Observation
import SwiftUI

/// A page of the web: it loads, runs scripts, and is shown by a `WebView`. Works without a view, too.
///
/// Source: Apple's documentation of `WebPage` (iOS 26).
@MainActor @Observable final public class WebPage {
    /// The page's title; empty where it has none.
    public private(set) var title = ""
    /// The address of the page, also while it is loaded.
    public private(set) var url: URL?
    /// How much of the page is loaded, from 0 to 1.
    public private(set) var estimatedProgress = 0.0
    public private(set) var isLoading = false
    /// Whether all of the page came over secure connections.
    public private(set) var hasOnlySecureContent = false
    /// The pages before and after this one.
    public private(set) var backForwardList = BackForwardList()

    /// The user agent in place of iOS's; nil or empty is iOS's.
    public var customUserAgent: String? { didSet { web.customUserAgent = customUserAgent } }
    /// Whether Safari's inspector may be attached. There is none here: it never is.
    public var isInspectable = false { didSet { web.isInspectable = isInspectable } }

    @ObservationIgnored let web: WKWebView
    @ObservationIgnored let events = NavigationEvents()
    @ObservationIgnored private let adapter: WebPageAdapter

    /// - Parameters:
    ///   - navigationDecider: Decides of each navigation.
    ///   - dialogPresenter: Shows the dialogs of scripts.
    public convenience init(
        configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding,
        dialogPresenter: some DialogPresenting
    ) { self.init(configuration, navigationDecider, dialogPresenter) }

    /// Makes a page whose scripts' dialogs are declined.
    public convenience init(configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding) {
        self.init(configuration, navigationDecider, DefaultDialogs())
    }

    /// Makes a page that goes where its links lead.
    public convenience init(configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting) {
        self.init(configuration, DefaultDecisions(), dialogPresenter)
    }

    /// Makes a page that goes where its links lead, and whose scripts' dialogs are declined.
    public convenience init(configuration: Configuration = Configuration()) {
        self.init(configuration, DefaultDecisions(), DefaultDialogs())
    }

    private init(_ configuration: Configuration, _ decider: any NavigationDeciding, _ presenter: any DialogPresenting) {
        web = WKWebView(frame: CGRect(x: 0, y: 0, width: 1024, height: 768), configuration: configuration.makeConfiguration())
        adapter = WebPageAdapter(decider, presenter, events, configuration.defaultNavigationPreferences)
        (web.navigationDelegate, web.uiDelegate) = (adapter, adapter)
        web.stateHandler = { [weak self] in self?.update() }
    }

    isolated deinit { events.end() }

    /// Notifies observers of what has changed, and of nothing else.
    private func update() {
        if title != web.title ?? "" { title = web.title ?? "" }
        if url != web.url { url = web.url }
        if estimatedProgress != web.estimatedProgress { estimatedProgress = web.estimatedProgress }
        if isLoading != web.isLoading { isLoading = web.isLoading }
        if hasOnlySecureContent != web.hasOnlySecureContent { hasOnlySecureContent = web.hasOnlySecureContent }
        let list = BackForwardList(web.backForwardList)
        if list != backForwardList { backForwardList = list }
    }

    // MARK: Scripts

    /// Calls a function in the page, and waits for the promise that it may return.
    ///
    /// - Parameters:
    ///   - functionBody: The function's body; `arguments` are its variables.
    ///   - frame: The frame to run in; nil is the main one.
    ///   - contentWorld: The namespace to run in; nil is the page's own.
    /// - Returns: nil for `undefined`.
    /// - Throws: A `WKError`.
    @discardableResult public func callJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: FrameInfo? = nil, contentWorld: WKContentWorld? = nil
    ) async throws -> sending Any? {
        nonisolated(unsafe) let value = try await web.callAsyncJavaScript(
            functionBody, arguments: arguments, contentWorld: contentWorld ?? .page)
        return value
    }
}
