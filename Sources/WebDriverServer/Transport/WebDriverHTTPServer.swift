import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import Simulator

/// Serves clients of the WebDriver protocol over HTTP, on loopback only.
public struct WebDriverHTTPServer: Sendable {
    private let service: WebDriverService
    private let access: WebDriverAccess

    /// - Parameter token: The token that clients need; nil serves the processes of this user.
    public init(_ service: WebDriverService, token: AccessToken?) { (self.service, access) = (service, WebDriverAccess(token: token)) }

    /// Serves until the channel is closed.
    ///
    /// - Parameters:
    ///   - port: 0 = one of the system's choice.
    ///   - started: Called with the address once clients can connect.
    public func run(port: Int, started: @Sendable (String) -> Void) async throws {
        let channel: any Channel
        do { channel = try await bind(port: port) } catch {
            throw SimulatorError(
                "port \(port) cannot be listened on: \(error)", nextStep: "Choose another port with --port, or 0 for any that is free.")
        }
        service.start()
        started("http://127.0.0.1:\(channel.localAddress?.port ?? port)")
        try await channel.closeFuture.get()
        service.end()
    }

    private static let mostConnections = 128

    func bind(port: Int) async throws -> any Channel {
        let connections = ConnectionLimit(Self.mostConnections)
        let (service, access) = (service, access)
        return try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 64)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    guard connections.admit(channel) else { throw ChannelError.inputClosed }
                    var bounds = NIOHTTPDecoderLimitConfiguration()
                    (bounds.maxHeaderFieldSize, bounds.maxHeaderListSize, bounds.maxHeaderFieldCount) = (8 << 10, 32 << 10, 64)
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.configureHTTPServerPipeline(withEncoderConfiguration: .init(), withDecoderLimitConfiguration: bounds)
                    try pipeline.addHandler(WebDriverHTTPHandler(service: service, access: access))
                }
            }
            .bind(host: "127.0.0.1", port: port).get()
    }
}
