import UIKit

/// A message that a page's script has posted.
///
/// Source: Apple's documentation of `WKScriptMessage`.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
    /// Numbers, texts, dates, arrays and dictionaries of them, or `NSNull`.
    public let body: Any
    public private(set) weak var webView: WKWebView?
    public let frameInfo: WKFrameInfo
    public let name: String
    public let world: WKContentWorld

    init(_ body: Any, name: String, world: WKContentWorld, webView: WKWebView) {
        (self.body, self.name, self.world, self.webView) = (body, name, world, webView)
        frameInfo = WKFrameInfo(
            isMain: true, request: EngineRequest.request(in: EngineFrame(fields: ["url": webView.url?.absoluteString ?? ""])),
            webView: webView)
    }
}

/// Handles the messages of scripts.
///
/// Source: Apple's documentation of `WKScriptMessageHandler`.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Handles the messages of scripts, which wait for an answer.
///
/// Source: Apple's documentation of `WKScriptMessageHandlerWithReply`.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) async
        -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) {
        Task {
            let (value, error) = await self.userContentController(userContentController, didReceive: message)
            replyHandler(value, error)
        }
    }
    public func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) async
        -> (Any?, String?)
    { (nil, nil) }
}
