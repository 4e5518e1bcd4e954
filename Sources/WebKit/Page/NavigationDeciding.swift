@_weakLinked import FoundationNetworking
import SwiftUI

extension WebPage {
    /// Decides of a page's navigations.
    ///
    /// Source: Apple's documentation of `WebPage.NavigationDeciding`.
    @MainActor public protocol NavigationDeciding {
        /// Allows a navigation or not, before it begins. Allowed where it is not implemented.
        mutating func decidePolicy(for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences) async
            -> WKNavigationActionPolicy
        /// Allows a navigation or not, once its answer's head is there. Allowed where it is not implemented, for types that pages show.
        mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy
        /// Answers a server that asks who the user is.
        mutating func decideAuthenticationChallengeDisposition(for challenge: URLAuthenticationChallenge) async
            -> (URLSession.AuthChallengeDisposition, URLCredential?)
    }

    /// The settings that a page is loaded with.
    ///
    /// Source: Apple's documentation of `WebPage.NavigationPreferences`.
    public struct NavigationPreferences: Sendable {
        /// The layout that a page is asked for.
        public enum ContentMode: Hashable, Sendable {
            case recommended, mobile, desktop
        }

        /// Whether the page's own scripts run. The app's run nevertheless.
        public var allowsContentJavaScript = true
        public var preferredContentMode = ContentMode.recommended

        @available(*, unavailable, message: "not yet in Quince: Lockdown Mode")
        public var isLockdownModeEnabled: Bool {
            get { false }
            set {}
        }
        @available(*, unavailable, message: "not yet in Quince: upgrades to https")
        public var preferredHTTPSNavigationPolicy: Never { fatalError() }

        public init() {}

        @MainActor init(_ preferences: WKWebpagePreferences) {
            allowsContentJavaScript = preferences.allowsContentJavaScript
            switch preferences.preferredContentMode {
            case .recommended: preferredContentMode = .recommended
            case .mobile: preferredContentMode = .mobile
            case .desktop: preferredContentMode = .desktop
            }
        }

        @MainActor var preferences: WKWebpagePreferences {
            let preferences = WKWebpagePreferences()
            preferences.allowsContentJavaScript = allowsContentJavaScript
            switch preferredContentMode {
            case .recommended: preferences.preferredContentMode = .recommended
            case .mobile: preferences.preferredContentMode = .mobile
            case .desktop: preferences.preferredContentMode = .desktop
            }
            return preferences
        }
    }

    /// A navigation that is about to begin.
    ///
    /// Source: Apple's documentation of `WebPage.NavigationAction`.
    public struct NavigationAction: Sendable {
        /// The frame that asks for it.
        public let source: FrameInfo
        /// The frame that it happens in; nil for a new window.
        public let target: FrameInfo?
        public let navigationType: WKNavigationType
        public let request: URLRequest
        @available(*, unavailable, message: "not yet in Quince: downloads")
        public var shouldPerformDownload: Bool { false }

        @MainActor init(_ action: WKNavigationAction) {
            (source, target) = (FrameInfo(action.sourceFrame), action.targetFrame.map { FrameInfo($0) })
            (navigationType, request) = (action.navigationType, action.request)
        }
    }

    /// The head of an answer.
    ///
    /// Source: Apple's documentation of `WebPage.NavigationResponse`.
    public struct NavigationResponse: Sendable {
        public let isForMainFrame: Bool
        public let response: URLResponse
        /// Whether a page shows documents of this type.
        public let canShowMimeType: Bool

        @MainActor init(_ response: WKNavigationResponse) {
            (isForMainFrame, self.response, canShowMimeType) = (response.isForMainFrame, response.response, response.canShowMIMEType)
        }
    }

    /// A frame of a page.
    ///
    /// Source: Apple's documentation of `WebPage.FrameInfo`.
    public struct FrameInfo: Sendable {
        public let isMainFrame: Bool
        public let request: URLRequest
        public let securityOrigin: WKSecurityOrigin

        @MainActor init(_ frame: WKFrameInfo) {
            (isMainFrame, request, securityOrigin) = (frame.isMainFrame, frame.request, frame.securityOrigin)
        }
    }
}

extension WebPage.NavigationDeciding {
    public mutating func decidePolicy(for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences) async
        -> WKNavigationActionPolicy
    { .allow }
    public mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy {
        response.canShowMimeType ? .allow : .cancel
    }
    public mutating func decideAuthenticationChallengeDisposition(for challenge: URLAuthenticationChallenge) async
        -> (URLSession.AuthChallengeDisposition, URLCredential?)
    { (.performDefaultHandling, nil) }
}

/// Allows what a web view without a delegate allows.
struct DefaultDecisions: WebPage.NavigationDeciding {}
