import Foundation
import Simulator

/// Decides who is served, before anything else of a request is read.
///
/// WebDriver's clients send no tokens of their own, so whoever is on this machine and the server's user is served, and no page in a browser:
/// those have an origin, and may choose the host's name.
struct WebDriverAccess: Sendable {
    /// Why a request gets nothing.
    struct Refusal: Error, Equatable {
        var status: Int
        var text: String
    }

    /// The token that clients need, in a URL (`http://quince:TOKEN@127.0.0.1:8100`) or a header; nil for none.
    var token: AccessToken?

    private static let hosts: Set<String> = ["127.0.0.1", "localhost", "[::1]"]

    /// - Parameter isOwn: Whether the client is this user's, which is looked up only where no token is needed.
    func check(_ headers: RequestHeaders, isOwn: () -> Bool) throws(Refusal) {
        guard let host = headers.only("Host"), Self.hosts.contains(Self.name(of: host)) else {
            throw Refusal(status: 403, text: "only 127.0.0.1 and localhost are served")
        }
        guard headers.values(of: "Origin").isEmpty, headers.values(of: "Sec-Fetch-Site").isEmpty else {
            throw Refusal(status: 403, text: "pages are not served")
        }
        if let token {
            guard token.matches(headers.bearerToken ?? Self.password(headers)) else {
                throw Refusal(status: 401, text: "the token is missing or wrong; send it as password: http://quince:TOKEN@127.0.0.1:PORT")
            }
        } else if !isOwn() {
            throw Refusal(
                status: 403, text: "other users of this machine are not served; set QUINCE_WEBDRIVER_TOKEN for clients in containers")
        }
    }

    /// The host's name without its port.
    private static func name(of host: String) -> String {
        let host = host.lowercased()
        guard let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") else { return host }
        return String(host[..<colon])
    }

    private static func password(_ headers: RequestHeaders) -> String? {
        guard let header = headers.only("Authorization"), header.lowercased().hasPrefix("basic "),
            let data = Data(base64Encoded: String(header.dropFirst("basic ".count)))
        else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        return text.firstIndex(of: ":").map { String(text[text.index(after: $0)...]) }
    }
}
