import Foundation
import Simulator
import Testing

@testable import WebDriverServer

struct WebDriverAccessTests {
    private let token = AccessToken(String(repeating: "a", count: 32))

    private func refusal(_ headers: [(String, String)], token: AccessToken? = nil, isOwn: Bool = true) -> Int? {
        do {
            try WebDriverAccess(token: token).check(RequestHeaders(headers.map { (name: $0.0, value: $0.1) })) { isOwn }
            return nil
        } catch { return error.status }
    }

    @Test(arguments: ["127.0.0.1:8100", "localhost:8100", "localhost", "LOCALHOST:1", "[::1]:8100"])
    func loopbackIsServed(_ host: String) { #expect(refusal([("Host", host)]) == nil) }

    @Test(arguments: ["example.com", "127.0.0.1.example.com:8100", "0.0.0.0:8100", "", "localhost.:8100", "::1"])
    func otherNamesAreNot(_ host: String) { #expect(refusal([("Host", host)]) == 403) }

    @Test func pagesAreNotServed() {
        #expect(refusal([]) == 403)
        #expect(refusal([("Host", "localhost"), ("Origin", "http://localhost")]) == 403)
        #expect(refusal([("Host", "localhost"), ("Origin", "null")]) == 403)
        #expect(refusal([("Host", "localhost"), ("Sec-Fetch-Site", "none")]) == 403)
        #expect(refusal([("Host", "localhost"), ("Host", "localhost")]) == 403)
    }

    @Test func otherUsersAreNotServed() { #expect(refusal([("Host", "localhost")], isOwn: false) == 403) }

    @Test func aTokenIsNeededWhereThereIsOne() {
        let password = Data("quince:\(token?.text ?? "")".utf8).base64EncodedString()
        #expect(refusal([("Host", "localhost")], token: token) == 401)
        #expect(refusal([("Host", "localhost"), ("Authorization", "Basic YTpi")], token: token) == 401)
        #expect(refusal([("Host", "localhost"), ("Authorization", "Basic !")], token: token) == 401)
        #expect(refusal([("Host", "localhost"), ("Authorization", "Basic \(password)")], token: token, isOwn: false) == nil)
        #expect(refusal([("Host", "localhost"), ("Authorization", "Bearer \(token?.text ?? "")")], token: token) == nil)
    }

    @Test func theKernelsTableTellsUsersApart() {
        let table = """
              sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
               0: 0100007F:1FA4 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 1 1
               1: 0100007F:C001 0100007F:1FA4 01 00000000:00000000 00:00000000 00000000  1001        0 2 1
               2: 0100007F:1FA4 0100007F:C001 01 00000000:00000000 00:00000000 00000000     0        0 3 1
            garbage
            """
        #expect(PeerUser.user(client: 0xc001, server: 0x1fa4, table: table) == 1001)
        #expect(PeerUser.user(client: 0xc002, server: 0x1fa4, table: table) == nil)
        let mapped = "sl\n 0: 0000000000000000FFFF00000100007F:C001 0000000000000000FFFF00000100007F:1FA4 01 0:0 0:0 0 1002 0 2 1"
        #expect(PeerUser.user(client: 0xc001, server: 0x1fa4, table: mapped) == 1002)
    }
}
