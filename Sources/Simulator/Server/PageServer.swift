import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Serves the pages and their sockets, on loopback only.
struct PageServer: Sendable {
    let host: SimulatorHost
    let access: PageAccess
    let limits: SimulatorServer.Limits

    /// Listens on a port of the system's choice.
    func bind(_ group: MultiThreadedEventLoopGroup) async throws -> any Channel {
        let connections = ConnectionLimit(limits.connections)
        return try await ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 64)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelOption(.writeBufferWaterMark, value: .init(low: 8 << 20, high: 64 << 20))
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    guard connections.admit(channel) else {
                        return try channel.pipeline.syncOperations.addHandler(OverloadHandler(access: access))
                    }
                    try configure(channel)
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
    }

    /// Has a connection answer requests, and become a page's socket where that is asked for.
    func configure(_ channel: any Channel) throws {
        let pipeline = channel.pipeline.syncOperations
        let handler = RequestHandler(host: host, access: access, patience: limits.patience)
        let headers = ResponseHeaders(access: access)
        var bounds = NIOHTTPDecoderLimitConfiguration()
        (bounds.maxHeaderFieldSize, bounds.maxHeaderListSize, bounds.maxHeaderFieldCount) = (8 << 10, 32 << 10, 64)
        try pipeline.configureHTTPServerPipeline(
            withServerUpgrade: (
                upgraders: [upgrader],
                completionHandler: { context in
                    context.pipeline.syncOperations.removeHandler(handler, promise: nil)
                    context.pipeline.syncOperations.removeHandler(headers, promise: nil)
                }
            ),
            withEncoderConfiguration: .init(), withDecoderLimitConfiguration: bounds)
        // Below all that answers, and above what writes the answers' bytes.
        try pipeline.addHandler(headers, position: .after(pipeline.handler(type: HTTPResponseEncoder.self)))
        try pipeline.addHandler(handler)
    }

    private var upgrader: NIOWebSocketServerUpgrader {
        NIOWebSocketServerUpgrader(
            maxFrameSize: Self.maximumFrameSize, automaticErrorHandling: false,
            shouldUpgrade: { channel, head in
                let request = PageRequest(head)
                guard session(of: request) != nil else { return channel.eventLoop.makeSucceededFuture(nil) }
                let isNamed = request.subprotocols.contains(PageRequest.socketProtocol)
                return channel.eventLoop.makeSucceededFuture(
                    isNamed ? HTTPHeaders([("Sec-WebSocket-Protocol", PageRequest.socketProtocol)]) : HTTPHeaders())
            },
            upgradePipelineHandler: { channel, head in
                guard let session = session(of: PageRequest(head)) else { return channel.close() }
                return channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers(Self.socketHandlers(session))
                }
            })
    }

    /// Bytes of one frame of a page's.
    static let maximumFrameSize = 1 << 20

    /// The handlers of the frames of a page's socket.
    static func socketHandlers(_ session: DeviceSession) -> [any ChannelHandler] {
        [
            FrameCheck(),
            NIOWebSocketFrameAggregator(minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 64, maxAccumulatedFrameSize: 4 << 20),
            PageSocketHandler(session: session),
        ]
    }

    /// The device whose socket a request may have.
    private func session(of request: PageRequest) -> DeviceSession? {
        guard case .socket(let device)? = try? access.resource(of: request) else { return nil }
        return host.session(device)
    }
}

extension PageRequest {
    init(_ head: HTTPRequestHead) {
        self.init(method: head.method.rawValue, target: head.uri, headers: head.headers.map { ($0.name, $0.value) })
    }
}
