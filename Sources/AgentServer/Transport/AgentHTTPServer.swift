import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import Simulator

/// Serves clients over the protocol's “streamable HTTP” transport, on loopback only, to those who have the token.
public struct AgentHTTPServer: Sendable {
    private let sessions: AgentSessions
    private let token: AccessToken

    /// - Parameter makeSession: Makes the session of another client.
    public init(token: AccessToken, makeSession: @escaping @Sendable () -> AgentSession) {
        (self.token, sessions) = (token, AgentSessions(make: makeSession))
    }

    /// Serves until the channel is closed.
    ///
    /// - Parameters:
    ///   - port: 0 = one of the system's choice.
    ///   - started: Called with the address once clients can connect.
    public func run(port: Int, started: @Sendable (String) -> Void) async throws {
        let channel: any Channel
        do { channel = try await bind(port: port) } catch {
            throw SimulatorError(
                "port \(port) cannot be listened on: \(error)", nextStep: "Choose another port, or 0 for any that is free.")
        }
        started("http://127.0.0.1:\(channel.localAddress?.port ?? port)\(AgentHTTPRequest.path)")
        try await channel.closeFuture.get()
        sessions.endAll()
    }

    func bind(port: Int) async throws -> any Channel {
        let connections = ConnectionLimit(Self.mostConnections)
        let (sessions, token) = (sessions, token)
        return try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 64)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    guard connections.admit(channel) else { throw ChannelError.inputClosed }
                    try Self.configure(channel, sessions, token)
                }
            }
            .bind(host: "127.0.0.1", port: port).get()
    }

    private static let mostConnections = 64

    private static func configure(_ channel: any Channel, _ sessions: AgentSessions, _ token: AccessToken) throws {
        var bounds = NIOHTTPDecoderLimitConfiguration()
        (bounds.maxHeaderFieldSize, bounds.maxHeaderListSize, bounds.maxHeaderFieldCount) = (8 << 10, 32 << 10, 64)
        let pipeline = channel.pipeline.syncOperations
        try pipeline.configureHTTPServerPipeline(withEncoderConfiguration: .init(), withDecoderLimitConfiguration: bounds)
        try pipeline.addHandler(AgentHTTPHandler(sessions: sessions, token: token))
    }

    /// Ends all sessions.
    public func end() { sessions.endAll() }
}
