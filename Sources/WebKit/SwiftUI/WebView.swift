import SwiftUI

/// A view of a page of the web.
///
/// Source: Apple's documentation of `WebView` (iOS 26).
@MainActor @preconcurrency public struct WebView: View {
    private enum Content {
        case page(WebPage)
        case url(URL?)
    }

    private let content: Content
    @State private var own = OwnPage()

    /// Shows a page that the app has.
    public init(_ page: WebPage) { content = .page(page) }
    /// Shows the page of an address. Another address loads another page.
    public init(url: URL?) { content = .url(url) }

    public var body: some View {
        switch content {
        case .page(let page): WebPageView(page: page)
        case .url(let url):
            WebPageView(page: own.page).onChange(of: url, initial: true) { _, url in if let url { own.page.load(url) } }
        }
    }
}

/// The page of a view that was given an address; made once it is shown.
@MainActor private final class OwnPage {
    lazy var page = WebPage()
    nonisolated init() {}
}

/// The web view of a page among SwiftUI's views.
private struct WebPageView: UIViewRepresentable {
    let page: WebPage

    func makeUIView(context: Context) -> WebPageContainer { WebPageContainer() }

    func updateUIView(_ view: WebPageContainer, context: Context) { view.update(page, context.environment.webViewSettings) }

    static func dismantleUIView(_ view: WebPageContainer, coordinator: Void) { view.remove() }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: WebPageContainer, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// The place of a page's web view, which may go from one view to another.
final class WebPageContainer: UIView, UIScrollViewDelegate {
    private var page: WebPage?
    private var settings = WebViewSettings()
    private var position: ScrollPosition?

    func update(_ page: WebPage, _ settings: WebViewSettings) {
        self.settings = settings
        if self.page !== page {
            remove()
            self.page = page
        }
        if page.web.superview !== self {
            page.web.frame = bounds
            addSubview(page.web)
        }
        let web = page.web
        web.scrollView.delegate = self
        if web.allowsBackForwardNavigationGestures != settings.allowsGestures {
            web.allowsBackForwardNavigationGestures = settings.allowsGestures
        }
        if web.isOpaque == settings.hidesBackground {
            web.isOpaque = !settings.hidesBackground
            web.backgroundColor = settings.hidesBackground ? .clear : .white
            web.updateSettings()
        }
        scroll(settings.position?.wrappedValue)
    }

    /// Takes the web view out, unless another container has it.
    func remove() {
        guard let web = page?.web, web.superview === self else { return }
        web.scrollView.delegate = nil
        web.removeFromSuperview()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let web = page?.web, web.superview === self, web.frame != bounds { web.frame = bounds }
        notifyGeometry()
    }

    // MARK: Scrolling

    private func scroll(_ new: ScrollPosition?) {
        guard let new, new != position, let scrollView = page?.web.scrollView else { return }
        position = new
        let insets = scrollView.adjustedContentInset
        let end = CGPoint(
            x: max(-insets.left, scrollView.contentSize.width + insets.right - scrollView.bounds.width),
            y: max(-insets.top, scrollView.contentSize.height + insets.bottom - scrollView.bounds.height))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var offset = scrollView.contentOffset
        switch new.edge {
        case .top: offset.y = -insets.top
        case .bottom: offset.y = end.y
        case .leading: offset.x = isRightToLeft ? end.x : -insets.left
        case .trailing: offset.x = isRightToLeft ? -insets.left : end.x
        case nil:
            if let x = new.x { offset.x = min(max(x, -insets.left), end.x) }
            if let y = new.y { offset.y = min(max(y, -insets.top), end.y) }
        }
        if offset != scrollView.contentOffset { scrollView.setContentOffset(offset, animated: UIView.inheritedAnimationDuration > 0) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { notifyGeometry() }

    /// The user has scrolled: the same position can be gone to again.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        guard let binding = settings.position, binding.wrappedValue != ScrollPosition() else { return }
        position = ScrollPosition()
        binding.wrappedValue = ScrollPosition()
    }

    private func notifyGeometry() {
        guard !settings.geometryHandlers.isEmpty, let scrollView = page?.web.scrollView else { return }
        let insets = scrollView.adjustedContentInset, isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let geometry = ScrollGeometry(
            contentOffset: scrollView.contentOffset, contentSize: scrollView.contentSize,
            contentInsets: EdgeInsets(
                top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
                trailing: isRightToLeft ? insets.left : insets.right), containerSize: scrollView.bounds.size)
        for handler in settings.geometryHandlers { handler(geometry) }
    }
}
