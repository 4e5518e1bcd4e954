@_weakLinked import FoundationNetworking
@_spi(Quince) import QuinceFoundation
import UIKit

/// Shows pages of the web.
///
/// WebKit itself loads and draws them, in processes of its own (`quince-web`). What is visible arrives as a picture; scrolling is the scroll view's.
///
/// Source: Apple's documentation of `WKWebView`.
@preconcurrency @MainActor open class WKWebView: UIView {
    /// A copy of what the view was made with.
    open var configuration: WKWebViewConfiguration { copiedConfiguration.copy() as! WKWebViewConfiguration }
    let copiedConfiguration: WKWebViewConfiguration

    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    public let backForwardList = WKBackForwardList()
    public let scrollView: UIScrollView
    let page: PageView

    // MARK: State

    open internal(set) var title: String? {
        get { state.title }
        set { state.title = newValue }
    }
    /// The address of the page, also while it is loaded.
    open var url: URL? { state.url }
    /// How much of the page is loaded, from 0 to 1.
    open var estimatedProgress: Double { state.progress }
    open var isLoading: Bool { state.isLoading }
    open var canGoBack: Bool { !backForwardList.backList.isEmpty }
    open var canGoForward: Bool { !backForwardList.forwardList.isEmpty }
    /// Whether all of the page came over secure connections.
    open var hasOnlySecureContent: Bool { state.isSecure }

    /// What the engine has said of the page.
    struct PageState {
        var title: String? = ""
        var url: URL?
        var progress = 0.0
        var isLoading = false
        var isSecure = false
    }
    var state = PageState()

    // MARK: Settings

    /// The user agent in place of iOS's; nil or empty = iOS's.
    open var customUserAgent: String? { didSet { updateSettings() } }
    /// The factor that the page is laid out larger by.
    open var pageZoom: CGFloat = 1 { didSet { updateSettings() } }
    /// Whether swipes from the left and right edge go back and forward.
    open var allowsBackForwardNavigationGestures = false { didSet { edgeSwipes.update() } }
    /// Whether a long press of a link may show its page; Quince's long presses show none yet, as where it is false.
    open var allowsLinkPreview = true
    /// The colour behind the page where it is scrolled over its ends.
    open var underPageBackgroundColor: UIColor! = .white { didSet { scrollView.backgroundColor = underPageBackgroundColor } }
    /// Whether Safari's inspector may be attached. There is none here: it never is.
    open var isInspectable = false

    // MARK: The engine's view

    /// The number of the engine's view; nil before the first command and after the engine has ended.
    var number: Int?
    weak var engine: WebEngine?
    /// Called after each change of the state: for the bars of Safari.
    package var stateHandler: (() -> Void)?
    /// The navigation that `load` has begun, until the engine reports it.
    var pendingNavigation: WKNavigation?
    var navigation: WKNavigation?
    var sentSize = CGSize.zero
    var schemeTasks: [Int: SchemeTask] = [:]
    /// How often a server has refused credentials, by server and area.
    var challengeFailures: [String: Int] = [:]
    lazy var edgeSwipes = EdgeSwipes(self)

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        copiedConfiguration = configuration.copy() as! WKWebViewConfiguration
        (scrollView, page) = (WebScrollView(), PageView())
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
    public convenience init() { self.init(frame: .zero, configuration: WKWebViewConfiguration()) }

    public required init?(coder: NSCoder) {
        copiedConfiguration = WKWebViewConfiguration()
        (scrollView, page) = (WebScrollView(), PageView())
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .white
        scrollView.alwaysBounceVertical = true
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
        scrollView.addSubview(page)
        page.web = self
        (scrollView as? WebScrollView)?.web = self
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: WKWebView, _) in view.updateSettings() }
    }

    isolated deinit {
        if let number { engine?.remove(view: number) }
        copiedConfiguration.userContentController.detach(self)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        sendSize()
    }

    /// Whether WebKit loads addresses of a scheme itself.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["about", "data", "file", "http", "https", "blob", "ws", "wss", "javascript"].contains(urlScheme.lowercased())
    }
}

extension WKWebView: ObservableKeyValueCoding {
    /// The value of a property, also under the name that it has in Objective-C.
    package nonisolated func codedValue(forKey key: String) -> Any? {
        let view = self
        nonisolated(unsafe) var found: Any??
        MainActor.assumeIsolated { found = view.ownValue(key) }
        if let found { return found }
        if let read = UIView.observableValues[key] { return read(self) }
        if let getter = ObjectRuntime.getter(key, of: self) { return getter(self) }
        return value(forUndefinedKey: key)
    }

    package nonisolated func setCodedValue(_ value: Any?, forKey key: String) {
        if let setter = ObjectRuntime.setter(key, of: self) { setter(self, value) } else { setValue(value, forUndefinedKey: key) }
    }

    private func ownValue(_ key: String) -> Any?? {
        switch key {
        case "title": .some(title)
        case "url", "URL": .some(url)
        case "estimatedProgress": .some(NSNumber(value: estimatedProgress))
        case "isLoading", "loading": .some(NSNumber(value: isLoading))
        case "canGoBack": .some(NSNumber(value: canGoBack))
        case "canGoForward": .some(NSNumber(value: canGoForward))
        case "hasOnlySecureContent": .some(NSNumber(value: hasOnlySecureContent))
        default: nil
        }
    }

    /// Changes the state and reports to observers what has changed.
    func update(_ state: PageState, list frame: EngineFrame? = nil) {
        var keys: [String] = []
        if state.title != self.state.title { keys.append("title") }
        if state.url != self.state.url { keys += ["url", "URL"] }
        if state.progress != self.state.progress { keys.append("estimatedProgress") }
        if state.isLoading != self.state.isLoading { keys += ["isLoading", "loading"] }
        if state.isSecure != self.state.isSecure { keys.append("hasOnlySecureContent") }
        if let frame {
            if frame.objects("back").isEmpty == canGoBack { keys.append("canGoBack") }
            if frame.objects("forward").isEmpty == canGoForward { keys.append("canGoForward") }
        }
        KeyValueObserving.reporting(keys, of: self) {
            self.state = state
            if let frame { backForwardList.update(frame) }
        }
        stateHandler?()
    }
}
