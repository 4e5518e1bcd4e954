import Foundation
import Testing

@testable import MultipeerConnectivity

// Here, because some of the tests of sessions are felt by all sessions.
extension SessionTests {
    /// Documents of the web that are sent to peers.
    struct WebResources {
        private let ana = Talker("Ana"), marko = Talker("Marko")

        private func connect() async throws {
            try await ana.connect(marko)
            for (talker, name) in [(ana, "Marko"), (marko, "Ana")] { _ = await talker.lines(upTo: "\(name) connected") }
        }

        private func send(_ url: URL) -> Progress? {
            ana.session.sendResource(at: url, withName: "document", toPeer: marko.peer) { [ana] error in
                ana.say("sent \(error.map { ($0 as? MCError).map { "\($0.code.rawValue)" } ?? "error" } ?? "whole")")
            }
        }

        @Test(arguments: [0, 1000, 5_000_000]) func aDocumentIsLoadedAndArrivesWhole(size: Int) async throws {
            try await connect()
            let server = try WebServer()
            let progress = try #require(send(server.address))
            #expect(progress.isIndeterminate)
            #expect(!progress.isFinished)
            server.answer(200, Data(repeating: 5, count: size))
            #expect(await marko.lines(upTo: "document \(size) bytes").last == "document \(size) bytes")
            #expect(await ana.lines(upTo: "sent whole").last == "sent whole")
            #expect(progress.totalUnitCount == Int64(size))
            #expect(progress.completedUnitCount == Int64(size))
        }

        @Test func aDocumentThatIsNotThereIsAnError() async throws {
            try await connect()
            let server = try WebServer()
            #expect(send(server.address) != nil)
            server.answer(404, Data("nothing".utf8))
            #expect(await ana.lines(upTo: "sent error").last == "sent error")
            // The other side has heard nothing of it.
            try ana.session.send(Data("still here".utf8), toPeers: [marko.peer], with: .reliable)
            #expect(await marko.lines(upTo: "still here") == ["Ana connecting", "Ana connected", "still here"])
        }

        @Test func nobodyThereIsAnError() async throws {
            try await connect()
            let server = try WebServer()
            let address = server.address
            server.close()
            #expect(send(address) != nil)
            #expect(await ana.lines(upTo: "sent error").last == "sent error")
        }

        @Test func addressesThatTheAppMayNotLoadFromAreErrors() async throws {
            try await connect()
            #expect(send(try #require(URL(string: "http://example.invalid/a"))) != nil)
            #expect(await ana.lines(upTo: "sent error").last == "sent error")
        }

        @Test func loadingCanBeCancelled() async throws {
            try await connect()
            let server = try WebServer()
            let progress = try #require(send(server.address))
            progress.cancel()
            #expect(await ana.lines(upTo: "sent 5").last == "sent 5")
            server.answer(200, Data("too late".utf8))
            try ana.session.send(Data("still here".utf8), toPeers: [marko.peer], with: .reliable)
            #expect(await marko.lines(upTo: "still here") == ["Ana connecting", "Ana connected", "still here"])
        }

        @Test func aPeerThatGoesEndsIt() async throws {
            try await connect()
            let server = try WebServer()
            #expect(send(server.address) != nil)
            marko.session.disconnect()
            #expect(await ana.lines(upTo: "sent 1").last == "sent 1")
            server.answer(200, Data("too late".utf8))
        }
    }
}

/// Answers one request, when it is told to.
private final class WebServer: @unchecked Sendable {
    let address: URL
    private let socket: Int32
    private let condition = NSCondition()
    private var answer: [UInt8]?

    init() throws {
        let socket = Glibc.socket(AF_INET, SOCK_STREAM, 0)
        self.socket = socket
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isThere = withUnsafeMutablePointer(to: &place) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, length) == 0 && listen(socket, 1) == 0 && getsockname(socket, $0, &length) == 0
            }
        }
        address = try #require(URL(string: "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))/document"))
        try #require(isThere)
        Thread { [self] in serve() }.start()
    }

    func answer(_ status: Int, _ body: Data) {
        let head = "HTTP/1.1 \(status) Answer\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        condition.withLock { answer = Array(head.utf8) + body }
        condition.broadcast()
    }

    func close() {
        shutdown(socket, SHUT_RDWR)
        condition.withLock { if answer == nil { answer = [] } }
        condition.broadcast()
    }

    private func serve() {
        let visitor = accept(socket, nil, nil)
        defer {
            Glibc.close(visitor)
            Glibc.close(socket)
        }
        guard visitor >= 0 else { return }
        var request = [UInt8](repeating: 0, count: 10_000)
        _ = recv(visitor, &request, request.count, 0)
        condition.lock()
        while answer == nil { condition.wait() }
        let bytes = answer ?? []
        condition.unlock()
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.send(visitor, $0.baseAddress! + sent, bytes.count - sent, MSG_NOSIGNAL) }
            guard count > 0 else { return }
            sent += count
        }
    }
}
