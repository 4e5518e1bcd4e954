import SwiftUI
import WebKit

/// A web view with a page that is already there. Links in it are opened by the app.
struct WebPageView: UIViewRepresentable {
    let html: String
    let open: (URL) -> Void

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView()
        view.navigationDelegate = context.coordinator
        view.isOpaque = false
        view.backgroundColor = .clear
        return view
    }

    func updateUIView(_ view: WKWebView, context: Context) {
        context.coordinator.open = open
        guard context.coordinator.html != html else { return }
        context.coordinator.html = html
        view.loadHTMLString(html, baseURL: Bundle.main.resourceURL)
    }

    /// Decides where links lead, and remembers which page is shown.
    final class Coordinator: NSObject, WKNavigationDelegate {
        var html: String?
        var open: (URL) -> Void = { _ in }

        func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy {
            guard navigationAction.navigationType == .linkActivated, let url = navigationAction.request.url else { return .allow }
            open(url)
            return .cancel
        }
    }
}
