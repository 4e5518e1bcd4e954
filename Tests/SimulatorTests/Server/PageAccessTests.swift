import Foundation
import Testing

@testable import Simulator

/// Who may have what, and that nothing of a request is parsed before.
struct PageAccessTests {
    private let access = PageAccess(token: AccessToken())
    private let device = UUID()

    init() { access.port = 4000 }

    private func request(
        _ target: String, method: String = "GET", host: String? = "127.0.0.1:4000", _ headers: [(name: String, value: String)] = []
    ) -> PageRequest {
        PageRequest(method: method, target: target, headers: (host.map { [("host", $0)] } ?? []) + headers)
    }

    private func refusal(_ request: PageRequest) -> PageRefusal? {
        do {
            _ = try access.resource(of: request)
            return nil
        } catch { return error }
    }

    private var socket: String { "/devices/\(device.uuidString)/socket" }
    private var bearer: (name: String, value: String) { ("authorization", "Bearer \(access.token.text)") }

    @Test func filesOfThePagesNeedNoToken() {
        #expect(refusal(request("/")) == nil)
        #expect(refusal(request("/devices/\(device.uuidString)/main.js")) == nil)
        #expect(refusal(request("/previews/", host: "localhost:4000")) == nil)
    }

    @Test(arguments: ["socket", "icons/a.b.png", "widgets/1/2/3.png"]) func theRestNeedsIt(_ asset: String) {
        let target = "/devices/\(device.uuidString)/\(asset)"
        #expect(refusal(request(target)) == .token)
        #expect(refusal(request(target, [("Authorization", "Bearer \(AccessToken().text)")])) == .token)
        #expect(refusal(request(target + "?token=\(access.token.text)")) == .token)
        #expect(refusal(request(target, [("Cookie", "quince-token=\(access.token.text)")])) == .token)
        #expect(refusal(request(target, [bearer, bearer])) == .token)
        #expect(refusal(request(target, [bearer])) == nil)
    }

    @Test func thePreviewsFeedNeedsTheToken() {
        #expect(refusal(request("/previews/feed")) == .token)
        #expect(refusal(request("/previews/feed", [bearer])) == nil)
    }

    @Test func aSocketBringsItAsASubprotocol() {
        func offering(_ protocols: String) -> PageRequest { request(socket, [("Sec-WebSocket-Protocol", protocols)]) }
        #expect(refusal(offering("quince")) == .token)
        #expect(refusal(offering("quince, quince.token.")) == .token)
        #expect(refusal(offering("quince,quince.token.\(access.token.text)")) == nil)
    }

    /// A page of another site whose name leads here since it was loaded has the token of nobody, and its own name in `Host`.
    @Test(arguments: [
        nil, "", "example.com", "example.com:4000", "127.0.0.1", "127.0.0.1:4001", "127.0.0.1:4000.example.com", "[::1]:4000",
    ])
    func otherNamesAreRefused(host: String?) {
        #expect(refusal(request("/", host: host)) == .foreign)
        #expect(refusal(request(socket, host: host, [bearer])) == .foreign)
    }

    @Test func twoNamesAreRefused() { #expect(refusal(request("/", [("Host", "127.0.0.1:4000")])) == .foreign) }

    @Test(arguments: ["null", "http://example.com", "http://127.0.0.1:4001", "https://127.0.0.1:4000", "http://127.0.0.1:4000/", ""])
    func otherOriginsAreRefused(origin: String) {
        #expect(refusal(request("/", [("Origin", origin)])) == .foreign)
        #expect(refusal(request(socket, [bearer, ("Origin", "http://127.0.0.1:4000"), ("Origin", origin)])) == .foreign)
    }

    @Test func ourOriginIsNot() { #expect(refusal(request(socket, [bearer, ("Origin", "http://127.0.0.1:4000")])) == nil) }

    @Test func partsOfOtherSitesPagesAreRefused() {
        func fetched(_ site: String, _ mode: String, _ destination: String) -> PageRefusal? {
            refusal(request("/", [("Sec-Fetch-Site", site), ("Sec-Fetch-Mode", mode), ("Sec-Fetch-Dest", destination)]))
        }
        #expect(fetched("cross-site", "no-cors", "image") == .foreign)
        #expect(fetched("same-site", "no-cors", "script") == .foreign)
        #expect(fetched("cross-site", "navigate", "iframe") == .foreign)
        #expect(fetched("cross-site", "navigate", "document") == nil)
        #expect(fetched("same-origin", "cors", "empty") == nil)
        #expect(fetched("none", "navigate", "document") == nil)
    }

    @Test func whereItComesFromIsDecidedFirst() {
        #expect(refusal(request("/?=", method: "POST", host: "example.com", [("Content-Length", "x")])) == .foreign)
        #expect(refusal(request("/", method: "POST")) == .method)
        #expect(refusal(request("/", [("Content-Length", "5")])) == .body)
        #expect(refusal(request("/", [("transfer-encoding", "chunked")])) == .body)
    }
}
