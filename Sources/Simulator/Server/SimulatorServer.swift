import Foundation
import Glibc
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// The user's host: serves the pages of booted devices and the command line, on loopback only.
public struct SimulatorServer: Sendable {
    private let folder: URL
    private let executable: URL

    /// - Parameters:
    ///   - folder: The data folder.
    ///   - executable: The tool's file, whose build the host belongs to.
    public init(folder: URL = DeviceStore.dataFolder(), executable: URL) { (self.folder, self.executable) = (folder, executable) }

    /// Serves until the command `quit`.
    ///
    /// - Parameter started: Called once the host can be reached.
    public func run(started: @Sendable () -> Void = {}) async throws {
        umask(0o077)  // The apps inherit it: what they write is their user's alone, too.
        let token = AccessToken()
        let host = SimulatorHost(
            store: DeviceStore(folder: folder.appendingPathComponent("Devices", isDirectory: true)),
            homeScreen: HomeScreenProgram(besideExecutable: executable))
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 2)
        let access = PageAccess(token: token)
        let channel = try await ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 64)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelOption(.writeBufferWaterMark, value: .init(low: 8 << 20, high: 64 << 20))
            .childChannelInitializer { channel in Self.configure(channel, host: host, access: access) }
            .bind(host: "127.0.0.1", port: 0).get()
        let port = channel.localAddress?.port ?? 0
        access.port = port
        host.pageAddress = { "http://127.0.0.1:\(port)/devices/\($0.uuidString)/?token=\(token.text)" }
        host.previewAddress = "http://127.0.0.1:\(port)/previews/?token=\(token.text)"
        host.quit = {
            host.shutDownAll()
            host.leaveNetwork()
            _ = channel.eventLoop.scheduleTask(in: .milliseconds(200)) { channel.close(promise: nil) }
        }
        try HostRecord(port: port, token: token.text, process: getpid(), build: HostRecord.build(of: executable)).write(in: folder)
        started()
        try await channel.closeFuture.get()
        // A host of a newer build may have taken over meanwhile.
        if HostRecord.read(in: folder)?.process == getpid() { try? FileManager.default.removeItem(at: HostRecord.file(in: folder)) }
        // Apps have a second to end.
        try await Task.sleep(for: .milliseconds(1200))
    }

    private static func configure(_ channel: any Channel, host: SimulatorHost, access: PageAccess) -> EventLoopFuture<Void> {
        let upgrader = NIOWebSocketServerUpgrader(
            maxFrameSize: 1 << 20, automaticErrorHandling: true,
            shouldUpgrade: { channel, head in
                let request = PageRequest(head)
                let isAllowed = access.allows(request) && request.device.flatMap(host.session) != nil && request.asset == "socket"
                return channel.eventLoop.makeSucceededFuture(isAllowed ? HTTPHeaders() : nil)
            },
            upgradePipelineHandler: { channel, head in
                channel.eventLoop.makeCompletedFuture {
                    guard let session = PageRequest(head).device.flatMap(host.session) else { return }
                    try channel.pipeline.syncOperations.addHandlers([
                        NIOWebSocketFrameAggregator(
                            minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 64, maxAccumulatedFrameSize: 4 << 20),
                        PageSocketHandler(session: session),
                    ])
                }
            })
        return channel.eventLoop.makeCompletedFuture {
            let handler = RequestHandler(host: host, access: access)
            try channel.pipeline.syncOperations.configureHTTPServerPipeline(
                withServerUpgrade: (
                    upgraders: [upgrader],
                    completionHandler: { context in context.pipeline.syncOperations.removeHandler(handler, promise: nil) }
                ))
            try channel.pipeline.syncOperations.addHandler(handler)
        }
    }
}
