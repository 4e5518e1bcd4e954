import Foundation
import NIOHTTP1

/// A request taken apart: `/devices/<UDID>/<asset>?token=…`.
struct PageRequest {
    let path: String
    let query: [String: String]
    let headers: HTTPHeaders
    let device: UUID?
    /// What is asked for below the device.
    let asset: String

    init(_ head: HTTPRequestHead) {
        headers = head.headers
        let parts = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(parts[0])
        var query: [String: String] = [:]
        for pair in parts.count > 1 ? parts[1].split(separator: "&") : [] {
            let sides = pair.split(separator: "=", maxSplits: 1)
            query[String(sides[0])] = sides.count > 1 ? String(sides[1]).removingPercentEncoding : ""
        }
        self.query = query
        let segments = path.split(separator: "/", omittingEmptySubsequences: true)
        device = segments.count >= 2 && segments[0] == "devices" ? UUID(uuidString: String(segments[1])) : nil
        asset = device == nil ? "" : segments.dropFirst(2).joined(separator: "/")
    }

    /// The token of the query, the cookie or the command line's header.
    var token: String? {
        if let token = query["token"] { return token }
        if let header = headers["Authorization"].first, header.hasPrefix("Bearer ") { return String(header.dropFirst(7)) }
        for cookie in headers["Cookie"].flatMap({ $0.split(separator: ";") }) {
            let sides = cookie.trimmingCharacters(in: .whitespaces).split(separator: "=", maxSplits: 1)
            if sides.count == 2, sides[0] == PageAccess.cookie { return String(sides[1]) }
        }
        return nil
    }
}

/// Who may use the host: requests that carry this run's token, come to a loopback address, and not from another site's page.
final class PageAccess: @unchecked Sendable {
    static let cookie = "quince-token"

    let token: AccessToken
    /// Set once, before the first request can know it.
    var port = 0

    init(token: AccessToken) { self.token = token }

    func allows(_ request: PageRequest) -> Bool {
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        guard let host = request.headers["Host"].first, hosts.contains(host) else { return false }
        if let origin = request.headers["Origin"].first, !hosts.contains(where: { origin == "http://\($0)" }) { return false }
        return token.matches(request.token)
    }
}
