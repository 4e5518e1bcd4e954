@_weakLinked import FoundationNetworking
import UIKit

/// Requests, answers and errors of the engine as Foundation's.
enum EngineRequest {
    private static let nothing = URL(string: "about:blank")!

    static func request(in frame: EngineFrame) -> URLRequest {
        var request = URLRequest(url: frame.url("url") ?? nothing)
        if let method = frame.text("method"), !method.isEmpty { request.httpMethod = method }
        for (name, value) in frame.texts("headers") { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }

    static func response(in frame: EngineFrame) -> URLResponse {
        let url = frame.url("url") ?? nothing
        if ["http", "https"].contains(url.scheme?.lowercased() ?? "") {
            let headers = frame.texts("headers"), status = frame.integer("status") ?? 0
            if let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers) {
                return response
            }
        }
        return URLResponse(
            url: url, mimeType: frame.text("mime"), expectedContentLength: frame.integer("length") ?? -1, textEncodingName: nil)
    }

    /// The error of a load that failed, as iOS has it.
    static func error(in frame: EngineFrame) -> NSError {
        let (domain, code) = code(frame.text("domain") ?? "", frame.integer("code") ?? 0)
        var information: [String: Any] = [:]
        if let message = frame.text("message") { information[NSLocalizedDescriptionKey] = message }
        if let url = frame.url("url") {
            information[NSURLErrorFailingURLErrorKey] = url
            information[NSURLErrorFailingURLStringErrorKey] = url.absoluteString
        }
        if domain == NSURLErrorDomain { information[NSLocalizedDescriptionKey] = nil }
        return NSError(domain: domain, code: code, userInfo: information)
    }

    private static func code(_ domain: String, _ code: Int) -> (String, Int) {
        switch (domain, code) {
        case ("g-resolver-error-quark", _): (NSURLErrorDomain, NSURLErrorCannotFindHost)
        case ("certificate", _): (NSURLErrorDomain, NSURLErrorServerCertificateUntrusted)
        case ("g-tls-error-quark", _): (NSURLErrorDomain, NSURLErrorSecureConnectionFailed)
        case ("g-io-error-quark", 39): (NSURLErrorDomain, NSURLErrorCannotConnectToHost)
        case ("g-io-error-quark", 24): (NSURLErrorDomain, NSURLErrorTimedOut)
        case ("g-io-error-quark", 38), ("g-io-error-quark", 37): (NSURLErrorDomain, NSURLErrorNotConnectedToInternet)
        case ("g-io-error-quark", 44): (NSURLErrorDomain, NSURLErrorNetworkConnectionLost)
        case (_, 302) where domain.contains("Network"): (NSURLErrorDomain, NSURLErrorCancelled)
        case (_, 301) where domain.contains("Network"): (NSURLErrorDomain, NSURLErrorUnsupportedURL)
        case (_, 303) where domain.contains("Network"): (NSURLErrorDomain, NSURLErrorFileDoesNotExist)
        case (_, 100...104) where domain.contains("Policy"): ("WebKitErrorDomain", code)
        case ("quince-scheme", _): (NSURLErrorDomain, code)
        default: (NSURLErrorDomain, NSURLErrorNetworkConnectionLost)
        }
    }
}
