@_weakLinked import FoundationNetworking
import UIKit

/// The kinds of what causes a navigation.
public enum WKNavigationType: Int, Sendable {
    case linkActivated = 0
    case formSubmitted = 1
    case backForward = 2
    case reload = 3
    case formResubmitted = 4
    case other = -1
}

/// What the app decides of a navigation before it begins.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    @available(*, unavailable, message: "not yet in Quince: downloads")
    case download = 2
}

/// What the app decides of a navigation once its answer's head is there.
public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    @available(*, unavailable, message: "not yet in Quince: downloads")
    case download = 2
}

/// A navigation that is about to begin.
///
/// Source: Apple's documentation of `WKNavigationAction`.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
    /// The frame that asks for it.
    public let sourceFrame: WKFrameInfo
    /// The frame that it happens in; nil for a new window.
    public let targetFrame: WKFrameInfo?
    public let navigationType: WKNavigationType
    public let request: URLRequest
    /// Whether the page asks for a download (the link's attribute `download`).
    @available(*, unavailable, message: "not yet in Quince: downloads")
    public var shouldPerformDownload: Bool { false }
    /// The keys that are held.
    public let modifierFlags: UIKeyModifierFlags = []
    /// The pointer's button that caused it; none for touches.
    public let buttonNumber: UIEvent.ButtonMask = []

    init(_ frame: EngineFrame, in view: WKWebView, isNewWindow: Bool) {
        request = EngineRequest.request(in: frame)
        navigationType = Self.type(frame.integer("type"))
        sourceFrame = WKFrameInfo(isMain: true, request: view.url.map { URLRequest(url: $0) } ?? request, webView: view)
        targetFrame = isNewWindow ? nil : WKFrameInfo(isMain: true, request: request, webView: view)
    }

    /// The engine's numbers are those of `WebKitNavigationType`.
    private static func type(_ number: Int?) -> WKNavigationType {
        (0...4).contains(number ?? -1) ? WKNavigationType(rawValue: number!)! : .other
    }
}

/// The head of an answer.
///
/// Source: Apple's documentation of `WKNavigationResponse`.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
    public let isForMainFrame: Bool
    public let response: URLResponse
    /// Whether a web view shows documents of this type.
    public let canShowMIMEType: Bool

    init(_ frame: EngineFrame) {
        isForMainFrame = frame.flag("main")
        response = EngineRequest.response(in: frame)
        canShowMIMEType = frame.flag("shows")
    }
}

/// A frame of a page.
///
/// Source: Apple's documentation of `WKFrameInfo`.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
    public let isMainFrame: Bool
    public let request: URLRequest
    public private(set) weak var webView: WKWebView?
    public let securityOrigin: WKSecurityOrigin

    init(isMain: Bool, request: URLRequest, webView: WKWebView?) {
        (isMainFrame, self.request, self.webView) = (isMain, request, webView)
        securityOrigin = WKSecurityOrigin(request.url)
    }
}

/// The origin that a frame's rights follow from.
///
/// Source: Apple's documentation of `WKSecurityOrigin`.
@preconcurrency @MainActor open class WKSecurityOrigin: NSObject {
    public let `protocol`: String
    public let host: String
    /// 0 where the address names none.
    public let port: Int

    init(_ url: URL?) { (`protocol`, host, port) = (url?.scheme ?? "", url?.host ?? "", url?.port ?? 0) }
}
