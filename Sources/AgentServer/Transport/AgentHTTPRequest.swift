import Foundation
import Simulator

/// The head of a request to the server, and whether it may have an answer. Any bytes make one.
struct AgentHTTPRequest {
    /// The protocol's only address.
    static let path = "/mcp"

    /// Why a request gets nothing.
    struct Refusal: Error, Equatable {
        var status: Int
        var text: String
    }

    let method: String
    private let target: String
    private let headers: RequestHeaders

    init(method: String, target: String, headers: [(name: String, value: String)]) {
        (self.method, self.target, self.headers) = (method, target, RequestHeaders(headers))
    }

    var session: String? { headers.only("Mcp-Session-Id") }
    var isJSON: Bool { headers.only("Content-Type")?.lowercased().hasPrefix("application/json") == true }
    /// Whether the answer may be a stream of events.
    var acceptsEvents: Bool { headers.values(of: "Accept").contains { $0.lowercased().contains("text/event-stream") } }

    /// Checks where the request comes from, then its token, then what it asks for.
    ///
    /// - Parameter port: The server's.
    /// - Throws: `Refusal`. A page of another site, which a browser could have send requests here, learns nothing.
    func check(port: Int, token: AccessToken) throws(Refusal) {
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        guard let host = headers.only("Host"), hosts.contains(host.lowercased()) else {
            throw Refusal(status: 403, text: "Only 127.0.0.1 is served.\n")
        }
        guard headers.values(of: "Origin").allSatisfy({ origin in hosts.contains { origin == "http://\($0)" } }) else {
            throw Refusal(status: 403, text: "Pages of other sites are not served.\n")
        }
        guard token.matches(headers.bearerToken) else {
            throw Refusal(status: 401, text: "The token is missing or wrong; send it as “Authorization: Bearer …”.\n")
        }
        guard target.prefix(while: { $0 != "?" }) == Self.path else { throw Refusal(status: 404, text: "There is only \(Self.path).\n") }
        guard ["POST", "DELETE"].contains(method) else {
            throw Refusal(status: 405, text: "Use POST; there is no stream of the server's own.\n")
        }
        let versions = headers.values(of: "MCP-Protocol-Version")
        guard versions.allSatisfy({ ProtocolVersion(rawValue: $0) != nil }), versions.count <= 1 else {
            throw Refusal(status: 400, text: "This revision of the protocol is not spoken: \(ProtocolVersion.latest.rawValue) is.\n")
        }
        guard method != "POST" || isJSON else { throw Refusal(status: 415, text: "Messages are application/json.\n") }
    }
}
