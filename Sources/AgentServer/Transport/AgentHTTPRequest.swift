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
    private let headers: [(name: String, value: String)]

    init(method: String, target: String, headers: [(name: String, value: String)]) {
        (self.method, self.target, self.headers) = (method, target, headers)
    }

    private func values(of name: String) -> [String] {
        headers.filter { $0.name.caseInsensitiveCompare(name) == .orderedSame }.map(\.value)
    }

    /// The value of a header that is there once; nil where it is missing or there twice.
    private func only(_ name: String) -> String? {
        let values = values(of: name)
        return values.count == 1 ? values[0] : nil
    }

    var session: String? { only("Mcp-Session-Id") }
    var isJSON: Bool { only("Content-Type")?.lowercased().hasPrefix("application/json") == true }
    /// Whether the answer may be a stream of events.
    var acceptsEvents: Bool { values(of: "Accept").contains { $0.lowercased().contains("text/event-stream") } }

    /// Checks where the request comes from, then its token, then what it asks for.
    ///
    /// - Parameter port: The server's.
    /// - Throws: `Refusal`. A page of another site, which a browser could have send requests here, learns nothing.
    func check(port: Int, token: AccessToken) throws(Refusal) {
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        guard let host = only("Host"), hosts.contains(host.lowercased()) else {
            throw Refusal(status: 403, text: "Only 127.0.0.1 is served.\n")
        }
        guard values(of: "Origin").allSatisfy({ origin in hosts.contains { origin == "http://\($0)" } }) else {
            throw Refusal(status: 403, text: "Pages of other sites are not served.\n")
        }
        guard let given = only("Authorization"), given.hasPrefix("Bearer "), token.matches(String(given.dropFirst("Bearer ".count))) else {
            throw Refusal(status: 401, text: "The token is missing or wrong; send it as “Authorization: Bearer …”.\n")
        }
        guard target.prefix(while: { $0 != "?" }) == Self.path else { throw Refusal(status: 404, text: "There is only \(Self.path).\n") }
        guard ["POST", "DELETE"].contains(method) else {
            throw Refusal(status: 405, text: "Use POST; there is no stream of the server's own.\n")
        }
        let versions = values(of: "MCP-Protocol-Version")
        guard versions.allSatisfy({ ProtocolVersion(rawValue: $0) != nil }), versions.count <= 1 else {
            throw Refusal(status: 400, text: "This revision of the protocol is not spoken: \(ProtocolVersion.latest.rawValue) is.\n")
        }
        guard method != "POST" || isJSON else { throw Refusal(status: 415, text: "Messages are application/json.\n") }
    }
}
