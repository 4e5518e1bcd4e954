import SwiftUI

extension WebPage {
    /// The settings that a page is made with.
    ///
    /// Source: Apple's documentation of `WebPage.Configuration`.
    @preconcurrency @MainActor public struct Configuration: Sendable {
        /// How videos in pages play.
        public enum MediaPlaybackBehavior: Hashable, Sendable {
            /// In their place on iPad, over the whole screen on iPhone.
            case automatic
            case allowsInlinePlayback
            case alwaysFullscreen
        }

        public var websiteDataStore: WKWebsiteDataStore = .default()
        public var userContentController = WKUserContentController()
        public var defaultNavigationPreferences = NavigationPreferences()
        /// The handlers of the app's own schemes.
        public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]
        /// Added to the user agent.
        public var applicationNameForUserAgent: String?
        public var suppressesIncrementalRendering = false
        public var mediaPlaybackBehavior = MediaPlaybackBehavior.automatic
        /// The kinds of data that become links in texts of pages.
        public var dataDetectorTypes: WKDataDetectorTypes = []
        /// Whether videos may be sent to other screens; the device finds none.
        public var allowsAirPlayForMediaPlayback = true

        public init() {}

        func makeConfiguration() -> WKWebViewConfiguration {
            let configuration = WKWebViewConfiguration()
            configuration.websiteDataStore = websiteDataStore
            configuration.userContentController = userContentController
            configuration.defaultWebpagePreferences = defaultNavigationPreferences.preferences
            configuration.applicationNameForUserAgent = applicationNameForUserAgent
            configuration.suppressesIncrementalRendering = suppressesIncrementalRendering
            configuration.dataDetectorTypes = dataDetectorTypes
            configuration.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
            configuration.allowsInlineMediaPlayback =
                mediaPlaybackBehavior == .automatic
                ? UIDevice.current.userInterfaceIdiom == .pad : mediaPlaybackBehavior == .allowsInlinePlayback
            for (scheme, handler) in urlSchemeHandlers {
                configuration.setURLSchemeHandler(SchemeAdapter(handler), forURLScheme: scheme.rawValue)
            }
            return configuration
        }
    }
}
