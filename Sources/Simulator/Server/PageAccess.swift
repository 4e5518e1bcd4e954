import Foundation

/// Decides who may use the host's pages: requests that come to a loopback address, not from another site's page, and with this run's token
/// where that is needed.
final class PageAccess: @unchecked Sendable {
    let token: AccessToken
    /// Set once, before the first request can know it.
    var port = 0

    init(token: AccessToken) { self.token = token }

    /// The hosts by which the pages can be reached.
    var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

    /// Returns what a request asks for and may have.
    ///
    /// Nothing of the request but the headers that say where it comes from is looked at before these are right.
    func resource(of request: PageRequest) throws(PageRefusal) -> PageRequest.Resource {
        guard let host = request.host, hosts.contains(host) else { throw .foreign }
        let origins = hosts.map { "http://\($0)" }
        guard request.origins.allSatisfy({ origins.contains($0) }), !request.isOfAnotherSite else { throw .foreign }
        guard request.method == "GET" else { throw .method }
        guard !request.hasBody else { throw .body }
        let resource = request.resource
        guard !resource.needsToken || token.matches(request.token) else { throw .token }
        return resource
    }

    /// The Content-Security-Policy of everything that is served: scripts, styles and connections of this server alone, no frames of others.
    var contentPolicy: String {
        let sockets = hosts.map { "ws://\($0)" }.joined(separator: " ")
        return [
            "default-src 'none'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'", "img-src blob: data:",
            "media-src blob: http: https:",
            "connect-src 'self' \(sockets)", "frame-src 'self'", "frame-ancestors 'self'", "base-uri 'none'", "form-action 'none'",
        ].joined(separator: "; ")
    }
}
