import Foundation
import Testing

@testable import Simulator

/// The real host in this process.
enum ServedHost {
    /// Runs a test while a host serves the devices of `folder`, an iPhone 15 booted.
    ///
    /// - Parameter executable: What the host takes for its own program; the home screen's is beside it.
    static func run(
        in folder: TemporaryFolder, executable: URL = FakeBundle.products.appendingPathComponent("FakeApp"),
        limits: SimulatorServer.Limits = SimulatorServer.Limits(),
        _ test: (HostClient, HostReply.Device) async throws -> Void
    ) async throws {
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let server = SimulatorServer(folder: folder.url, executable: executable, limits: limits)
        let running = Task {
            defer { start.finish() }
            try await server.run { start.finish() }
        }
        for await _ in started {}
        let client = try HostClient(folder: folder.url, executable: executable)
        let device = try #require(try client.send(HostRequest(.boot, device: "iPhone 15")).devices?.first)
        do { try await test(client, device) } catch {
            try client.send(HostRequest(.quit))
            throw error
        }
        try client.send(HostRequest(.quit))
        try await running.value
    }
}
