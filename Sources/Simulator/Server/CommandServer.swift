import Foundation
import NIOCore
import NIOPosix
import PageEncoding

/// A command and what proves that it comes from the user's own command line.
struct HostCall: Codable, Sendable {
    var key: String
    var request: HostRequest
}

/// Serves the command line over the host's Unix socket: a line of JSON, a `HostCall`, is answered by one line, a `HostReply`, or by the lines of a
/// log for as long as the reader stays.
struct CommandServer: Sendable {
    let host: SimulatorHost
    let key: AccessToken
    let limits: SimulatorServer.Limits

    private struct Foreign: Error {}

    func bind(_ group: MultiThreadedEventLoopGroup, _ socket: HostSocket) async throws -> any Channel {
        let connections = ConnectionLimit(limits.connections)
        return try await ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 64)
            .childChannelOption(.writeBufferWaterMark, value: .init(low: 8 << 20, high: 64 << 20))
            .childChannelInitializer { channel in
                guard connections.admit(channel), let options = channel as? any SocketOptionProvider else {
                    return channel.eventLoop.makeFailedFuture(Foreign())
                }
                let peer: EventLoopFuture<PeerUser> = options.unsafeGetSocketOption(
                    level: .socket, name: NIOBSDSocket.Option(rawValue: SO_PEERCRED))
                return peer.flatMapThrowing { peer in
                    guard peer.isOurs else { throw Foreign() }
                    let handler = CommandHandler(host: host, key: key, patience: limits.patience)
                    try channel.pipeline.syncOperations.addHandler(handler)
                }
            }
            .bind(unixDomainSocketPath: socket.path).get()
    }
}
