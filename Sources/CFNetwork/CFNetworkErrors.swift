import QuinceFoundation

public let kCFErrorDomainCFNetwork: CFString = "kCFErrorDomainCFNetwork"
public let kCFErrorDomainWinSock: CFString = "kCFErrorDomainWinSock"

/// Codes of errors. Source: Apple's documentation of `CFNetworkErrors`.
public struct CFNetworkErrors: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public init(_ rawValue: Int32) { self.rawValue = rawValue }

    public static let cfHostErrorHostNotFound = CFNetworkErrors(1)
    public static let cfHostErrorUnknown = CFNetworkErrors(2)
    public static let cfErrorHTTPAuthenticationTypeUnsupported = CFNetworkErrors(300)
    public static let cfErrorHTTPBadCredentials = CFNetworkErrors(301)
    public static let cfErrorHTTPConnectionLost = CFNetworkErrors(302)
    public static let cfErrorHTTPParseFailure = CFNetworkErrors(303)
    public static let cfErrorHTTPRedirectionLoopDetected = CFNetworkErrors(304)
    public static let cfErrorHTTPBadURL = CFNetworkErrors(305)
    public static let cfErrorHTTPProxyConnectionFailure = CFNetworkErrors(306)
    public static let cfurlErrorUnknown = CFNetworkErrors(-998)
    public static let cfurlErrorCancelled = CFNetworkErrors(-999)
    public static let cfurlErrorBadURL = CFNetworkErrors(-1000)
    public static let cfurlErrorTimedOut = CFNetworkErrors(-1001)
    public static let cfurlErrorUnsupportedURL = CFNetworkErrors(-1002)
    public static let cfurlErrorCannotFindHost = CFNetworkErrors(-1003)
    public static let cfurlErrorCannotConnectToHost = CFNetworkErrors(-1004)
    public static let cfurlErrorNetworkConnectionLost = CFNetworkErrors(-1005)
    public static let cfurlErrorDNSLookupFailed = CFNetworkErrors(-1006)
    public static let cfurlErrorHTTPTooManyRedirects = CFNetworkErrors(-1007)
    public static let cfurlErrorResourceUnavailable = CFNetworkErrors(-1008)
    public static let cfurlErrorNotConnectedToInternet = CFNetworkErrors(-1009)
    public static let cfurlErrorBadServerResponse = CFNetworkErrors(-1011)
    public static let cfurlErrorUserAuthenticationRequired = CFNetworkErrors(-1013)
    public static let cfurlErrorDataNotAllowed = CFNetworkErrors(-1020)
    public static let cfurlErrorSecureConnectionFailed = CFNetworkErrors(-1200)
    public static let cfurlErrorServerCertificateUntrusted = CFNetworkErrors(-1202)
    public static let cfurlErrorClientCertificateRejected = CFNetworkErrors(-1205)
}
