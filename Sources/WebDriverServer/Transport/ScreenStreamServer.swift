import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import Simulator

/// Serves the screen as a stream of JPEG pictures (`multipart/x-mixed-replace`), as WebDriverAgent does at port 9100, on loopback only.
public struct ScreenStreamServer: Sendable {
    private let draw: ScreenStreamHandler.Draw
    private let access: WebDriverAccess

    /// - Parameter token: The token that clients need; nil serves the processes of this user.
    public init(_ service: WebDriverService, token: AccessToken?) { self.init(token: token) { service.drawForStream($0) } }

    init(token: AccessToken?, draw: @escaping ScreenStreamHandler.Draw) { (self.draw, access) = (draw, WebDriverAccess(token: token)) }

    private static let mostConnections = 16

    /// Serves from now on.
    ///
    /// - Parameter port: 0 = one of the system's choice.
    /// - Returns: The address, and what ends the server.
    /// - Throws: `SimulatorError` where the port cannot be listened on.
    public func start(port: Int) async throws -> (address: String, stop: @Sendable () -> Void) {
        let channel: any Channel
        do { channel = try await bind(port: port) } catch {
            throw SimulatorError(
                "port \(port) cannot be listened on for the stream: \(error)", nextStep: "Choose another one with --mjpeg-port.")
        }
        return ("http://127.0.0.1:\(channel.localAddress?.port ?? port)", { channel.close(promise: nil) })
    }

    func bind(port: Int) async throws -> any Channel {
        let connections = ConnectionLimit(Self.mostConnections)
        let (draw, access) = (draw, access)
        return try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 16)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    guard connections.admit(channel) else { throw ChannelError.inputClosed }
                    var bounds = NIOHTTPDecoderLimitConfiguration()
                    (bounds.maxHeaderFieldSize, bounds.maxHeaderListSize, bounds.maxHeaderFieldCount) = (8 << 10, 32 << 10, 64)
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.configureHTTPServerPipeline(withEncoderConfiguration: .init(), withDecoderLimitConfiguration: bounds)
                    try pipeline.addHandler(ScreenStreamHandler(access: access, draw: draw))
                }
            }
            .bind(host: "127.0.0.1", port: port).get()
    }
}
