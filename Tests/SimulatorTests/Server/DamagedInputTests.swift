import DamageSupport
import Foundation
import Testing

@testable import Simulator

/// Whatever reaches the host over its port ends at most the connection it came by.
@Suite(.serialized)
struct DamagedInputTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func serving(_ test: (HostClient, HostReply.Device, HostRecord) async throws -> Void) async throws {
        try await ServedHost.run(in: folder) { client, device in
            try await test(client, device, try #require(HostRecord.read(in: folder.url)))
            let devices = try client.send(HostRequest(.list)).devices
            #expect(devices?.map(\.udid) == [device.udid] && devices?.first?.isBooted == true, "the host goes on")
        }
    }

    private func request(_ method: String, _ path: String, _ record: HostRecord, headers: [String] = [], body: String = "") -> Data {
        let lines =
            ["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(record.port)", "Authorization: Bearer \(record.token)"] + headers
            + (body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"]) + ["", body]
        return Data(lines.joined(separator: "\r\n").utf8)
    }

    private func upgrade(_ device: HostReply.Device, _ record: HostRecord) -> Data {
        request(
            "GET", "/devices/\(device.udid)/socket", record,
            headers: [
                "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            ])
    }

    /// The page's side of a socket, after the handshake.
    private func page(of device: HostReply.Device, _ record: HostRecord) throws -> RawConnection {
        let page = try RawConnection(to: record)
        page.send(upgrade(device, record))
        let head = String(decoding: try page.receive(upTo: Data("\r\n\r\n".utf8)), as: UTF8.self)
        try #require(head.hasPrefix("HTTP/1.1 101 "), "\(head)")
        return page
    }

    @Test func damagedRequestsEndTheirConnection() async throws {
        try await serving { _, device, record in
            var damage = Damage(alphabet: "\r\n: /?&=%{}\",")
            let requests = [
                request("POST", "/api/command", record, body: "{\"verb\":\"list\",\"arguments\":[],\"clearsStatusBar\":false}"),
                request("GET", "/devices/\(device.udid)/phone/phone.js?token=\(record.token)", record), upgrade(device, record),
            ]
            for round in 0..<300 {
                let connection = try RawConnection(to: record)
                connection.send(Data(damage.apply(to: Array(requests[round % requests.count]))))
                connection.endSending()
                _ = try connection.receive()
            }
        }
    }

    @Test func requestsAreRefusedBeforeTheirBodyIsRead() async throws {
        try await serving { _, _, record in
            func status(_ headers: [String]) throws -> String {
                let connection = try RawConnection(to: record)
                connection.send(Data((["POST /api/command HTTP/1.1"] + headers + ["", ""]).joined(separator: "\r\n").utf8))
                return String(decoding: try connection.receive(), as: UTF8.self).components(separatedBy: "\r\n")[0]
            }
            let host = "Host: 127.0.0.1:\(record.port)", length = "Content-Length: 17000000"
            let foreign = try status([host, length]), long = try status([host, "Authorization: Bearer \(record.token)", length])
            #expect(foreign == "HTTP/1.1 403 Forbidden")
            #expect(long == "HTTP/1.1 413 Payload Too Large")
        }
    }

    @Test func aBodyWithoutAnEndIsCutOff() async throws {
        try await serving { _, _, record in
            let connection = try RawConnection(to: record)
            connection.send(request("POST", "/api/command", record, headers: ["Transfer-Encoding: chunked"]))
            let chunk = Data("10000\r\n".utf8) + Data(repeating: 32, count: 65536) + Data("\r\n".utf8)
            for _ in 0..<1000 { connection.send(chunk) }
            _ = try connection.receive()
        }
    }

    @Test func damagedFramesEndTheirConnection() async throws {
        try await serving { _, device, record in
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
                let page = try page(of: device, record)
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
        ("an unknown opcode", PageFrame.encoded(5, Data()), 1002),
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
        try await serving { _, device, record in
            for (what, bytes, code) in Self.refusals {
                let page = try page(of: device, record)
                page.send(bytes)
                #expect(PageFrame.closeCode(in: try page.receive()) == code, "\(what)")
            }
        }
    }

    @Test func afterItsEndAConnectionSaysNothingMore() async throws {
        try await serving { client, device, record in
            let page = try page(of: device, record)
            page.send(PageFrame.encoded("{") + PageFrame.encoded(#"{"type":"setAppearance","appearance":"dark"}"#))
            _ = try page.receive()
            #expect(try client.send(HostRequest(.setState, device: device.udid)).state?.appearance == .light)
        }
    }

    @Test func aFloodOfMessagesIsTaken() async throws {
        try await serving { client, device, record in
            let page = try page(of: device, record)
            let touch = PageFrame.encoded(#"{"type":"touches","samples":[{"finger":1,"phase":"ended","x":1,"y":2,"force":0}]}"#)
            let ping = PageFrame.encoded(PageFrame.ping, Data(repeating: 0, count: 125))
            var flood = Data()
            for _ in 0..<10_000 { flood += touch + ping }
            page.send(flood)
            page.send(
                PageFrame.encoded(#"{"type":"setAppearance","appearance":"dark"}"#) + PageFrame.encoded(PageFrame.close, Data([3, 232])))
            #expect(PageFrame.closeCode(in: try page.receive()) == 1000)
            #expect(try client.send(HostRequest(.setState, device: device.udid)).state?.appearance == .dark)
        }
    }
}
