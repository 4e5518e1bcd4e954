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
        FileHandle.standardError.write(Data(Self.advice.utf8))
        client?.urlProtocol(self, didFailWithError: URLError(.appTransportSecurityRequiresSecureConnection, userInfo: information))
    }

    override func stopLoading() {}

    private var information: [String: Any] {
        var information: [String: Any] = [NSLocalizedDescriptionKey: Self.description]
        information[NSURLErrorFailingURLErrorKey] = request.url
        information[NSURLErrorFailingURLStringErrorKey] = request.url?.absoluteString
        return information
    }

    private static let description =
        "The resource could not be loaded because the App Transport Security policy requires the use of a secure connection."
    private static let advice = """
        App Transport Security has blocked a cleartext HTTP (http://) resource load since it is insecure. Temporary exceptions can be \
        configured via your app's Info.plist file.

        """
}
