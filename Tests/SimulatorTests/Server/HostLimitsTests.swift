import Foundation
import Testing

@testable import Simulator

/// Clients that take more of the host than they need.
@Suite(.serialized)
struct HostLimitsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func oneClientTooManyIsRefusedUntilAnotherLeaves() async throws {
        var limits = SimulatorServer.Limits()
        limits.connections = 8
        try await ServedHost.run(in: folder, limits: limits) { client, device in
            let page = try ServedPage(device)
            var idle = try (0..<9).map { _ in try RawConnection(port: page.port) }
            // Two threads admit them, so it need not be the last.
            let refused = try #require(RawConnection.firstToHear(idle))
            let refusal = String(decoding: try refused.receive(), as: UTF8.self)
            #expect(refusal.hasPrefix("HTTP/1.1 503 "))
            #expect(refusal.contains("\r\nContent-Security-Policy: "))
            // The command line has a socket of its own.
            try client.send(HostRequest(.list))
            idle.removeAll()
            #expect(try eventually { try page.status(page.request("/devices/\(device.udid)/")) == 200 })
        }
    }

    @Test func whoSaysNothingOrNotAllIsDisconnected() async throws {
        var limits = SimulatorServer.Limits()
        limits.patience = 0.3
        try await ServedHost.run(in: folder, limits: limits) { client, device in
            let page = try ServedPage(device)
            for beginning in ["", "GET / HT", "GET / HTTP/1.1\r\nHost: \(page.host)\r\nX: "] {
                let connection = try RawConnection(port: page.port)
                connection.send(Data(beginning.utf8))
                #expect(try connection.receive().isEmpty, "\(beginning)")
            }
            let command = RawConnection(try #require(try HostSocket(in: folder.url).connect()))
            command.send(Data("{".utf8))
            #expect(try command.receive().isEmpty)
        }
    }

    /// A page that is connected stays so.
    @Test func socketsHaveNoDeadline() async throws {
        var limits = SimulatorServer.Limits()
        limits.patience = 0.3
        try await ServedHost.run(in: folder, limits: limits) { _, device in
            let page = try ServedPage(device)
            let socket = try page.connect()
            let idle = try RawConnection(port: page.port)
            // One that came later has been disconnected meanwhile.
            _ = try idle.receive()
            socket.send(PageFrame.encoded(PageFrame.close, Data([3, 232])))
            #expect(PageFrame.closeCode(in: try socket.receive()) == 1000)
        }
    }
}
