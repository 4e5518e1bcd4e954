import Foundation
import Simulator
import Testing

@testable import AgentServer

@Suite struct AgentHTTPRequestTests {
    private let token = AccessToken()

    /// The status with which a request is refused; nil where it is served.
    private func status(
        _ method: String = "POST", _ target: String = "/mcp", without missing: String? = nil, _ headers: [(String, String)] = []
    ) -> Int? {
        let usual = [("Host", "127.0.0.1:8650"), ("Authorization", "Bearer \(token.text)"), ("Content-Type", "application/json")]
        let all = usual.filter { field in field.0 != missing && !headers.contains { $0.0 == field.0 } } + headers
        let request = AgentHTTPRequest(method: method, target: target, headers: all.map { (name: $0.0, value: $0.1) })
        do {
            try request.check(port: 8650, token: token)
            return nil
        } catch { return error.status }
    }

    @Test func whoHasTheTokenIsServed() {
        #expect(status() == nil)
        #expect(status("DELETE") == nil)
        #expect(status(["Host": "localhost:8650"].map { ($0, $1) }) == nil)
        #expect(status([("Origin", "http://localhost:8650")]) == nil)
        #expect(status([("MCP-Protocol-Version", "2025-03-26")]) == nil)
    }

    private func status(_ headers: [(String, String)]) -> Int? { status("POST", "/mcp", without: nil, headers) }

    @Test func nobodyElseIs() {
        #expect(status(without: "Authorization") == 401)
        #expect(status([("Authorization", "Bearer \(AccessToken().text)")]) == 401)
        #expect(status([("Authorization", token.text)]) == 401)
        #expect(status([("Authorization", "Bearer \(token.text)"), ("authorization", "Bearer \(token.text)")]) == 401)
    }

    /// Another site's page may have its name lead here, and browsers say so.
    @Test func pagesOfOtherSitesLearnNothing() {
        #expect(status([("Host", "evil.example")]) == 403)
        #expect(status(without: "Host") == 403)
        #expect(status([("Origin", "https://evil.example"), ("Authorization", "Bearer wrong")]) == 403)
        #expect(status([("Origin", "null")]) == 403)
    }

    @Test func whatThereIsNotIsRefused() {
        #expect(status("POST", "/other") == 404)
        #expect(status("GET") == 405)
        #expect(status([("MCP-Protocol-Version", "1999-01-01")]) == 400)
        #expect(status([("Content-Type", "text/plain")]) == 415)
    }

    @Test func aTokenOfTheUsersOwnCannotBeGuessed() {
        #expect(AccessToken("short") == nil)
        #expect(AccessToken(String(repeating: "a b", count: 20)) == nil)
        #expect(AccessToken(token.text) == token)
    }
}
