import Foundation
// An app that loads nothing starts without Foundation's networking; one that does is linked with it itself.
@_weakLinked import FoundationNetworking

/// Takes the requests that App Transport Security forbids and fails each with iOS's error. Sessions ask it before Foundation's own classes.
final class InsecureLoad: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
        request.url.map { !TransportSecurity.ofApp.allows($0) } ?? false
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        InsecureLoadError.advise()
        // Delegates of sessions get this very error, and ask whether it is a `URLError`.
        let error = URLError(.appTransportSecurityRequiresSecureConnection, userInfo: InsecureLoadError.information(on: request.url))
        client?.urlProtocol(self, didFailWithError: error)
    }

    override func stopLoading() {}
}
