import Foundation
import Testing

@testable import Simulator

/// The page of a device as its address describes it, and requests for what belongs to it.
struct ServedPage {
    let port: Int
    let token: String
    let device: String

    init(_ device: HostReply.Device) throws {
        let address = try #require(device.url.flatMap { URLComponents(string: $0) })
        port = try #require(address.port)
        token = try #require(address.fragment?.components(separatedBy: "token=").last)
        self.device = device.udid
    }

    var host: String { "127.0.0.1:\(port)" }
    var authorization: String { "Authorization: Bearer \(token)" }
    var socketPath: String { "/devices/\(device)/socket" }

    /// A request of the page's; other headers follow `Host`.
    func request(_ path: String, method: String = "GET", host: String? = nil, headers: [String] = [], body: String = "") -> Data {
        let lines =
            ["\(method) \(path) HTTP/1.1", "Host: \(host ?? self.host)"] + headers
            + (body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"]) + ["", body]
        return Data(lines.joined(separator: "\r\n").utf8)
    }

    /// A request for the socket that offers these subprotocols.
    func upgrade(protocols: String? = nil, headers: [String] = []) -> Data {
        let offered = protocols ?? "quince, quince.token.\(token)"
        return request(
            socketPath,
            headers: [
                "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                "Sec-WebSocket-Protocol: \(offered)",
            ] + headers)
    }

    /// The head of the answer to a request.
    func head(_ request: Data) throws -> String {
        let connection = try RawConnection(port: port)
        connection.send(request)
        return String(decoding: try connection.receive(upTo: Data("\r\n\r\n".utf8)), as: UTF8.self)
    }

    /// The status code of the answer to a request; 0 without an answer.
    func status(_ request: Data) throws -> Int {
        let words = try head(request).split(separator: " ", maxSplits: 2)
        return words.dropFirst().first.flatMap { Int($0) } ?? 0
    }

    /// The page's side of a socket, after the handshake.
    func connect() throws -> RawConnection {
        let page = try RawConnection(port: port)
        page.send(upgrade())
        let head = String(decoding: try page.receive(upTo: Data("\r\n\r\n".utf8)), as: UTF8.self)
        try #require(head.hasPrefix("HTTP/1.1 101 "), "\(head)")
        return page
    }
}
