import Foundation
@_weakLinked import FoundationNetworking

extension URLSessionConfiguration {
    /// The configuration of a session whose transfers go on while the app is in the background.
    ///
    /// - Parameter identifier: Names the session for as long as the app is installed; an app has one session of a name at a time.
    ///
    /// Source: Apple's documentation of `background(withIdentifier:)`.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        BackgroundConfiguration.make(BackgroundConfiguration.self, identifier)
    }

    /// Whether the app is woken, or started in the background, when the transfers of a background session are over. True for background sessions; others
    /// have no such events.
    public var sessionSendsLaunchEvents: Bool {
        get { (self as? BackgroundConfiguration)?.sendsLaunchEvents ?? false }
        set { (self as? BackgroundConfiguration)?.sendsLaunchEvents = newValue }
    }

    /// The app group in whose folder an extension's background session keeps what it fetches. Here every process keeps it in its own.
    @_disfavoredOverload public var sharedContainerIdentifier: String? {
        get { (self as? BackgroundConfiguration)?.container }
        set { (self as? BackgroundConfiguration)?.container = newValue }
    }
}

/// The class that can be made without a warning: Foundation marks its initialiser as deprecated, because others hand out ready-made configurations.
private protocol NamedConfiguration { init(named identifier: String) }

/// Says, besides what every configuration does, what is asked of background sessions.
final class BackgroundConfiguration: URLSessionConfiguration, NamedConfiguration, @unchecked Sendable {
    var sendsLaunchEvents = true
    var container: String?

    @available(*, deprecated, message: "make it by make(_:_:)")
    init(named identifier: String) {
        super.init()
        self.identifier = identifier
    }

    fileprivate static func make<Made: NamedConfiguration>(_ type: Made.Type, _ identifier: String) -> Made { Made(named: identifier) }

    override func copy(with zone: NSZone?) -> Any {
        let copy = Self.make(BackgroundConfiguration.self, identifier ?? "")
        (copy.sendsLaunchEvents, copy.container) = (sendsLaunchEvents, container)
        copy.requestCachePolicy = requestCachePolicy
        copy.timeoutIntervalForRequest = timeoutIntervalForRequest
        copy.timeoutIntervalForResource = timeoutIntervalForResource
        copy.networkServiceType = networkServiceType
        copy.allowsCellularAccess = allowsCellularAccess
        copy.isDiscretionary = isDiscretionary
        copy.connectionProxyDictionary = connectionProxyDictionary
        copy.httpShouldUsePipelining = httpShouldUsePipelining
        copy.httpShouldSetCookies = httpShouldSetCookies
        copy.httpCookieAcceptPolicy = httpCookieAcceptPolicy
        copy.httpAdditionalHeaders = httpAdditionalHeaders
        copy.httpMaximumConnectionsPerHost = httpMaximumConnectionsPerHost
        copy.httpCookieStorage = httpCookieStorage
        copy.urlCredentialStorage = urlCredentialStorage
        copy.urlCache = urlCache
        copy.shouldUseExtendedBackgroundIdleMode = shouldUseExtendedBackgroundIdleMode
        copy.protocolClasses = protocolClasses
        return copy
    }
}
