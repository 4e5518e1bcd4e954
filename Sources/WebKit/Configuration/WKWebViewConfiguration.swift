@_spi(Quince) import QuinceFoundation
import UIKit

/// The kinds of media that need a touch before they play.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// How fine a selection is.
public enum WKSelectionGranularity: Int, Sendable {
    case dynamic = 0
    case character = 1
}

/// What a web view is made with; a view keeps a copy.
///
/// Source: Apple's documentation of `WKWebViewConfiguration`.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject, NSCopying {
    open var processPool = WKProcessPool()
    open var preferences = WKPreferences()
    open var userContentController = WKUserContentController()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// Added to the user agent; an iOS app's is empty.
    open var applicationNameForUserAgent: String?
    open var allowsInlineMediaPlayback = false
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// Pages are shown as they are drawn first; later pictures of a load are shown with its end where it is set.
    open var suppressesIncrementalRendering = false

    /// The kinds of data that become links in texts of pages.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// Whether videos may be sent to other screens; the device finds none, as Apple's Simulator.
    open var allowsAirPlayForMediaPlayback = true
    /// Whether videos may play over other apps, which the device does not support, as Apple's Simulator of iPhone.
    open var allowsPictureInPictureMediaPlayback = true

    @available(*, unavailable, message: "not yet in Quince: selections in pages")
    open var selectionGranularity: WKSelectionGranularity {
        get { .dynamic }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: app-bound domains")
    open var limitsNavigationsToAppBoundDomains: Bool {
        get { false }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: zooming pages against their will")
    open var ignoresViewportScaleLimits: Bool {
        get { false }
        set {}
    }

    /// Whether pages of files may read what is at any address; set by key.
    var filesReadAll = false
    private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

    public override init() {
        super.init()
        WebKeys.register
    }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    private func duplicate() -> WKWebViewConfiguration {
        let copy = WKWebViewConfiguration()
        (copy.processPool, copy.preferences, copy.userContentController) = (processPool, preferences, userContentController)
        (copy.websiteDataStore, copy.defaultWebpagePreferences) = (websiteDataStore, defaultWebpagePreferences.duplicate())
        copy.applicationNameForUserAgent = applicationNameForUserAgent
        copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
        copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
        copy.suppressesIncrementalRendering = suppressesIncrementalRendering
        copy.dataDetectorTypes = dataDetectorTypes
        copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
        copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
        (copy.schemeHandlers, copy.filesReadAll) = (schemeHandlers, filesReadAll)
        return copy
    }

    // MARK: Schemes

    /// Has a handler load addresses of a scheme; one that WebKit loads itself, or that has a handler, ends the app with iOS's exception.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        let scheme = urlScheme.lowercased()
        if WKWebView.handlesURLScheme(scheme) {
            raise(.invalidArgumentException, "'\(urlScheme)' is a URL scheme that WKWebView handles natively")
        }
        if schemeHandlers[scheme] != nil {
            raise(.invalidArgumentException, "URL scheme '\(urlScheme)' already has a registered URL scheme handler")
        }
        schemeHandlers[scheme] = urlSchemeHandler
    }
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { schemeHandlers[urlScheme.lowercased()] }

    var schemes: [String] { schemeHandlers.keys.sorted() }
}

/// A pool of web processes. All views of an app share the engine's processes, as since iOS 15.
///
/// Source: Apple's documentation of `WKProcessPool`.
@preconcurrency @MainActor open class WKProcessPool: NSObject {
    public override init() { super.init() }
}
