@_weakLinked import FoundationNetworking
import SwiftUI

/// Carries a web view's questions and events to a page.
@MainActor final class WebPageAdapter: NSObject, WKNavigationDelegate, WKUIDelegate {
    private var decider: any WebPage.NavigationDeciding
    private let presenter: any WebPage.DialogPresenting
    private let events: NavigationEvents
    private let preferences: WebPage.NavigationPreferences

    init(
        _ decider: any WebPage.NavigationDeciding, _ presenter: any WebPage.DialogPresenting, _ events: NavigationEvents,
        _ preferences: WebPage.NavigationPreferences
    ) { (self.decider, self.presenter, self.events, self.preferences) = (decider, presenter, events, preferences) }

    // MARK: Decisions
    // A decider that is a value is changed in a copy: frames ask at the same time.

    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences) async
        -> (WKNavigationActionPolicy, WKWebpagePreferences)
    {
        let navigation = webView.pendingNavigation
        var decider = decider, preferences = self.preferences
        let policy = await decider.decidePolicy(for: WebPage.NavigationAction(navigationAction), preferences: &preferences)
        self.decider = decider
        if policy != .allow { events.refuse(navigation) }
        return (policy, preferences.preferences)
    }

    func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async -> WKNavigationResponsePolicy {
        var decider = decider
        let policy = await decider.decidePolicy(for: WebPage.NavigationResponse(navigationResponse))
        self.decider = decider
        return policy
    }

    func webView(_ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge) async
        -> (URLSession.AuthChallengeDisposition, URLCredential?)
    {
        var decider = decider
        let answer = await decider.decideAuthenticationChallengeDisposition(for: challenge)
        self.decider = decider
        return answer
    }

    // MARK: Events

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        events.report(.startedProvisionalNavigation, of: navigation)
    }
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
        events.report(.receivedServerRedirect, of: navigation)
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { events.report(.committed, of: navigation) }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { events.report(.finished, of: navigation) }
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
        events.fail(navigation, with: WebPage.NavigationError.failedProvisionalNavigation(error))
    }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        events.fail(navigation, with: error)
    }
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { events.terminate() }

    // MARK: Dialogs

    func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo) async {
        await presenter.handleJavaScriptAlert(message: message, initiatedBy: WebPage.FrameInfo(frame))
    }

    func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo) async
        -> Bool
    { await presenter.handleJavaScriptConfirm(message: message, initiatedBy: WebPage.FrameInfo(frame)) == .ok }

    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo
    ) async -> String? {
        let answer = await presenter.handleJavaScriptPrompt(
            message: prompt, defaultText: defaultText, initiatedBy: WebPage.FrameInfo(frame))
        return if case .ok(let text) = answer { text } else { nil }
    }
}
