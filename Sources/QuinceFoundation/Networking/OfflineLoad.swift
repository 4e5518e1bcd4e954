import Foundation
// An app that loads nothing starts without Foundation's networking; one that does is linked with it itself.
@_weakLinked import FoundationNetworking

/// Takes the requests to other hosts while the device has no network, and fails each with iOS's error. Sessions ask it before Foundation's own classes.
final class OfflineLoad: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { SessionHooks.isOffline && request.url.map(leavesDevice) ?? false }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    /// Whether a load needs a network.
    static func leavesDevice(_ url: URL) -> Bool {
        guard ["http", "https", "ws", "wss", "ftp"].contains(url.scheme?.lowercased()), let host = url.host else { return false }
        return !["localhost", "::1", "[::1]"].contains(host.lowercased()) && !host.hasPrefix("127.")
    }

    override func startLoading() {
        var information: [String: Any] = [
            NSLocalizedDescriptionKey: "The Internet connection appears to be offline.",
            "_kCFStreamErrorCodeKey": 50, "_kCFStreamErrorDomainKey": 1,
        ]
        if let url = request.url {
            information[NSURLErrorFailingURLErrorKey] = url
            information[NSURLErrorFailingURLStringErrorKey] = url.absoluteString
        }
        client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet, userInfo: information))
    }

    override func stopLoading() {}
}
