import DamageSupport
import Foundation
import Testing

@testable import Simulator

/// Whatever reaches the host over its port ends at most the connection it came by.
@Suite(.serialized)
struct DamagedInputTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func serving(_ test: (HostClient, ServedPage) async throws -> Void) async throws {
        try await ServedHost.run(in: folder) { client, device in
            try await test(client, try ServedPage(device))
            let devices = try client.send(HostRequest(.list)).devices
            #expect(devices?.map(\.udid) == [device.udid], "the host goes on")
            #expect(devices?.first?.isBooted == true, "the device goes on")
        }
    }

    @Test func damagedRequestsEndTheirConnection() async throws {
        try await serving { _, page in
            var damage = Damage(alphabet: "\r\n: /?&=%{}\",")
            let requests = [
                page.request("/devices/\(page.device)/icons/test.fake.png", headers: [page.authorization]),
                page.request("/devices/\(page.device)/phone/phone.js?with=1,2"), page.upgrade(),
            ]
            for round in 0..<300 {
                let connection = try RawConnection(port: page.port)
                connection.send(Data(damage.apply(to: Array(requests[round % requests.count]))))
                connection.endSending()
                _ = try connection.receive()
            }
        }
    }

    /// The first of these ended the host.
    @Test(arguments: [
        "/?=", "/?", "/?==&&=", "/%", "/%%%", "//", "/devices//", "/devices/%00/", "/devices/../..", "*", "http://a/", "/?%ff=%f",
    ])
    func strangeTargetsAreAnswered(target: String) async throws {
        try await serving { _, page in
            let own = try page.status(page.request(target)), foreign = try page.status(page.request(target, host: "example.com"))
            #expect([307, 400, 404].contains(own))
            #expect(foreign == 403 || own == 400)
        }
    }

    @Test func requestsAreRefusedBeforeTheirBodyIsRead() async throws {
        try await serving { _, page in
            func status(_ method: String, _ headers: [String], host: String? = nil) throws -> Int {
                try page.status(page.request("/devices/\(page.device)/", method: method, host: host, headers: headers))
            }
            let foreign = try status("POST", ["Content-Length: 17000000"], host: "example.com")
            #expect(foreign == 403)
            #expect(try status("POST", ["Content-Length: 17000000"]) == 405)
            #expect(try status("GET", ["Content-Length: 17000000"]) == 413)
            #expect(try status("GET", ["Content-Length: -1"]) == 400)
            #expect(try status("GET", ["Content-Length: 99999999999999999999999"]) == 400)
            #expect(try status("GET", ["Content-Length: 1", "Content-Length: 2"]) == 400)
            #expect(try status("GET", ["Content-Length: 0"]) == 200)
        }
    }

    @Test func longHeadsAreCutOff() async throws {
        try await serving { _, page in
            let long = String(repeating: "a", count: 9000)
            #expect(try page.status(page.request("/", headers: (0..<100).map { "X-\($0): a" })) == 400)
            #expect(try page.status(page.request("/", headers: ["X: \(long)"])) == 400)
            #expect(try page.status(page.request("/", headers: (0..<5).map { "X-\($0): \(long.prefix(8000))" })) == 400)
            let target = try page.status(page.request("/\(long)"))
            #expect(target == 400 || target == 404)
        }
    }

    @Test func aBodyWithoutAnEndIsCutOff() async throws {
        try await serving { _, page in
            let connection = try RawConnection(port: page.port)
            connection.send(page.request("/", headers: ["Transfer-Encoding: chunked"]))
            let chunk = Data("10000\r\n".utf8) + Data(repeating: 32, count: 65536) + Data("\r\n".utf8)
            for _ in 0..<1000 { connection.send(chunk) }
            _ = try connection.receive()
        }
    }

    @Test func damagedCommandsEndTheirConnection() async throws {
        try await serving { _, _ in
            var damage = Damage(alphabet: "\n{}[]\",:\\")
            let record = try #require(HostRecord.read(in: folder.url))
            let call = HostCall(key: record.key ?? "", request: HostRequest(.list, device: "iPhone 15"))
            let line = try JSONEncoder().encode(call) + Data("\n".utf8)
            let socket = try HostSocket(in: folder.url)
            for _ in 0..<300 {
                let connection = RawConnection(try #require(try socket.connect()))
                connection.send(Data(damage.apply(to: Array(line))))
                connection.endSending()
                _ = try connection.receive()
            }
        }
    }

    @Test func aCommandWithoutAnEndIsCutOff() async throws {
        try await serving { _, _ in
            let connection = RawConnection(try #require(try HostSocket(in: folder.url).connect()))
            let part = Data(repeating: 32, count: 1 << 20)
            for _ in 0..<20 { connection.send(part) }
            #expect(try connection.receive().isEmpty)
        }
    }

    @Test func damagedFramesEndTheirConnection() async throws {
        try await serving { _, served in
            var damage = Damage(alphabet: "\u{1}\u{2}\u{8}\u{9}{}[]\",:")
            let touch = #"{"type":"touches","samples":[{"finger":1,"phase":"began","x":10,"y":20.5,"force":0}]}"#
            let messages = [touch, #"{"type":"press","button":"home"}"#, #"{"type":"insertText","text":"ä"}"#, #"{"type":"relaunch"}"#]
            let half = touch.utf8.count / 2
            let stream =
                messages.map(PageFrame.encoded).reduce(Data(), +)
                + PageFrame.encoded(PageFrame.text, Data(touch.utf8.prefix(half)), isFinal: false)
                + PageFrame.encoded(PageFrame.ping, Data("p".utf8))
                + PageFrame.encoded(PageFrame.continuation, Data(touch.utf8.dropFirst(half)))
            for _ in 0..<300 {
                let page = try served.connect()
                page.send(Data(damage.apply(to: Array(stream))))
                page.endSending()
                _ = try page.receive()
            }
        }
    }

    /// Messages that no page sends, and the codes (RFC 6455, section 7.4.1) the host hangs up with.
    private static let refusals: [(String, Data, Int)] = [
        ("text that is no JSON", PageFrame.encoded("{"), 1007), ("a message nobody knows", PageFrame.encoded(#"{"type":"format"}"#), 1007),
        ("a value nobody knows", PageFrame.encoded(#"{"type":"press","button":"eject"}"#), 1007),
        ("lists within lists", PageFrame.encoded(String(repeating: "[", count: 100_000)), 1007),
        ("binary", PageFrame.encoded(PageFrame.binary, Data([1])), 1003),
        ("a continuation of nothing", PageFrame.encoded(PageFrame.continuation, Data([1])), 1002),
        (
            "a message within another",
            PageFrame.encoded(PageFrame.text, Data("{".utf8), isFinal: false) + PageFrame.encoded("{}"), 1002
        ),
        ("an unknown opcode", PageFrame.encoded(5, Data()), 1002), ("an unknown control opcode", PageFrame.encoded(11, Data()), 1002),
        ("a frame without a mask", PageFrame.encoded(PageFrame.text, Data("{}".utf8), isMasked: false), 1002),
        ("a ping without a mask", PageFrame.encoded(PageFrame.ping, Data(), isMasked: false), 1002),
        (
            "a fragment without a mask",
            PageFrame.encoded(PageFrame.text, Data("{".utf8), isFinal: false)
                + PageFrame.encoded(PageFrame.continuation, Data("}".utf8), isMasked: false), 1002
        ),
        ("the first reserved bit", PageFrame.encoded(PageFrame.text, Data("{}".utf8), reserved: 0x40), 1002),
        ("the second reserved bit", PageFrame.encoded(PageFrame.ping, Data(), reserved: 0x20), 1002),
        ("the third reserved bit", PageFrame.encoded(PageFrame.text, Data("{}".utf8), reserved: 0x10), 1002),
        ("a long ping", PageFrame.encoded(PageFrame.ping, Data(repeating: 0, count: 126)), 1002),
        ("a ping in fragments", PageFrame.encoded(PageFrame.ping, Data(), isFinal: false), 1002),
        ("a close of one byte", PageFrame.encoded(PageFrame.close, Data([3])), 1002),
        ("a close with a reserved code", PageFrame.encoded(PageFrame.close, Data([3, 237])), 1002),
        ("a close whose text is no UTF-8", PageFrame.encoded(PageFrame.close, Data([3, 232, 255])), 1002),
        ("a long message", PageFrame.encoded(PageFrame.text, Data(repeating: 32, count: (1 << 20) + 1)), 1009),
        (
            "a long message in fragments",
            (0..<9).reduce(Data()) {
                $0
                    + PageFrame.encoded(
                        $1 == 0 ? PageFrame.text : PageFrame.continuation, Data(repeating: 32, count: 500_000), isFinal: false)
            }, 1009
        ),
        ("a frame longer than memory", PageFrame.encoded(PageFrame.text, Data(), length: 1 << 62), 1009),
        (
            "fragments without end",
            (0..<70).reduce(Data()) {
                $0 + PageFrame.encoded($1 == 0 ? PageFrame.text : PageFrame.continuation, Data("[".utf8), isFinal: false)
            },
            1009
        ),
    ]

    @Test func whatNoPageSendsIsRefusedWithItsCode() async throws {
        try await serving { _, served in
            for (what, bytes, code) in Self.refusals {
                let page = try served.connect()
                page.send(bytes)
                #expect(PageFrame.closeCode(in: try page.receive()) == code, "\(what)")
            }
        }
    }

    @Test func afterItsEndAConnectionSaysNothingMore() async throws {
        try await serving { client, served in
            let page = try served.connect()
            page.send(PageFrame.encoded("{") + PageFrame.encoded(#"{"type":"setAppearance","appearance":"dark"}"#))
            _ = try page.receive()
            #expect(try client.send(HostRequest(.setState, device: served.device)).state?.appearance == .light)
        }
    }

    @Test func aFloodOfMessagesIsTaken() async throws {
        try await serving { client, served in
            let page = try served.connect()
            let touch = PageFrame.encoded(#"{"type":"touches","samples":[{"finger":1,"phase":"ended","x":1,"y":2,"force":0}]}"#)
            let ping = PageFrame.encoded(PageFrame.ping, Data(repeating: 0, count: 125))
            var flood = Data()
            for _ in 0..<10_000 { flood += touch + ping }
            page.send(flood)
            page.send(
                PageFrame.encoded(#"{"type":"setAppearance","appearance":"dark"}"#) + PageFrame.encoded(PageFrame.close, Data([3, 232])))
            #expect(PageFrame.closeCode(in: try page.receive()) == 1000)
            #expect(try client.send(HostRequest(.setState, device: served.device)).state?.appearance == .dark)
        }
    }
}
